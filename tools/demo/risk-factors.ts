import type { JsonObject } from '../../engine/core/json/json.ts';
import { createRandom } from './random.ts';
import { daysBefore } from './reference-day.ts';
import { authorOf, momentOn } from './staff.ts';

const mostPerPatient = 6;

/** Risk factors of the value set with their categories (a test compares the two). */
export const knownRiskFactors = [
  { category: 'lifestyle', riskFactor: 'tobacco' },
  { category: 'lifestyle', riskFactor: 'alcohol' },
  { category: 'function', riskFactor: 'memory' },
  { category: 'function', riskFactor: 'vision' },
  { category: 'falls', riskFactor: 'fall' },
  { category: 'falls', riskFactor: 'assistive-device' },
  { category: 'utilization', riskFactor: 'hospital-stay' },
  { category: 'adherence', riskFactor: 'missed-doses' },
  { category: 'adherence', riskFactor: 'cost' },
  { category: 'social', riskFactor: 'lives-alone' },
  { category: 'social', riskFactor: 'transport' },
  { category: 'clinical', riskFactor: 'renal' },
] as const;

const sources = ['member', 'caregiver', 'prescriber', 'records'] as const;

/** Creates the risk factors of one patient; some have a second revision. */
export function riskFactorsOf(patientId: string): readonly JsonObject[] {
  const random = createRandom(`${patientId}/risk-factors`);
  const count = Math.max(0, random.integer(-2, mostPerPatient));
  return random.sample(knownRiskFactors, count).map((known, index) => {
    const isChanged = random.chance(0.3);
    const { by } = authorOf(random);
    const date = momentOn(daysBefore(random.integer(1, 300)), random);
    return {
      id: `${patientId}-risk-factor-${index + 1}`,
      ...known,
      reportedBy: random.pick(sources),
      verified: isChanged || random.chance(0.4),
      ...(random.chance(0.3) ? { riskFactorNote: 'Synthetic note for demonstration.' } : {}),
      ...(isChanged
        ? { changes: [{ date, performedBy: by, riskFactor: known.riskFactor, verified: false }] }
        : {}),
    };
  });
}
