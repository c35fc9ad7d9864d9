import type { CheckSource } from '../../../engine/core/product/checks.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { Regimen } from '../../../generated/decision/regimen.types.ts';
import type { AnswerOf } from '../../contracts/server/typed.ts';
import type { Directions } from '../../directions/server/directions.ts';
import type { ExportedRecords } from '../../fhir-export/server/exported-records.ts';
import type { Knowledge } from './knowledge/compile-knowledge.ts';

/** Regimen and data on its medications, as every provider receives it. */
export interface DecisionQuestion {
  readonly product: Product;
  readonly knowledge: Knowledge;
  readonly regimen: Regimen;
  /** Records behind the regimen that the user may see. */
  readonly records: ExportedRecords;
  /** Listed medications, with codes where they have some. */
  readonly listed: readonly RegimenRow[];
  /** Rows tried out: candidates, and medications that would be taken differently. */
  readonly drafts: readonly RegimenRow[];
  readonly user: { readonly _id: string };
  readonly now: string;
  readonly today: string;
}

/** Medication as listed, or as a draft to check. */
export interface RegimenRow {
  readonly id: string;
  readonly name: string;
  readonly code?: string | undefined;
  readonly system?: string | undefined;
  /** Directions as taken. */
  readonly directions?: string | undefined;
  /** Directions as prescribed, where the patient takes the medication differently. */
  readonly prescribed?: string | undefined;
  readonly prn?: boolean | undefined;
  /** Parts of structured directions, which then count instead of the text. */
  readonly dosage?: Directions | undefined;
  /** Amount at each time of day. */
  readonly times?: readonly string[] | undefined;
}

/** Finding before it has a key. */
export interface ProviderFinding {
  /** Identifier of the check within its provider. */
  readonly check: string;
  readonly type: string;
  readonly severity: string;
  readonly medications: readonly string[];
  readonly message: string;
  readonly advice: string;
  readonly source: CheckSource;
  readonly version: string;
  readonly isDemonstration: boolean;
  /** Package and row of the fact behind the finding. */
  readonly package?: FactOrigin;
  /** Findings of other rows about the same medications. */
  readonly also?: readonly OtherFinding[];
  /** Changes of the regimen that the finding proposes, to be tried out. */
  readonly suggestions?: readonly ProviderSuggestion[];
  /** Ids by which a service recognizes its card, where it accepts feedback. */
  readonly card?: { readonly service: string; readonly id: string };
}

export interface FactOrigin {
  readonly name: string;
  readonly title: string;
  readonly row: string;
  /** Section of the source. */
  readonly section?: string;
  /** Day, `YYYY-MM-DD`, on which the row was compared with its source. */
  readonly compared?: string;
  /** Quotation from the source, verbatim. */
  readonly quotation?: string;
  /** Ingredients that the row counts to a class although the source of the class was not found to list them. */
  readonly unconfirmed?: readonly string[];
}

export interface OtherFinding
  extends Pick<ProviderFinding, 'severity' | 'message' | 'advice' | 'source' | 'version' | 'package'> {}

/** Medication or allergy that could not be checked in some respect. */
export interface UncheckedMedication {
  readonly id: string;
  readonly name: string;
  readonly reason: string;
}

export interface ProviderSuggestion {
  readonly id: string;
  readonly label: string;
  readonly changes: readonly SuggestedChange[];
}

export interface SuggestedChange {
  readonly kind: 'add' | 'change' | 'remove';
  /** Id of the medication that is changed or removed. */
  readonly id?: string;
  readonly name?: string;
  readonly code?: string;
  readonly system?: string;
  readonly directions?: string;
}

/** Coding, as in FHIR. */
export interface CodedReason {
  readonly system: string;
  readonly code: string;
  readonly display: string;
}

/** Action of a user on a finding of a service, sent as feedback. */
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

/** Provider of findings about a regimen. Rejects where it cannot answer. */
export interface DecisionProvider {
  readonly name: string;
  check(question: DecisionQuestion): Promise<ProviderAnswer>;
  /** Sends outcomes to the service; absent where the provider takes no feedback. */
  readonly feedback?: (feedback: Feedback) => Promise<void>;
}

export type DecisionAnswer = AnswerOf<'decision.check'>;
