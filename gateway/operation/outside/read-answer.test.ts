import { expect, it } from 'vitest';
import { AnswerTooLargeError, readAnswerJson, readAnswerText } from './read-answer.ts';

/** Endless body of pieces of a kilobyte, counted as they are read. */
function endless() {
  const asked = { pieces: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      asked.pieces += 1;
      controller.enqueue(new Uint8Array(1_024).fill(32));
    },
    cancel() {
      asked.isCancelled = true;
    },
  });
  return { asked, response: new Response(body) };
}

it('reads no more of an answer than is taken, and tells the service to stop', async () => {
  const { asked, response } = endless();
  await expect(readAnswerText(response, 10_240)).rejects.toThrow(AnswerTooLargeError);
  expect(asked.pieces).toBeLessThan(15);
  expect(asked.isCancelled).toBe(true);
});

it('reads an answer that is taken whole, also where a piece ends within a letter', async () => {
  const bytes = new TextEncoder().encode('{"name":"Søbirk"}');
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
      controller.close();
    },
  });
  expect(await readAnswerJson(new Response(body))).toEqual({ name: 'Søbirk' });
});
