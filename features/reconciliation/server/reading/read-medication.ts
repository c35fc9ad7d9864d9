import type { Directions } from '../../../directions/server/directions.ts';
import type { MedicationCoding } from '../../../terminology/server/medication-codings.ts';
import type { Person } from './whose.ts';

/** Medication read from a text. */
export interface ReadMedication {
  readonly name: string;
  /** Codes from the source, each with its system. */
  readonly coding?: readonly MedicationCoding[];
  readonly directions?: string;
  /** Directions in parts, where the source structures them. */
  readonly dosage?: Directions;
  readonly indication?: string;
  readonly prescriber?: string;
  readonly lastFill?: string;
  /** Source text from which the medication was read. */
  readonly words?: string;
}

/** Line of a list that is not a medication taken, with the reason. */
export interface LeftOut {
  readonly text: string;
  readonly why: string;
}

export interface PersonChoice {
  readonly id: string;
  readonly title: string;
}

export interface ReadMedications {
  readonly rows: readonly ReadMedication[];
  /** Sentences on what could not be read. */
  readonly notes: readonly string[];
  /** Lines of a list that belong to no medication. */
  readonly leftOut?: readonly LeftOut[];
  /** Person whom the text names as the list's owner; undefined if it names no person. */
  readonly person?: Person;
  /** People to choose from before reading, where the source is about several. */
  readonly choices?: readonly PersonChoice[];
}
