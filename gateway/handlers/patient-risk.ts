import { type CallHandler, ok } from '../call.ts';
import { asNeighbourAway } from '../neighbours/neighbour-away.ts';
import { kindOf } from '../records/kinds.ts';
import { listRecords } from '../records/read.ts';
import { readPatientOf } from './patients/patient-within-reach.ts';
import type { RiskProvider } from './risk/risk-provider.ts';

/** The medication risk score of a patient, from whoever the operator has named. */
export function createPatientRisk(riskOf: RiskProvider): CallHandler {
  return {
    isWrite: false,
    async answer(call) {
      const { product, database, user, today, origin } = call;
      const { id, document } = await readPatientOf(call);
      const kind = kindOf(product, 'medication');
      const records = await listRecords(database, { kind, subject: id, reach: user });
      const medications = records.map((record) => record.document).filter((each) => !each['discontinued']);
      const { dob, sex } = document;
      const question = { dob: textOf(dob), sex: textOf(sex), today, medications };
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

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
