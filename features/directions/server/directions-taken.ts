import type { Records } from '../../../generated/calls.types.ts';
import { type Directions, isFilled } from './directions.ts';

interface Medication {
  readonly asTaken?: Records['medication']['asTaken'] | undefined;
  /** Parts of the directions as taken, if a user has confirmed them. */
  readonly takenInParts?: Directions | undefined;
  readonly dosageInstructions?: Directions | undefined;
}

/**
 * Returns the directions by which the patient takes a medication: as recorded, else as prescribed. All server code
 * uses this function, or `directions` of the expressions, which returns an equal text.
 */
export function directionsTaken({
  asTaken = '',
  takenInParts,
  dosageInstructions = {},
}: Medication): Directions {
  if (!isTakenOtherwise({ asTaken, dosageInstructions })) return dosageInstructions;
  return isReadOf(takenInParts, asTaken) ? takenInParts : { inOwnWords: true, text: asTaken.trim() };
}

/** Reports whether parts were read from this text; after a change of the text they no longer count. */
export function isReadOf(parts: Directions | undefined, words: string): parts is Directions {
  return isFilled(parts?.text) && parts.text.trim() === words.trim();
}

/** Finds the prescribed directions, where the patient takes the medication differently. */
export function prescribedInstead(medication: Medication): Directions | undefined {
  return isTakenOtherwise(medication) ? medication.dosageInstructions : undefined;
}

export function isTakenOtherwise({ asTaken, dosageInstructions }: Medication): boolean {
  return isFilled(asTaken) && asTaken.trim() !== dosageInstructions?.text?.trim();
}
