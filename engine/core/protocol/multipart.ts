/** Body with a file, as multipart/form-data (RFC 7578). */
export interface MultipartBody {
  readonly contentType: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

/**
 * Builds a body with the parts `payload` and `file`. The random boundary is too long to occur in a part by
 * chance.
 */
export async function multipartBody(payload: string, file: Blob): Promise<MultipartBody> {
  const boundary = `part-${crypto.randomUUID()}`;
  const start = [
    ...[`--${boundary}`, 'Content-Disposition: form-data; name="payload"', '', payload],
    ...[`--${boundary}`, 'Content-Disposition: form-data; name="file"; filename="file"'],
    ...['Content-Type: application/octet-stream', '', ''],
  ].join('\r\n');
  const pieces = [
    new TextEncoder().encode(start),
    new Uint8Array(await file.arrayBuffer()),
    new TextEncoder().encode(`\r\n--${boundary}--\r\n`),
  ];
  const content = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0));
  let end = 0;
  for (const piece of pieces) {
    content.set(piece, end);
    end += piece.length;
  }
  return { contentType: `multipart/form-data; boundary=${boundary}`, content };
}
