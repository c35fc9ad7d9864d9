import type { Queryable } from '../store/database.ts';

/** Counts that are being worked out, by who is asked and by their question. */
const underWay = new WeakMap<object, Map<string, Promise<number>>>();

/**
 * Concurrent identical counts share one query: pages that are notified of the same change count at the same moment. The
 * result is not cached.
 */
export function sharedCount(
  database: Queryable,
  question: string,
  count: () => Promise<number>,
): Promise<number> {
  const asked = database.server ?? database;
  const questions = underWay.get(asked) ?? new Map<string, Promise<number>>();
  underWay.set(asked, questions);
  const known = questions.get(question);
  if (known !== undefined) return known;
  const answer = count().finally(() => questions.delete(question));
  questions.set(question, answer);
  return answer;
}
