import type { Records } from '../../../../generated/calls.types.ts';
import { type Directions, isFilled } from './directions.ts';

interface Medication {
  readonly asTaken?: Records['medication']['asTaken'] | undefined;
  readonly dosageInstructions?: Directions | undefined;
}

/**
 * How the patient takes a medication: as it was recorded to be taken, else as it is prescribed. Whatever asks what a
 * patient takes asks here, or by `directions` of the expressions; both give the same words.
 */
export function directionsTaken({ asTaken = '', dosageInstructions = {} }: Medication): Directions {
  return isTakenOtherwise({ asTaken, dosageInstructions })
    ? { inOwnWords: true, text: asTaken.trim() }
    : dosageInstructions;
}

/** What is prescribed, where something else is taken. */
export function prescribedInstead(medication: Medication): Directions | undefined {
  return isTakenOtherwise(medication) ? medication.dosageInstructions : undefined;
}

export function isTakenOtherwise({ asTaken, dosageInstructions }: Medication): boolean {
  return isFilled(asTaken) && asTaken.trim() !== dosageInstructions?.text?.trim();
}
