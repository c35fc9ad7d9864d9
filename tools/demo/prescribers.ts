import type { JsonObject } from '../../engine/core/json/json.ts';
import { familyNames, givenNames, plainLetters } from './names.ts';
import { createRandom, type Random } from './random.ts';
import { fictionalPhone, streetAddress, type Town, towns, zipOf } from './towns.ts';

/** Maximum per patient, so that some tables of five rows have a second page. */
const mostPerPatient = 8;
const perTown = 4;

const types = ['pcp', 'specialist', 'nurse-practitioner', 'physician-assistant', 'dentist', 'other'] as const;

interface Practice {
  readonly town: Town;
  readonly prescriber: JsonObject;
}

const directory: readonly Practice[] = towns.flatMap((town, index) =>
  Array.from({ length: perTown }, (_, number) => ({
    town,
    prescriber: createPrescriber(town, index * perTown + number + 1),
  })),
);

/** Creates the prescribers of one patient, those of the patient's own city first. */
export function prescribersOf(patientId: string, home: Town): readonly JsonObject[] {
  const random = createRandom(`${patientId}/prescribers`);
  const near = directory.filter(({ town }) => town === home);
  const far = directory.filter(({ town }) => town !== home);
  const chosen = [...random.sample(near, perTown), ...random.sample(far, mostPerPatient - perTown)];
  return chosen
    .slice(0, random.integer(0, mostPerPatient))
    .map(({ prescriber }, index) => ({ ...prescriber, ...rankOf(index, random) }));
}

/** Ranks mostly the first as primary and the second as secondary; some patients have neither, as in practice. */
function rankOf(index: number, random: Random): JsonObject {
  if (index === 0 && random.chance(0.8)) {
    return { isPrimary: true };
  }
  return index === 1 && random.chance(0.4) ? { isSecondary: true } : {};
}

function createPrescriber(town: Town, number: number): JsonObject {
  const id = `demo-prescriber-${String(number).padStart(3, '0')}`;
  const random = createRandom(id);
  const firstName = random.pick(random.chance(0.5) ? givenNames.female : givenNames.male);
  const lastName = random.pick(familyNames);
  return {
    id,
    prescriberType: random.pick(types),
    firstName,
    lastName,
    addressLine1: streetAddress(random),
    ...(random.chance(0.4) ? { addressLine2: `Suite ${random.integer(100, 990)}` } : {}),
    city: town.city,
    state: town.state,
    zip: zipOf(town, random),
    phone: fictionalPhone(town, random),
    ...(random.chance(0.6) ? { faxNumber: fictionalPhone(town, random) } : {}),
    ...(random.chance(0.7) ? { email: `${plainLetters(lastName)}.${number}@practice.example.org` } : {}),
    verified: random.chance(0.5),
  };
}
