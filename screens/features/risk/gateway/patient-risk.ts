import { ok } from '../../../../gateway/context/call.ts';
import { asNeighbourAway } from '../../../../gateway/outside/neighbour-away.ts';
import { listRecords } from '../../../../gateway/records/read.ts';
import { type Handler, recordKind } from '../../contracts/gateway/typed.ts';
import { readPatientOf } from '../../patients/gateway/patient-within-reach.ts';
import { questionAbout } from './question-about.ts';
import type { RiskProvider } from './risk-provider.ts';

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
