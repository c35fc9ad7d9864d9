import type { Queryable } from '../store/database.ts';

/** Counts in progress, by database and query. */
const underWay = new WeakMap<object, Map<string, Promise<number>>>();

/**
 * Shares one query among concurrent identical counts: pages notified of one change count at the same time. Does not
 * cache the result.
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
