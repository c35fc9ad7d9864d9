import type { CheckSource } from '../../../engine/core/product/checks.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { Regimen } from '../../../generated/decision/regimen.types.ts';
import type { AnswerOf } from '../../contracts/server/typed.ts';
import type { Directions } from '../../directions/server/directions.ts';
import type { ExportedRecords } from '../../fhir-export/server/exported-records.ts';
import type { Knowledge } from './knowledge/compile-knowledge.ts';

/** Regimen and data on its medications, as every provider is given it. */
export interface DecisionQuestion {
  readonly product: Product;
  readonly knowledge: Knowledge;
  readonly regimen: Regimen;
  /** The records that the regimen was made of, as the user may see them. */
  readonly records: ExportedRecords;
  /** The medications with the codes of those that have one. */
  readonly listed: readonly RegimenRow[];
  /** Rows tried out: candidates, and medications that would be taken differently. */
  readonly drafts: readonly RegimenRow[];
  readonly user: { readonly _id: string };
  readonly now: string;
  readonly today: string;
}

/** A medication as it is listed, or as a draft to check. */
export interface RegimenRow {
  readonly id: string;
  readonly name: string;
  readonly code?: string | undefined;
  readonly system?: string | undefined;
  /** Directions as taken. */
  readonly directions?: string | undefined;
  /** Directions as prescribed, where something else is taken. */
  readonly prescribed?: string | undefined;
  readonly prn?: boolean | undefined;
  /** Parts of the directions, where they are structured: then they count, and not the text. */
  readonly dosage?: Directions | undefined;
  /** Amount at each time of day. */
  readonly times?: readonly string[] | undefined;
}

/** A finding before it has its key. */
export interface ProviderFinding {
  /** Identifies the check among the provider's. */
  readonly check: string;
  readonly type: string;
  readonly severity: string;
  readonly medications: readonly string[];
  readonly message: string;
  readonly advice: string;
  readonly source: CheckSource;
  readonly version: string;
  readonly isDemonstration: boolean;
  /** The package and row of a fact. */
  readonly package?: FactOrigin;
  /** Findings of other rows about the same medications. */
  readonly also?: readonly OtherFinding[];
  /** Changes of the regimen that it proposes, which somebody may try out. */
  readonly suggestions?: readonly Suggestion[];
  /** Ids by which a service recognizes it, where it wants to hear the outcome. */
  readonly card?: { readonly service: string; readonly id: string };
}

export interface FactOrigin {
  readonly name: string;
  readonly title: string;
  readonly row: string;
  /** Section of the source. */
  readonly section?: string;
  /** The day, `YYYY-MM-DD`, on which somebody read the source beside the row. */
  readonly compared?: string;
  /** Quotation from the source, verbatim. */
  readonly quotation?: string;
  /** Ingredients that it counts to a class although nobody found them in the source of the class. */
  readonly unconfirmed?: readonly string[];
}

export interface OtherFinding
  extends Pick<ProviderFinding, 'severity' | 'message' | 'advice' | 'source' | 'version' | 'package'> {}

/** A medication or an allergy about which something could not be checked. */
export interface UncheckedMedication {
  readonly id: string;
  readonly name: string;
  readonly reason: string;
}

export interface Suggestion {
  readonly id: string;
  readonly label: string;
  readonly changes: readonly SuggestedChange[];
}

export interface SuggestedChange {
  readonly kind: 'add' | 'change' | 'remove';
  /** The medication that is changed or removed. */
  readonly id?: string;
  readonly name?: string;
  readonly code?: string;
  readonly system?: string;
  readonly directions?: string;
}

/** A coding, as FHIR has it. */
export interface CodedReason {
  readonly system: string;
  readonly code: string;
  readonly display: string;
}

/** Action of a user on a finding of a service. */
export interface Feedback {
  readonly card: { readonly service: string; readonly id: string };
  readonly outcome:
    | { readonly kind: 'accepted'; readonly suggestions: readonly string[] }
    | { readonly kind: 'overridden'; readonly reason?: CodedReason };
  readonly now: string;
}

export interface ProviderAnswer {
  readonly version?: string | undefined;
  /** Message of the provider itself. */
  readonly message?: string | undefined;
  readonly findings: readonly ProviderFinding[];
  readonly notChecked?: readonly UncheckedMedication[];
}

/** Provider of what is noteworthy about a regimen. Rejects when no answer can be had. */
export interface DecisionProvider {
  readonly name: string;
  check(question: DecisionQuestion): Promise<ProviderAnswer>;
  /** Callback for outcomes; absent where nobody wants to hear of them. */
  readonly feedback?: (feedback: Feedback) => Promise<void>;
}

export type DecisionAnswer = AnswerOf<'decision.check'>;
