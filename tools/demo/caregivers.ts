import type { JsonObject } from '../../engine/core/json/json.ts';
import { givenNames } from './names.ts';
import { createRandom } from './random.ts';
import { fictionalPhone, streetAddress, type Town, zipOf } from './towns.ts';

const relationships = ['spouse', 'child', 'child', 'sibling', 'neighbor', 'paid-caregiver'] as const;

/** Creates the caregiver of a patient; many have none. */
export function caregiverOf(patientId: string, town: Town, lastName: string): JsonObject | undefined {
  const random = createRandom(`${patientId}/caregiver`);
  if (random.chance(0.55)) return undefined;
  const first = random.pick(random.chance(0.6) ? givenNames.female : givenNames.male);
  return {
    name: { first, last: lastName },
    relationship: random.pick(relationships),
    primaryCaregiver: true,
    preferredContact: random.chance(0.3),
    powerOfAttorney: random.chance(0.2),
    address: {
      line1: streetAddress(random),
      city: town.city,
      state: town.state,
      zip: zipOf(town, random),
      primary: true,
      phone: fictionalPhone(town, random),
    },
    ...(random.chance(0.4)
      ? { cellphone: { number: fictionalPhone(town, random), isSmartPhone: true, receiveSMS: true } }
      : {}),
  };
}
