import type { Records } from '../../../generated/calls.types.ts';

/** Question to a provider about a patient's medications, without name and id. */
export interface RiskQuestion {
  readonly dob: string | undefined;
  readonly sex: string | undefined;
  readonly today: string;
  readonly medications: readonly AssessedMedication[];
}

/** Medication of the patient's list, without the patient and the author. */
export type AssessedMedication = Partial<Omit<Records['medication'], 'subject' | 'performedBy'>>;

export interface RiskScores {
  /** Score from 0 to 50; null where there is none. */
  readonly score: number | null;
  /** Parts of the score by name, each from 0 to 10. */
  readonly scores: Readonly<Record<string, number>>;
  /** Name of the provider, as shown to users. */
  readonly provider: string;
  /** Method in a sentence or two. */
  readonly method?: string;
  /** Contribution of each medication, where the provider gives it. */
  readonly medications?: readonly MedicationRisk[];
}

/** Contribution of one medication to the score. */
export interface MedicationRisk {
  /** `_id` of the medication. */
  readonly id: string;
  /** Shares in each part of the score; all medications' shares sum up to the part. */
  readonly scores: Readonly<Record<string, number>>;
  /** Roles (value set route-roles) on each metabolic route that it takes. */
  readonly routes: Readonly<Record<string, string>>;
  /** True where the provider does not know the medication, which adds nothing but may matter. */
  readonly isUnknown?: boolean;
}

/** Computes a medication risk score. Rejects when no answer can be had. */
export type RiskProvider = (question: RiskQuestion) => Promise<RiskScores>;
