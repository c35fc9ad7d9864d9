import type { Calls, Records } from '../../../generated/calls.types.ts';

export type Medication = Calls['medication.list']['answer']['rows'][number];
export type Directions = NonNullable<Records['medication']['dosageInstructions']>;
export type TimeOfDay = NonNullable<Directions['when']>[number];

export const timesOfDay = ['morning', 'noon', 'evening', 'bedtime'] as const satisfies readonly TimeOfDay[];

/** Fields of a medication that are edited in place. */
export const editedFields = ['asTaken', ...timesOfDay, 'asNeeded'] as const;
export type EditedField = (typeof editedFields)[number];

export function medicationName({ medication }: Medication): string {
  return medication?.name?.full ?? 'Medication without a name';
}

export function isTaken({ discontinued }: Medication): boolean {
  return discontinued?.date === undefined;
}

/** Reports whether directions are structured, by the condition in the schema's rules. */
export function isStructured({ inOwnWords, frequency, prn, dose }: Directions): boolean {
  return inOwnWords !== true && (frequency !== undefined || (prn === true && (dose ?? '') !== ''));
}
