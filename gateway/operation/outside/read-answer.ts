/** Bytes of an answer of a service elsewhere, 4 MiB: more is no answer to a request. */
export const largestAnswer = 4_194_304;

/** A service sent more than anybody takes. */
export class AnswerTooLargeError extends Error {
  override readonly name = 'AnswerTooLargeError';
}

/**
 * The text of an answer. Rejects with `AnswerTooLargeError` as soon as more came than is taken: a service may send
 * without an end.
 */
export async function readAnswerText(response: Response, most = largestAnswer): Promise<string> {
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  // Leaving the loop cancels what is still under way.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw new AnswerTooLargeError(`The service sent more than ${most} bytes.`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** The JSON of an answer, read in the same way. */
export async function readAnswerJson(response: Response, most = largestAnswer): Promise<unknown> {
  return JSON.parse(await readAnswerText(response, most));
}
