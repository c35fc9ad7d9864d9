import { isJsonObject, type JsonObject, jsonItems } from '../../../engine/core/json/json.ts';
import type { TaskSurroundings } from '../../../gateway/features.ts';
import type { Call } from '../../../gateway/records/context/call.ts';
import { contentOf } from '../../../gateway/records/meta.ts';
import { findRecord } from '../../../gateway/records/read.ts';
import type { Saved } from '../../../gateway/records/saving/save.ts';
import { writeRecord } from '../../../gateway/records/write.ts';
import type { Queryable } from '../../../gateway/store/database.ts';
import type { OutboxEntry } from '../../../gateway/store/outbox/entry.ts';
import type { Task } from '../../../gateway/store/outbox/tasks.ts';
import { topicOf } from '../../../gateway/store/outbox/topic.ts';
import { type RecordOf, recordKind } from '../../contracts/server/typed.ts';
import { normalized } from '../../risk/server/normalized.ts';
import { questionAbout } from '../../risk/server/question-about.ts';
import type { RiskProvider } from '../../risk/server/risk-provider.ts';
import { scoreOf } from '../../risk/server/score-of.ts';

export const reviewRiskTopic = topicOf('review.risk', (text) => ({
  id: text('id'),
  snapshotOn: text('snapshotOn'),
  user: text('user'),
}));

/** Queues the risk score of a review's medications, unless the review has one. */
export async function queueReviewRisk(call: Call, { id, record }: Saved): Promise<void> {
  const { database, origin, user } = call;
  const { riskScoreStatus, snapshotOn } = record;
  if (riskScoreStatus !== 'computing') return;
  await reviewRiskTopic.queue(database, {
    // Keys the entry by snapshot, so that a failing entry does not delay the next snapshot's.
    subject: `${id} ${String(snapshotOn)}`,
    organization: null,
    payload: { id, snapshotOn: String(snapshotOn), user: user._id },
    at: origin.at,
  });
}

/**
 * Requests the score of the snapshot's medications and stores it with the review; without an answer, marks the review,
 * and the outbox retries.
 */
export function createReviewRisk(riskOf: RiskProvider, surroundings: TaskSurroundings): Task {
  return {
    async outside(entry) {
      const { database } = surroundings;
      const review = await openReview(database, entry, surroundings);
      if (review === undefined) return;
      try {
        const scores = await scoreOf(riskOf, await questionFor(database, review, surroundings));
        await store(entry, surroundings, {
          riskScoreStatus: 'current',
          riskScoresNormalized: normalized(scores),
        });
      } catch (error) {
        if (review.document.riskScoreStatus !== 'failed')
          await store(entry, surroundings, { riskScoreStatus: 'failed' });
        throw error;
      }
    },
  };
}

/** Reads the review if it still waits for the score of this snapshot; each snapshot has an entry of its own. */
async function openReview(
  database: Queryable,
  entry: OutboxEntry,
  { product }: TaskSurroundings,
  lock?: 'change',
): Promise<RecordOf<'review'> | undefined> {
  const kind = recordKind(product(), 'review');
  const payload = reviewRiskTopic.payloadOf(entry);
  const query = { kind, id: payload.id, scope: 'everything' as const };
  const review = await findRecord(database, lock === undefined ? query : { ...query, lock });
  const { snapshotOn, riskScoreStatus } = review?.document ?? {};
  const isWaiting = riskScoreStatus === 'computing' || riskScoreStatus === 'failed';
  return isWaiting && review?.isRemoved === false && snapshotOn === payload.snapshotOn ? review : undefined;
}

async function questionFor(database: Queryable, review: RecordOf<'review'>, { product }: TaskSurroundings) {
  const kind = recordKind(product(), 'patient');
  const patient = await findRecord(database, { kind, id: review.subject ?? '', scope: 'everything' });
  const { currentMedications, reviewDate, snapshotOn } = review.document;
  return questionAbout({
    patient: patient?.document ?? {},
    medications: jsonItems(currentMedications).filter(isJsonObject),
    // Falls back to the snapshot's day, since an imported review may lack its date.
    today: reviewDate ?? String(snapshotOn).slice(0, 10),
  });
}

/** Stores the score as the gateway's own change, which merges with concurrent changes. */
async function store(entry: OutboxEntry, surroundings: TaskSurroundings, content: JsonObject): Promise<void> {
  const { database, product, now } = surroundings;
  await database.transaction(async (tx) => {
    const before = await openReview(tx, entry, surroundings, 'change');
    if (before === undefined) return;
    const { id, organization, subject, document } = before;
    const kind = recordKind(product(), 'review');
    await writeRecord(tx, {
      ...{ kind, id, before, organization, subject: subject ?? undefined },
      content: { ...contentOf(kind.entity, document), ...content },
      performedBy: document.performedBy,
      origin: {
        author: reviewRiskTopic.payloadOf(entry).user,
        call: reviewRiskTopic.name,
        request: `${reviewRiskTopic.name}-${entry.seq}`,
        at: now(),
      },
    });
  });
}
