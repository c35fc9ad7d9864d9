import { CallError } from '../../engine/react/index.ts';

/**
 * HTTP statuses after which a later attempt may get another answer: no connection (0), signed out, timeout,
 * rate limit, unavailable gateway.
 */
const unanswered = new Set([0, 401, 408, 429, 502, 503, 504]);

const firstWait = 1000;
const longestWait = 15_000;

export interface Waiting {
  /** Called once, with the reason of the first retry. */
  readonly onWait: (reason: unknown) => void;
  /** Reports whether the answer is no longer needed. */
  readonly isOver: () => boolean;
}

/**
 * Repeats a request until the gateway answers, so that a lost connection loses no typed text. Throws the
 * error of a refusal.
 */
export async function untilAnswered<Answer>(
  ask: () => Promise<Answer>,
  { onWait, isOver }: Waiting,
): Promise<Answer> {
  for (let wait = firstWait; ; wait = Math.min(2 * wait, longestWait)) {
    try {
      return await ask();
    } catch (reason) {
      const isAnswer = !(reason instanceof CallError && unanswered.has(reason.status));
      if (isAnswer || isOver()) throw reason;
      if (wait === firstWait) onWait(reason);
      const pause = wait;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
