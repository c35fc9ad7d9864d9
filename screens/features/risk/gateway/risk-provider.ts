import type { Records } from '../../../../generated/calls.types.ts';

/** What a provider receives of a patient: the medications, no name and no id. */
export interface RiskQuestion {
  readonly dob: string | undefined;
  readonly sex: string | undefined;
  readonly today: string;
  readonly medications: readonly AssessedMedication[];
}

/** A medication of the patient's list, without the patient and the author. */
export type AssessedMedication = Partial<Omit<Records['medication'], 'subject' | 'performedBy'>>;

export interface RiskScores {
  /** From 0 to 50; null where there is none. */
  readonly score: number | null;
  /** The parts of the score, by name, each from 0 to 10. */
  readonly scores: Readonly<Record<string, number>>;
  /** Who worked it out, as people read it. */
  readonly provider: string;
  /** How it is worked out, in a sentence or two. */
  readonly method?: string;
  /** What each medication adds, where the provider says. */
  readonly medications?: readonly MedicationRisk[];
}

/** What one medication adds to the score. */
export interface MedicationRisk {
  /** The `_id` of the medication. */
  readonly id: string;
  /** Its share of each part of the score; all shares of a part add up to the part. */
  readonly scores: Readonly<Record<string, number>>;
  /** Its role (value set route-roles) on each metabolic route that it takes. */
  readonly routes: Readonly<Record<string, string>>;
  /** The provider knows nothing of the medication, so it adds nothing but may matter. */
  readonly isUnknown?: boolean;
}

/** Works out a medication risk score. Rejects when no answer can be had. */
export type RiskProvider = (question: RiskQuestion) => Promise<RiskScores>;
