import type { Json, JsonObject } from '../../../engine/core/json/json.ts';
import type { Call } from '../../../gateway/records/context/call.ts';
import { visibleRecord } from '../../../gateway/records/field-access.ts';
import { listRecords } from '../../../gateway/records/read.ts';
import { kindOf } from '../../../gateway/store/kinds/kinds.ts';
import type { Calls } from '../../../generated/calls.types.ts';
import { readPatientWithin } from '../../patients/server/patient-in-scope.ts';
import { reviewsOf } from './reviews-of.ts';

type SentReview = Calls['review.save']['body'];

/** Limit on the copied observations, the same as in the schema; the newest are kept. */
const mostObservations = 2000;

/**
 * Copies the present records that a review is about: medications taken, allergies, side effects, observations and
 * genes. A background task adds the risk score.
 */
export async function reviewSnapshot(call: Call, subject: string): Promise<SentReview> {
  await readPatientWithin(call, subject);
  const medications = await rowsOf(call, 'medication', subject);
  const allergies = (await rowsOf(call, 'allergy', subject)).filter(({ status }) => status === 'active');
  const observations = await rowsOf(call, 'observation', subject);
  return {
    snapshotOn: call.origin.at.toISOString(),
    currentMedications: medications.filter(({ discontinued }) => discontinued === undefined),
    allergies: allergies.filter(({ isSideEffect }) => isSideEffect !== true),
    reportedSideEffects: allergies.filter(({ isSideEffect }) => isSideEffect === true),
    observations: observations.slice(-mostObservations),
    genetics: await geneticsOf(call, subject),
    ...(await scoreBefore(call, subject)),
    riskScoresNormalized: {},
    riskScoreStatus: 'computing',
  };
}

/** Lists the records that the author may see, each with the revision of the copy. */
async function rowsOf(call: Call, entity: string, subject: string): Promise<readonly JsonObject[]> {
  const kind = kindOf(call.product, entity);
  const records = await listRecords(call.database, { kind, subject, scope: call.user });
  call.note({ action: 'read', type: kind.type, subject });
  return records.map(({ document }) => visibleRecord(call, kind, document));
}

/** Finds the score of the newest published review with one. */
async function scoreBefore(call: Call, subject: string): Promise<SentReview> {
  const scores = (await reviewsOf(call, subject)).flatMap(({ document }) =>
    document.published === true ? (document.riskScoresNormalized?.total ?? []) : [],
  );
  return scores[0] === undefined ? {} : { riskScoreBefore: scores[0] };
}

/** Finds the patient's genes in the newest review that has any. */
async function geneticsOf(call: Call, subject: string): Promise<Json> {
  const lists = (await reviewsOf(call, subject)).map(({ document }) => document.genetics);
  return lists.find((list) => Array.isArray(list) && list.length > 0) ?? [];
}
