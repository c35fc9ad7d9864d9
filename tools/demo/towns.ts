import type { Random } from './random.ts';

export interface Town {
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly areaCode: string;
}

/** Real towns with matching city, state, zip and area code, from Maine to Hawaii, some zips with leading zeros. */
export const towns: readonly Town[] = [
  { city: 'Albuquerque', state: 'NM', zip: '87102', areaCode: '505' },
  { city: 'Anchorage', state: 'AK', zip: '99501', areaCode: '907' },
  { city: 'Atlanta', state: 'GA', zip: '30303', areaCode: '404' },
  { city: 'Boise', state: 'ID', zip: '83702', areaCode: '208' },
  { city: 'Boston', state: 'MA', zip: '02116', areaCode: '617' },
  { city: 'Boulder', state: 'CO', zip: '80302', areaCode: '303' },
  { city: 'Buffalo', state: 'NY', zip: '14202', areaCode: '716' },
  { city: 'Chicago', state: 'IL', zip: '60601', areaCode: '312' },
  { city: 'Denver', state: 'CO', zip: '80202', areaCode: '303' },
  { city: 'Detroit', state: 'MI', zip: '48226', areaCode: '313' },
  { city: 'El Paso', state: 'TX', zip: '79901', areaCode: '915' },
  { city: 'Honolulu', state: 'HI', zip: '96813', areaCode: '808' },
  { city: 'Houston', state: 'TX', zip: '77002', areaCode: '713' },
  { city: 'Indianapolis', state: 'IN', zip: '46204', areaCode: '317' },
  { city: 'Miami', state: 'FL', zip: '33130', areaCode: '305' },
  { city: 'Minneapolis', state: 'MN', zip: '55401', areaCode: '612' },
  { city: 'Nashville', state: 'TN', zip: '37203', areaCode: '615' },
  { city: 'New Orleans', state: 'LA', zip: '70112', areaCode: '504' },
  { city: 'Newark', state: 'NJ', zip: '07102', areaCode: '973' },
  { city: 'Phoenix', state: 'AZ', zip: '85004', areaCode: '602' },
  { city: 'Portland', state: 'ME', zip: '04101', areaCode: '207' },
  { city: 'Portland', state: 'OR', zip: '97205', areaCode: '503' },
  { city: 'Raleigh', state: 'NC', zip: '27601', areaCode: '919' },
  { city: 'Salt Lake City', state: 'UT', zip: '84101', areaCode: '801' },
  { city: 'San Juan', state: 'PR', zip: '00901', areaCode: '787' },
  { city: 'Seattle', state: 'WA', zip: '98101', areaCode: '206' },
  { city: 'Spokane', state: 'WA', zip: '99201', areaCode: '509' },
  { city: 'Springfield', state: 'MA', zip: '01103', areaCode: '413' },
  { city: 'Tucson', state: 'AZ', zip: '85701', areaCode: '520' },
];

const streets = [
  'Arbor',
  'Canopy',
  'Evergreen',
  'Garden',
  'Grove',
  'Hedge',
  'Meadow',
  'Orchard',
  'Sapling',
  'Trellis',
] as const;
const streetKinds = ['Ave', 'Ct', 'Dr', 'Ln', 'Rd', 'St', 'Way'] as const;

export function streetAddress(random: Random): string {
  return `${random.integer(1, 9899)} ${random.pick(streets)} ${random.pick(streetKinds)}`;
}

/** Picks a phone number of the range reserved for fiction (555-0100 to 555-0199). */
export function fictionalPhone(town: Town, random: Random): string {
  return `${town.areaCode}55501${String(random.integer(0, 99)).padStart(2, '0')}`;
}

/** Formats a zip, mostly with five digits, sometimes with four more. */
export function zipOf(town: Town, random: Random): string {
  return random.chance(0.2) ? `${town.zip}-${String(random.integer(1, 9999)).padStart(4, '0')}` : town.zip;
}
