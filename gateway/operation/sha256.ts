import { hash } from 'node:crypto';

/** SHA-256 as hexadecimal digits. Texts here are short: a thread of its own would cost more than the work. */
export function sha256(text: string): string {
  return hash('sha256', text);
}

/** SHA-256 over several pieces, one behind the other. */
export function sha256Bytes(...pieces: readonly Uint8Array[]): Uint8Array {
  return hash('sha256', Buffer.concat(pieces), 'buffer');
}
