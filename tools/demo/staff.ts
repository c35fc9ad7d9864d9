import type { Random } from './random.ts';

/** Demonstration users who author entries in patients' records, with the names shown there. */
const staff = [
  { id: 'pharmacist', firstName: 'Penny', lastName: 'Pharmacist', email: 'pharmacist@demo.test' },
  { id: 'clinical', firstName: 'Clara', lastName: 'Clinical', email: 'clinical@demo.test' },
] as const;

export interface Author {
  readonly id: string;
  readonly by: { readonly firstName: string; readonly lastName: string; readonly email: string };
}

/** Picks the author of an entry. */
export function authorOf(random: Random): Author {
  const { id, ...by } = random.pick(staff);
  return { id, by };
}

/** Picks a time of the working day, in the afternoon of the United States. */
export function momentOn(day: string, random: Random): string {
  const time = [random.integer(15, 22), random.integer(0, 59)].map((part) => String(part).padStart(2, '0'));
  return `${day}T${time.join(':')}:00Z`;
}
