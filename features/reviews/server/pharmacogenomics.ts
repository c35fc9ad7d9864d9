import { ok } from '../../../gateway/records/context/call.ts';
import type { Records } from '../../../generated/calls.types.ts';
import type { Handler, RowOf } from '../../contracts/server/typed.ts';
import { readPatientOf } from '../../patients/server/patient-in-scope.ts';
import { reviewsOf } from './reviews-of.ts';

/** Answers the patient's pharmacogenomics from the newest review with any. */
export const pharmacogenomics: Handler<'pharmacogenomics'> = {
  isWrite: false,
  async answer(call) {
    const { id } = await readPatientOf(call);
    const lists = (await reviewsOf(call, id)).map(({ document }) => resultsIn(document.genetics));
    return ok({ rows: lists.find((list) => list.length > 0) ?? [] });
  },
};

function resultsIn(genetics: Records['review']['genetics'] = []): readonly RowOf<'medication.pgx'>[] {
  return genetics.flatMap(({ gene, phenotype, diplotype }) => {
    if (typeof gene !== 'string' || typeof phenotype !== 'string') return [];
    return [{ gene, phenotype, ...(typeof diplotype === 'string' ? { diplotype } : {}) }];
  });
}
