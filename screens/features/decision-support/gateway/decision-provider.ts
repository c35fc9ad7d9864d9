import type { CheckSource } from '../../../../engine/core/product/checks.ts';
import type { Product } from '../../../../engine/core/product/product.ts';
import type { Regimen } from '../../../../generated/decision/regimen.types.ts';
import type { AnswerOf } from '../../contracts/gateway/typed.ts';
import type { ExportedRecords } from '../../fhir-export/gateway/exported-records.ts';

/** What the regimen and its medications are like, as every provider is given it. */
export interface DecisionQuestion {
  readonly product: Product;
  readonly regimen: Regimen;
  /** The records that the regimen was made of, as the user may see them. */
  readonly records: ExportedRecords;
  /** The medications with the codes of those that have one. */
  readonly listed: readonly RegimenRow[];
  /** What is tried out: candidates, and medications that would be taken differently. */
  readonly drafts: readonly RegimenRow[];
  readonly user: { readonly _id: string };
  readonly now: string;
  readonly today: string;
}

/** A medication as it is listed, or as somebody asks about it. */
export interface RegimenRow {
  readonly id: string;
  readonly name: string;
  readonly code?: string | undefined;
  readonly system?: string | undefined;
  readonly directions?: string | undefined;
  readonly prn?: boolean | undefined;
  /** How much at which time of day. */
  readonly times?: readonly string[] | undefined;
}

/** A finding before it has its key. */
export interface ProviderFinding {
  /** Tells the provider's checks apart. */
  readonly check: string;
  readonly type: string;
  readonly severity: string;
  readonly medications: readonly string[];
  readonly message: string;
  readonly advice: string;
  readonly source: CheckSource;
  readonly version: string;
  readonly isDemonstration: boolean;
}

export interface ProviderAnswer {
  readonly version?: string | undefined;
  /** What it says of itself. */
  readonly message?: string | undefined;
  readonly findings: readonly ProviderFinding[];
}

/** Somebody who can say what is noteworthy about a regimen. Rejects when no answer can be had. */
export interface DecisionProvider {
  readonly name: string;
  check(question: DecisionQuestion): Promise<ProviderAnswer>;
}

export type DecisionAnswer = AnswerOf<'decision.check'>;
