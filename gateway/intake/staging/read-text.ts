const utf16 = { little: 'utf-16le', big: 'utf-16be' } as const;

/**
 * Decodes bytes piece by piece, by the byte order mark, else `encoding`, else UTF-8. Replaces invalid UTF-8 by U+FFFD.
 */
export async function* readText(bytes: AsyncIterable<Uint8Array>, encoding?: string): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const chunk of withWholeMark(bytes)) {
    decoder ??= new TextDecoder(markedEncoding(chunk) ?? encoding ?? 'utf-8');
    yield decoder.decode(chunk, { stream: true });
  }
  const rest = decoder?.decode() ?? '';
  if (rest !== '') yield rest;
}

const longestMark = 3;

/** Joins the first bytes, so that the first piece contains the complete byte order mark, if any. */
async function* withWholeMark(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let start = Buffer.alloc(0);
  for await (const chunk of bytes) {
    if (start.length >= longestMark) yield chunk;
    else {
      start = Buffer.concat([start, chunk]);
      if (start.length >= longestMark) yield start;
    }
  }
  if (start.length > 0 && start.length < longestMark) yield start;
}

/** Finds the encoding by the byte order mark, or by the zero bytes that Latin letters have in UTF-16. */
function markedEncoding([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return utf16.little;
  if (first === 0xfe && second === 0xff) return utf16.big;
  if (first !== undefined && first > 0 && second === 0) return utf16.little;
  return first === 0 && second !== undefined && second > 0 ? utf16.big : undefined;
}

/** Reports whether a decoder knows the encoding. */
export function isEncoding(name: string): boolean {
  try {
    return new TextDecoder(name).encoding !== '';
  } catch {
    return false;
  }
}
