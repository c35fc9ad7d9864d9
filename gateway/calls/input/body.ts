import type { Json } from '../../../engine/core/json/json.ts';
import type { WorkBudget } from '../../context/work-budget.ts';
import { badRequest, tooLarge, tooManyValues, wrongContentType } from '../../errors.ts';
import { JsonRefusedError, parseStrictJsonStepwise, TooManyValuesError } from './strict-json.ts';

/** 1 MiB: several times the largest record, and small enough to hold many in memory. */
export const largestBody = 1_048_576;

/** Ten times what the largest record has. */
const mostContent = { values: 100_000, properties: 10_000 };

/** The text of a body. Stops reading at the limit, whatever the request says about its length. */
export async function readBodyText(request: Request, limit = largestBody): Promise<string> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > limit) throw tooLarge(limit);
  // A byte order mark at the start is dropped by the decoder.
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge(limit);
    text += decode(decoder, chunk);
  }
  return text + decode(decoder);
}

/** Throws 400 with a sentence for a body that is no (unambiguous) JSON. */
export async function parseBody(request: Request, text: string, budget: WorkBudget): Promise<Json> {
  const contentType = request.headers.get('content-type');
  if (contentType !== null && !/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(contentType))
    throw wrongContentType();
  try {
    return await budget.run(parseStrictJsonStepwise(text, mostContent));
  } catch (error) {
    if (error instanceof JsonRefusedError) throw badRequest(`${error.message} Correct it and send it again.`);
    if (error instanceof TooManyValuesError) throw tooManyValues(mostContent);
    throw error;
  }
}

/** Of the piece that comes next, or of what is left at the end. */
function decode(decoder: TextDecoder, piece?: Uint8Array): string {
  try {
    return decoder.decode(piece, { stream: piece !== undefined });
  } catch {
    throw badRequest('The body is not valid UTF-8. Send it as UTF-8.');
  }
}
