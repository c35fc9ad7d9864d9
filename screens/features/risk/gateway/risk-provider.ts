import type { JsonObject } from '../../../../engine/core/json.ts';

/** What a provider is told of a patient: medications and observations, no name and no id. */
export interface RiskQuestion {
  readonly dob: string | undefined;
  readonly sex: string | undefined;
  readonly today: string;
  readonly medications: readonly JsonObject[];
}

export interface RiskScores {
  /** From 0 to 50; null where there is none. */
  readonly score: number | null;
  /** The parts of the score, by name. */
  readonly scores: Readonly<Record<string, number>>;
  /** Who worked it out, as people read it. */
  readonly provider: string;
}

/** Works out a medication risk score. Rejects when no answer can be had. */
export type RiskProvider = (question: RiskQuestion) => Promise<RiskScores>;
