import { millisecondsOfDay } from '../../../engine/core/dates/milliseconds.ts';
import { yearsBetween } from '../../../engine/core/expressions/runtime.ts';
import { stringOrEmpty } from '../../../engine/core/json/string-values.ts';
import type { TaskSurroundings } from '../../../gateway/features.ts';
import { listNext } from '../../../gateway/records/read.ts';
import type { Queryable } from '../../../gateway/store/database.ts';
import { kindsOf } from '../../../gateway/store/kinds/kinds.ts';
import { hurryTask, queueTasks } from '../../../gateway/store/outbox/append.ts';
import { hasLaterTask, type Task } from '../../../gateway/store/outbox/tasks.ts';
import { topicOf } from '../../../gateway/store/outbox/topic.ts';
import { takeTurn } from '../../../gateway/store/take-turn.ts';
import { type RecordOf, recordKind } from '../../contracts/server/typed.ts';
import { storedRiskTopic } from './stored-risk.ts';

export const birthdaysTopic = topicOf('patient.birthdays', (text) => ({ after: text('after') }));

const ofNobody = { subject: null, organization: null };

/** Milliseconds after midnight at which the search runs, so that slightly different clocks agree on the day. */
const behindMidnight = 60_000;

/** Key of the lock on queueing, without which a starting gateway would miss another's search for the next day. */
const turn = 'birthdays';

/**
 * Queues a search for patients with a birthday since their score was stored; the search then queues that of the next
 * day.
 */
export async function queueBirthdays({ database, product, now }: TaskSurroundings): Promise<void> {
  // Skips a product without scores.
  if (!kindsOf(product()).has('risk-score')) return;
  await database.transaction(async (tx) => {
    await takeTurn(tx, turn);
    // Makes a search that waits for its day due now, since it would block the new one; it then ends in favour of the
    // new one.
    await hurryTask(tx, { topic: birthdaysTopic.name, subject: null });
    await birthdaysTopic.queue(tx, { ...ofNobody, payload: { after: '' }, at: now() });
  });
}

/**
 * Queues the scores of a batch of patients and the next search; after the last batch, the search of the next day.
 */
export function createBirthdays({ product, now }: TaskSurroundings): Task {
  return {
    async inside(tx, entry) {
      await takeTurn(tx, turn);
      // Yields to a later search: each start of a gateway queues one, and only the last continues.
      if (await hasLaterTask(tx, entry)) return;
      const { after } = birthdaysTopic.payloadOf(entry);
      const at = now();
      const scores = await listNext(tx, { kind: recordKind(product(), 'risk-score'), after });
      const last = scores.at(-1)?.id;
      if (last === undefined) return queueNextDay(tx, at);
      const older = scores.filter((score) => isOlderSince(score, at));
      const subjects = older.flatMap(({ subject }) => subject ?? []);
      if (subjects.length > 0) await queueTasks(tx, { topic: storedRiskTopic, subjects, at });
      await birthdaysTopic.queue(tx, { ...ofNobody, payload: { after: last }, at });
    },
  };
}

/** Reports whether the patient's age in years has risen since the day of the score. */
function isOlderSince({ document, subjectDocument }: RecordOf<'risk-score'>, at: Date): boolean {
  const dob = stringOrEmpty(subjectDocument?.['dob']);
  return (
    yearsBetween(dob, document.calculatedAt?.slice(0, 10)) !==
    yearsBetween(dob, at.toISOString().slice(0, 10))
  );
}

async function queueNextDay(tx: Queryable, at: Date): Promise<void> {
  const midnight = Math.floor(at.getTime() / millisecondsOfDay + 1) * millisecondsOfDay;
  const next = new Date(midnight + behindMidnight);
  const after = next.getTime() - at.getTime();
  await birthdaysTopic.queue(tx, { ...ofNobody, payload: { after: '' }, at: next, after });
}
