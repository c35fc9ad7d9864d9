/**
 * Returns the part of a link behind `#` that holds a text: compressed, since addresses have limits. Browsers send it to
 * no server.
 */
export async function toHash(text: string): Promise<string> {
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Returns the text of a link; undefined where the link was cut off or holds something else. */
export async function fromHash(hash: string): Promise<string | undefined> {
  try {
    const coded = atob(hash.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(coded, (letter) => letter.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      await through(new DecompressionStream('deflate-raw'), bytes),
    );
  } catch {
    return undefined;
  }
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const changed = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(changed).arrayBuffer());
}
