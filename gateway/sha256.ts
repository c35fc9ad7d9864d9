/** SHA-256 as hexadecimal digits. */
export async function sha256(text: string): Promise<string> {
  return Buffer.from(await sha256Bytes(new TextEncoder().encode(text))).toString('hex');
}

/** SHA-256 over several pieces, one behind the other. */
export async function sha256Bytes(...pieces: readonly Uint8Array[]): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', Buffer.concat(pieces)));
}
