import type { JsonObject } from '../../engine/core/json/json.ts';
import { createRandom } from './random.ts';
import { fictionalPhone, streetAddress, type Town, towns, zipOf } from './towns.ts';

/** Maximum per patient, so that some tables of five rows have a second page. */
const mostPerPatient = 7;

const names = [
  'Arbor Pharmacy',
  'Canopy Drugs',
  'Corner Apothecary',
  'Evergreen Pharmacy',
  'Orchard Rx',
  'Trellis Mail Pharmacy',
  'Willow Compounding',
] as const;

const kinds: Readonly<Partial<Record<(typeof names)[number], string>>> = {
  'Trellis Mail Pharmacy': 'Mail-Order',
  'Willow Compounding': 'Compounding',
};

/**
 * Creates the pharmacies of one patient. The first is mostly the primary one; one is sometimes a mail-order
 * pharmacy.
 */
export function pharmaciesOf(patientId: string, home: Town): readonly JsonObject[] {
  const random = createRandom(`${patientId}/pharmacies`);
  const count = Math.max(0, random.integer(-1, mostPerPatient) - random.integer(0, 3));
  return random.sample(names, count).map((name, index) => {
    const town = random.chance(0.8) ? home : random.pick(towns);
    return {
      id: `${patientId}-pharmacy-${index + 1}`,
      name,
      pharmacyType: kinds[name] ?? 'Community',
      addressLine1: streetAddress(random),
      city: town.city,
      state: town.state,
      zip: zipOf(town, random),
      telephoneNumber: fictionalPhone(town, random),
      ...(random.chance(0.5) ? { faxNumber: fictionalPhone(town, random) } : {}),
      ...(index === 0 && random.chance(0.8) ? { isPrimary: true } : {}),
      ...(index === 1 && random.chance(0.5) ? { isSecondary: true } : {}),
      verified: random.chance(0.5),
    };
  });
}
