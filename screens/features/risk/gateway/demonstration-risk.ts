import { yearsBetween } from '../../../../engine/core/expressions/runtime.ts';
import type { RiskProvider } from './risk-provider.ts';

const mostPoints = 10;

/**
 * A score that only shows what a score looks like: it counts medications, doses as needed and years. It is no
 * clinical measure, stands in no publication, and its name says so wherever it is shown.
 */
export const demonstrationRisk: RiskProvider = async ({ dob, today, medications }) => {
  const age = yearsBetween(dob, today) ?? 0;
  const asNeeded = medications.filter(({ dosageInstructions }) => isAsNeeded(dosageInstructions)).length;
  const scores = {
    medications: Math.min(mostPoints, medications.length),
    asNeeded: Math.min(mostPoints, asNeeded * 2),
    age: Math.min(mostPoints, Math.max(0, Math.floor((age - 50) / 5))),
  };
  const score = scores.medications + scores.asNeeded + scores.age;
  return { score, scores, provider: 'Demonstration, not for clinical use' };
};

function isAsNeeded(instructions: unknown): boolean {
  return (
    typeof instructions === 'object' && instructions !== null && Reflect.get(instructions, 'prn') === true
  );
}
