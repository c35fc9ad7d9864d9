import type { Directions } from '../../../directions/gateway/directions.ts';
import type { MedicationCoding } from '../../../terminology/gateway/medication-codings.ts';
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
  /** What could not be read, in sentences. */
  readonly notes: readonly string[];
  /** The lines of a list that are part of no medication. */
  readonly leftOut?: readonly LeftOut[];
  /** Whose it is by its own words; without any, nobody knows. Undefined for a text that names nobody ever. */
  readonly person?: Person;
  /** Whose of several people it is has to be chosen before anything is read. */
  readonly choices?: readonly PersonChoice[];
}
