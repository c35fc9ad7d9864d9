import type { JsonObject } from '../../engine/core/json/json.ts';
import type { LoadRecord } from '../../engine/core/protocol/load.ts';
import { createRandom, type Random } from './random.ts';
import { daysBefore } from './reference-day.ts';
import { type DemoSubstance, demoCodeSystem, substances, uncodedSubstances } from './substances.ts';

/** Maximum per patient, so that some tables of five rows have a second page. */
const mostPerPatient = 9;

const descriptions = [
  'Reported by the member',
  'From the discharge letter',
  'Mild, passed within a day',
  'Seen twice',
  'Reported by a relative',
] as const;

interface Owner {
  readonly id: string;
  /** Age in whole years; records of earlier years would precede the birth. */
  readonly age: number;
  readonly hasNoKnownDrugAllergies: boolean;
}

/**
 * Creates the allergies and side effects of one patient. With known absence of drug allergies, creates only
 * others.
 */
export function allergiesOf({ id, age, hasNoKnownDrugAllergies }: Owner): readonly LoadRecord[] {
  const random = createRandom(`${id}/allergies`);
  const known = hasNoKnownDrugAllergies ? substances.filter((each) => each.kind === 'allergen') : substances;
  const count = hasNoKnownDrugAllergies
    ? random.integer(0, 2)
    : Math.max(0, random.integer(-2, mostPerPatient));
  return random.sample(known, count).map((substance, index) => {
    const coded = codedAllergy(substance, age, random);
    const record = random.chance(0.04) ? withoutCode(coded, random) : coded;
    const _id = `${id}-allergy-${index + 1}`;
    return { entity: 'allergy', record: { _id, subject: id, ...record, ...severityOf(_id) } };
  });
}

/** Picks a severity, absent for many. Uses a separate random source, so that adding it changed no other record. */
function severityOf(id: string): JsonObject {
  const random = createRandom(`${id}/severity`);
  return random.chance(0.4) ? {} : { severity: random.pick(['mild', 'moderate', 'severe']) };
}

function codedAllergy(substance: DemoSubstance, age: number, random: Random): JsonObject {
  const { code, display, kind } = substance;
  return {
    type: 'patient.allergy',
    substance: { text: display, coding: [{ system: demoCodeSystem, display, code, type: kind }] },
    reaction: random.pick(substance.reactions),
    sensitivityType: 'allergy',
    status: random.chance(0.9) ? 'active' : 'inactive',
    isSideEffect: kind === 'medication' && random.chance(0.3),
    ...(random.chance(0.85) ? { onsetDate: daysBefore(random.integer(30, age * 365)) } : {}),
    ...(random.chance(0.4) ? { description: random.pick(descriptions) } : {}),
    ...(random.chance(0.15) ? { allergyNote: 'Synthetic note for demonstration.' } : {}),
  };
}

function withoutCode(record: JsonObject, random: Random): JsonObject {
  return {
    ...record,
    substance: { text: random.pick(uncodedSubstances) },
    reaction: 'other',
    isSideEffect: false,
  };
}
