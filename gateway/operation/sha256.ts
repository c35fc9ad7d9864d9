import { hash } from 'node:crypto';

/** Computes SHA-256 as hexadecimal digits, in this thread: texts here are short, and another thread would cost more. */
export function sha256(text: string): string {
  return hash('sha256', text);
}

/** Computes SHA-256 over several pieces in sequence. */
export function sha256Bytes(...pieces: readonly Uint8Array[]): Uint8Array {
  return hash('sha256', Buffer.concat(pieces), 'buffer');
}
