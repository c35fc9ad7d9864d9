import type { JsonObject } from '../../engine/core/json/json.ts';
import { createRandom } from './random.ts';
import { daysBefore } from './reference-day.ts';

const plans = ['EMTM-01', 'EMTM-02', 'EMTM-03', 'EMTM-04', 'EMTM-05', 'EMTM-99'] as const;
const cohorts = ['2024 A', '2024 B', '2025 A', '2025 B'] as const;
const groups = ['Dual eligible', 'Employer', 'Individual', 'Retirees'] as const;

/** Creates the facts from a patient's source system, absent for some patients. */
export function demoSource(id: string): JsonObject {
  const random = createRandom(`${id}/source`);
  if (random.chance(0.1)) return {};
  const metadata = {
    planCode: random.pick(plans),
    ...(random.chance(0.85) ? { cohort: random.pick(cohorts) } : {}),
    ...(random.chance(0.85) ? { group: random.pick(groups) } : {}),
  };
  return { metadata, ...(random.chance(0.5) ? { eligibility: random.pick(['Yes', 'No']) } : {}) };
}

/** Creates the discharges of some patients, newest last, each with a home visit or a call to follow. */
export function dischargesOf(id: string): JsonObject {
  const random = createRandom(`${id}/discharges`);
  const count = Math.max(0, random.integer(-5, 2));
  const history = Array.from({ length: count }, (_, index) => ({
    dischargeDate: daysBefore((count - index) * 60 - random.integer(0, 50)),
    homeCareFlag: random.pick(['0', '1']),
  }));
  return count === 0 ? {} : { history };
}

/** Picks the day of the next review for a patient who has had one. */
export function nextReviewOf(id: string, state: string): JsonObject {
  const days = createRandom(`${id}/next review`).integer(-5, 120);
  return state === 'Complete' ? { nextReviewDate: daysBefore(-days) } : {};
}
