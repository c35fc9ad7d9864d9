import type { Json } from '../../../engine/core/json/json.ts';
import {
  badRequest,
  type GatewayError,
  tooLarge,
  tooManyValues,
  wrongContentType,
} from '../../operation/errors.ts';
import type { WorkBudget } from '../../records/context/work-budget.ts';
import { JsonRefusedError, parseStrictJsonStepwise, TooManyValuesError } from './strict-json.ts';

/** 1 MiB: several times the largest record, and small enough to hold many in memory. */
export const largestBody = 1_048_576;

/** Ten times what the largest record has. */
const mostContent = { values: 100_000, properties: 10_000 };

/** The text of a body. Stops reading at the limit, whatever the request says about its length. */
export async function readBodyText(request: Request, limit = largestBody): Promise<string> {
  const declared = request.headers.get('content-length');
  if (declared === null) return readPieces(request, limit);
  if (Number(declared) > limit) throw tooLarge(limit);
  // The server passes on no more than was declared: reading it at once takes a fraction of a stream's time.
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > limit) throw tooLarge(limit);
  return decode(newDecoder(), new Uint8Array(bytes), { stream: false });
}

async function readPieces(request: Request, limit: number): Promise<string> {
  const decoder = newDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge(limit);
    text += decode(decoder, chunk, { stream: true });
  }
  return text + decode(decoder, undefined, { stream: false });
}

/** A byte order mark at the start is dropped by it. */
function newDecoder(): TextDecoder {
  return new TextDecoder('utf-8', { fatal: true });
}

/** Throws 400 with a sentence for a body that is no (unambiguous) JSON. */
export async function parseBody(request: Request, text: string, budget: WorkBudget): Promise<Json> {
  const contentType = request.headers.get('content-type');
  if (contentType !== null && !/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(contentType))
    throw wrongContentType();
  try {
    return await budget.run(parseStrictJsonStepwise(text, mostContent));
  } catch (error) {
    if (error instanceof JsonRefusedError) throw refusalOf(error);
    if (error instanceof TooManyValuesError) throw tooManyValues(mostContent);
    throw error;
  }
}

/** Names the field, so that whoever sent it finds it. */
function refusalOf({ message, at }: JsonRefusedError): GatewayError {
  const sentence = `${message} Correct it and send it again.`;
  if (at === undefined) return badRequest(sentence);
  const unseen = 'Holds a character that cannot be stored. Delete it and type the text again.';
  return badRequest(sentence, [{ at, code: 'format', message: unseen, severity: 'error' }]);
}

function decode(decoder: TextDecoder, bytes: Uint8Array | undefined, options: TextDecodeOptions): string {
  try {
    return decoder.decode(bytes, options);
  } catch {
    throw badRequest('The body is not valid UTF-8. Send it as UTF-8.');
  }
}
