import { jsonEqual } from '../../../engine/core/json/equal.ts';
import { isJsonObject, type JsonObject, jsonItems } from '../../../engine/core/json/json.ts';
import type { Entity } from '../../../engine/core/product/entity.ts';
import { recordOf, savedAnswer } from '../../../gateway/calls/bindings/save.ts';
import { type GatewayError, invalid } from '../../../gateway/operation/errors.ts';
import { contentOf, readRecordId } from '../../../gateway/records/meta.ts';
import { findRecord } from '../../../gateway/records/read.ts';
import { refusalOfChange } from '../../../gateway/records/readers.ts';
import { createRecord, updateRecord, type Writes } from '../../../gateway/records/saving/save.ts';
import type { Calls, Records } from '../../../generated/calls.types.ts';
import { type Handler, recordKind } from '../../contracts/server/typed.ts';
import { endLetters } from '../../responses/server/end-letters.ts';
import { queueReviewRisk } from './review-risk.ts';
import { reviewSnapshot } from './snapshot.ts';

type SentReview = Calls['review.save']['body'] & JsonObject;

/**
 * Stores a review's draft, responses, publication or withdrawal, and raises workflow events. Copies the patient's
 * records into a new review, and again on request; a published review accepts only responses.
 */
export const reviewSave: Handler<'review-save'> = {
  isWrite: true,
  async answer(call) {
    const { product, database, user, origin } = call;
    const kind = recordKind(product, 'review');
    const sent = recordOf(call);
    const now = origin.at.toISOString();
    if (call.method === 'POST') {
      const content = {
        ...(await reviewSnapshot(call, String(sent.subject ?? ''))),
        ...copiedByTheSender(sent),
      };
      const begun = await createRecord(
        call,
        kind,
        published({ ...content, ...sent }, now),
        publication(sent),
      );
      await queueReviewRisk(call, begun);
      return savedAnswer(call, kind, begun);
    }
    const id = readRecordId(sent);
    const stored = await findRecord(database, { kind, id, scope: user, lock: 'change' });
    if (stored === undefined) throw await refusalOfChange(call, kind, id);
    const before = stored.document;
    if (before.published === true) {
      if (sent.published === true)
        return savedAnswer(call, kind, await updateRecord(call, kind, answered(kind.entity, before, sent)));
      const next = withdrawn(before, sent, { date: now, user: user.id });
      const saved = await updateRecord(call, kind, next, withdrawal);
      await endLetters(call, stored);
      return savedAnswer(call, kind, saved);
    }
    const isRefreshed = sent.refreshSnapshot === true;
    const content = isRefreshed ? await reviewSnapshot(call, stored.subject ?? '') : {};
    const writes = [...publication(sent), ...Object.keys(content).map((name) => `/${name}`)];
    const saved = await updateRecord(call, kind, published({ ...sent, ...content }, now), writes);
    if (isRefreshed) await queueReviewRisk(call, saved);
    return savedAnswer(call, kind, saved);
  },
};

/** Marks a score that the sender copied as current, so that none is computed. */
function copiedByTheSender({ riskScoresNormalized }: SentReview): SentReview {
  return riskScoresNormalized === undefined ? {} : { riskScoreStatus: 'current' };
}

/** Paths that publishing and withdrawing set, whatever the client sent. */
const withdrawal: Writes = ['/publishedDate', '/unpublishes', '/unpublishedRecommendations'];

function publication({ published: isPublished }: SentReview): Writes {
  return isPublished === true ? ['/publishedDate'] : [];
}

/** Sets the time of publication by the gateway's clock. */
function published(sent: SentReview, now: string): SentReview {
  const { publishedDate: _claimed, ...review } = sent;
  return sent.published === true ? { ...review, draft: false, publishedDate: now } : review;
}

/** Stores responses. Throws 422 where anything else changes. */
function answered(entity: Entity, before: Records['review'], sent: SentReview): JsonObject {
  // Ignores a score stored after the sender read the review, since the sender did not change it.
  const { riskScoresNormalized = {}, riskScoreStatus = '', publishedBy = null } = before;
  const own = { ...sent, riskScoresNormalized, riskScoreStatus, publishedBy };
  if (jsonEqual(withoutResponses(entity, before), withoutResponses(entity, own))) return own;
  throw publishedAlready();
}

/** Records who withdrew the review, and when; its recommendations wait for the next publication. */
function withdrawn(
  before: Records['review'],
  sent: SentReview,
  by: { readonly date: string; readonly user: string },
): SentReview {
  const { publishedDate: _over, ...review } = sent;
  const { unpublishReason } = sent;
  const reason = typeof unpublishReason === 'string' ? { reason: unpublishReason } : {};
  const recommendations = jsonItems(before.recommendations);
  return {
    ...review,
    published: false,
    draft: true,
    unpublishes: [...jsonItems(before.unpublishes), { ...by, ...reason }],
    unpublishedRecommendations: recommendations,
  };
}

const byTheGateway = new Set(['updatedOn', 'createdOn', 'responsesComplete', 'unaddressed']);

function withoutResponses(entity: Entity, review: SentReview): JsonObject {
  const content = Object.entries(contentOf(entity, review)).filter(([name]) => !byTheGateway.has(name));
  const recommendations = jsonItems(review.recommendations).map((entry) => {
    if (!isJsonObject(entry)) return entry;
    const { prescriberResponse: _p, patientResponse: _m, ...rest } = entry;
    return rest;
  });
  return contentOf(entity, { ...Object.fromEntries(content), recommendations });
}

function publishedAlready(): GatewayError {
  const message =
    'This review is published. Only responses can be added; to change anything else, unpublish it first.';
  return invalid([{ at: '', code: 'published', message, severity: 'error' }], message);
}
