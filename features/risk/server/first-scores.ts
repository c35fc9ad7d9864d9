import type { TaskSurroundings } from '../../../gateway/features.ts';
import { subjectsWithout } from '../../../gateway/records/subjects-without.ts';
import { kindsOf } from '../../../gateway/store/kinds/kinds.ts';
import { queueTasks } from '../../../gateway/store/outbox/append.ts';
import type { Task } from '../../../gateway/store/outbox/tasks.ts';
import { topicOf } from '../../../gateway/store/outbox/topic.ts';
import { recordKind } from '../../contracts/server/typed.ts';
import { storedRiskTopic } from './stored-risk.ts';

export const firstScoresTopic = topicOf('patient.risk-first', (text) => ({ after: text('after') }));

/** Queues a search for patients whose medications were stored by a release without scores. */
export async function queueFirstScores({ database, product, now }: TaskSurroundings): Promise<void> {
  // Skips a product without scores.
  if (!kindsOf(product()).has('risk-score')) return;
  await database.transaction((tx) =>
    firstScoresTopic.queue(tx, { subject: null, organization: null, payload: { after: '' }, at: now() }),
  );
}

/** Queues the scores of a batch of patients, and the next search. */
export function createFirstScores({ product, now }: TaskSurroundings): Task {
  return {
    async inside(tx, entry) {
      const kind = recordKind(product(), 'medication');
      const without = recordKind(product(), 'risk-score');
      const { after } = firstScoresTopic.payloadOf(entry);
      const { subjects, last } = await subjectsWithout(tx, { kind, without, after });
      if (subjects.length > 0) await queueTasks(tx, { topic: storedRiskTopic, subjects, at: now() });
      if (last === undefined) return;
      const next = { subject: null, organization: null, payload: { after: last }, at: now() };
      await firstScoresTopic.queue(tx, next);
    },
  };
}
