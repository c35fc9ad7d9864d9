import { badRequest, tooLarge, wrongContentType } from '../../operation/errors.ts';
import { largestBody } from './input.ts';

/** Parts of a multipart/form-data request: the bytes of the file, and the text of the body. */
export interface Upload {
  readonly payload: string;
  readonly file: Uint8Array;
}

/**
 * Reads the parts `file` and `payload`. A file arrives in pieces, one per request, so that no file is held in memory
 * as a whole. Throws 400 for any other body.
 */
export async function readUpload(request: Request, limit = largestBody): Promise<Upload> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw wrongContentType('multipart/form-data');
  const form = await formOf(await readBytes(request, limit), type);
  const [file, payload] = [form.getAll('file'), form.getAll('payload')];
  const [content] = file;
  const [body] = payload;
  if (
    file.length !== 1 ||
    payload.length !== 1 ||
    [...form.keys()].length !== 2 ||
    !(content instanceof Blob)
  )
    throw badRequest('Send one part "file" and one part "payload".');
  const text = typeof body === 'string' ? body : await body?.text();
  return { payload: text ?? '', file: new Uint8Array(await content.arrayBuffer()) };
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > limit) throw tooLarge(limit);
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of request.body ?? []) {
    size += piece.byteLength;
    if (size > limit) throw tooLarge(limit);
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
}

async function formOf(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
  } catch {
    throw badRequest('The body is no multipart/form-data. Correct it and send it again.');
  }
}
