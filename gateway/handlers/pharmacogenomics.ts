import type { Json, JsonObject } from '../../engine/core/json.ts';
import { type CallHandler, ok } from '../call.ts';
import { readPatientOf } from './patients/patient-within-reach.ts';
import { reviewsOf } from './reviews/reviews-of.ts';

/** What the newest review that tells of them says about the patient's genes. */
export const pharmacogenomics: CallHandler = {
  isWrite: false,
  async answer(call) {
    const { id } = await readPatientOf(call);
    const lists = (await reviewsOf(call, id)).map(({ document }) => resultsIn(document['genetics']));
    return ok({ rows: lists.find((list) => list.length > 0) ?? [] });
  },
};

function resultsIn(genetics: Json | undefined): readonly JsonObject[] {
  if (!Array.isArray(genetics)) return [];
  return (genetics as readonly Json[]).flatMap((entry) => {
    const { gene, phenotype, diplotype } = (entry ?? {}) as JsonObject;
    if (typeof gene !== 'string' || typeof phenotype !== 'string') return [];
    return [{ gene, phenotype, ...(typeof diplotype === 'string' ? { diplotype } : {}) }];
  });
}
