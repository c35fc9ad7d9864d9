/** Limit on the answer of an external service in bytes (4 MiB): no request has a longer answer. */
export const largestAnswer = 4_194_304;

/** Error about an answer of a service that exceeds the size limit. */
export class AnswerTooLargeError extends Error {
  override readonly name = 'AnswerTooLargeError';
}

/**
 * Reads the text of an answer. Rejects with `AnswerTooLargeError` as soon as the limit is passed: a service may send
 * without end.
 */
export async function readAnswerText(response: Response, most = largestAnswer): Promise<string> {
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  // Cancels the rest of the stream when the loop is left early.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw new AnswerTooLargeError(`The service sent more than ${most} bytes.`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Reads the JSON of an answer within the same limit. */
export async function readAnswerJson(response: Response, most = largestAnswer): Promise<unknown> {
  return JSON.parse(await readAnswerText(response, most));
}
