import type { Records } from '../../../generated/calls.types.ts';
import { type Directions, isFilled } from './directions.ts';

interface Medication {
  readonly asTaken?: Records['medication']['asTaken'] | undefined;
  /** Parts as taken, where somebody has confirmed them. */
  readonly takenInParts?: Directions | undefined;
  readonly dosageInstructions?: Directions | undefined;
}

/**
 * Finds how the patient takes a medication: as it was recorded to be taken, else as it is prescribed. Whatever asks
 * what a patient takes asks here, or by `directions` of the expressions; both give the same text.
 */
export function directionsTaken({
  asTaken = '',
  takenInParts,
  dosageInstructions = {},
}: Medication): Directions {
  if (!isTakenOtherwise({ asTaken, dosageInstructions })) return dosageInstructions;
  return isReadOf(takenInParts, asTaken) ? takenInParts : { inOwnWords: true, text: asTaken.trim() };
}

/** Parts count as long as the words are those that they were taken out of: other words are nobody's parts. */
export function isReadOf(parts: Directions | undefined, words: string): parts is Directions {
  return isFilled(parts?.text) && parts.text.trim() === words.trim();
}

/** Finds the prescribed directions, where something else is taken. */
export function prescribedInstead(medication: Medication): Directions | undefined {
  return isTakenOtherwise(medication) ? medication.dosageInstructions : undefined;
}

export function isTakenOtherwise({ asTaken, dosageInstructions }: Medication): boolean {
  return isFilled(asTaken) && asTaken.trim() !== dosageInstructions?.text?.trim();
}
