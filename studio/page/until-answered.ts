import { GatewayError } from '../../engine/react/index.ts';

/** Statuses of no answer, and of one that is another once somebody has signed in again, or waited. */
const unanswered = new Set([0, 401, 408, 429, 502, 503, 504]);

const firstWait = 1000;
const longestWait = 15_000;

export interface Waiting {
  /** Called once, with the reason, when it is tried again. */
  readonly onWait: (reason: unknown) => void;
  /** True once nobody waits for the answer any more. */
  readonly isOver: () => boolean;
}

/** Asks until the gateway answers: what was typed is not given up for a line that was away. Throws what is refused. */
export async function untilAnswered<Answer>(
  ask: () => Promise<Answer>,
  { onWait, isOver }: Waiting,
): Promise<Answer> {
  for (let wait = firstWait; ; wait = Math.min(2 * wait, longestWait)) {
    try {
      return await ask();
    } catch (reason) {
      const isAnswer = !(reason instanceof GatewayError && unanswered.has(reason.status));
      if (isAnswer || isOver()) throw reason;
      if (wait === firstWait) onWait(reason);
      const pause = wait;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
