import type { IncomingMessage } from 'node:http';

/** Bytes; an e-mail and a password are far below. */
const mostBytes = 4_096;

/** The fields of a form that was sent; undefined for another kind of body and for one that is too large. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  // Read to the end even when it is too large: an answer to a half-read request does not arrive.
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= mostBytes) chunks.push(chunk);
  }
  return size > mostBytes ? undefined : new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
