import { ok } from '../call.ts';
import { asNeighbourAway } from '../neighbours/neighbour-away.ts';
import { listRecords } from '../records/read.ts';
import { readPatientOf } from './patients/patient-within-reach.ts';
import { questionAbout } from './risk/question-about.ts';
import type { RiskProvider } from './risk/risk-provider.ts';
import { type Handler, recordKind } from './typed.ts';

/** The medication risk score of a patient, from whoever the operator has named. */
export function createPatientRisk(riskOf: RiskProvider): Handler<'patient-risk'> {
  return {
    isWrite: false,
    async answer(call) {
      const { product, database, user, today, origin } = call;
      const { id, document } = await readPatientOf(call);
      const kind = recordKind(product, 'medication');
      const records = await listRecords(database, { kind, subject: id, reach: user });
      const medications = records.map((record) => record.document);
      const question = questionAbout({ patient: document, medications, today });
      try {
        return ok({ ...(await riskOf(question)), calculatedAt: origin.at.toISOString() });
      } catch (error) {
        throw asNeighbourAway(
          error,
          'The risk score cannot be worked out right now. Please try again later.',
        );
      }
    },
  };
}
