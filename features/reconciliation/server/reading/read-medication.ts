import type { Directions } from '../../../directions/server/directions.ts';
import type { MedicationCoding } from '../../../terminology/server/medication-codings.ts';
import type { Person } from './whose.ts';

/** A medication as it was read out of a text. */
export interface ReadMedication {
  readonly name: string;
  /** The codes that the source has, each with its system. */
  readonly coding?: readonly MedicationCoding[];
  readonly directions?: string;
  /** The directions in parts, where the source has them so. */
  readonly dosage?: Directions;
  readonly indication?: string;
  readonly prescriber?: string;
  readonly lastFill?: string;
  /** The words of the source that all of this was read out of. */
  readonly words?: string;
}

/** A line of a text that is no medication that is taken, and why. */
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
  /** The lines of a list that are part of no medication. */
  readonly leftOut?: readonly LeftOut[];
  /** Person the list is about by its own text; undefined for a text that never names anybody. */
  readonly person?: Person;
  /** People to choose from before anything is read, where the source is about several. */
  readonly choices?: readonly PersonChoice[];
}
