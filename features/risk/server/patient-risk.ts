import { asServiceAway } from '../../../gateway/operation/outside/service-away.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import { listRecords } from '../../../gateway/records/read.ts';
import { type Handler, recordKind } from '../../contracts/server/typed.ts';
import { readPatientOf } from '../../patients/server/patient-in-scope.ts';
import { questionAbout } from './question-about.ts';
import type { MedicationRisk, RiskProvider, RiskQuestion } from './risk-provider.ts';
import { scoreOf } from './score-of.ts';

/** Answers the medication risk score of a patient, from the configured provider. */
export function createPatientRisk(riskOf: RiskProvider): Handler<'patient-risk'> {
  return {
    isWrite: false,
    async answer(call) {
      const { product, database, user, today, origin, query } = call;
      const { id, document } = await readPatientOf(call);
      const kind = recordKind(product, 'medication');
      const records = await listRecords(database, { kind, subject: id, scope: user });
      const leftOut = new Set(query.without);
      const taken = records.filter((record) => !leftOut.has(record.id)).map((record) => record.document);
      const question = questionAbout({ patient: document, medications: taken, today });
      try {
        const { medications, ...answer } = await scoreOf(riskOf, question);
        return ok({
          ...answer,
          ...(medications === undefined ? {} : { medications: named(medications, question.medications) }),
          calculatedAt: origin.at.toISOString(),
        });
      } catch (error) {
        throw asServiceAway(error, 'The risk score cannot be worked out right now. Please try again later.');
      }
    },
  };
}

/** Adds name and times of day for the displays to each medication's numbers. */
function named(risks: readonly MedicationRisk[], medications: RiskQuestion['medications']) {
  const byId = new Map(medications.map((medication) => [medication._id, medication]));
  return risks.flatMap((risk) => {
    const medication = byId.get(risk.id);
    if (medication === undefined) return [];
    return [
      {
        ...risk,
        name: medication.medication?.name?.full ?? 'Unnamed',
        times: Object.keys(medication.dosageInstructions?.times ?? {}),
      },
    ];
  });
}
