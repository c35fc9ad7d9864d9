import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Queryable } from '../../../gateway/store/database.ts';

/** Entry of a FHIR ValueSet expansion, as screens read it. */
export interface CatalogueTerm {
  readonly system: string;
  readonly code: string;
  readonly display: string;
  /** Kind of entry, where the catalogue distinguishes them. */
  readonly type?: 'allergen' | 'medication';
  /** Note to read before choosing the term. */
  readonly note?: string;
  /** Drug in the form of a medication record. */
  readonly medication?: JsonObject;
}

export interface TermQuestion {
  /** Catalogue to search, as the contract names it. */
  readonly catalogue: string;
  /**
   * Kind of match. `words`: each typed word begins a word of the display; `start`: the first one begins the display;
   * `code`: the text begins the code; `whole-code`: the text equals the code.
   */
  readonly by: 'words' | 'start' | 'code' | 'whole-code';
  readonly text: string;
  /** Release of the code system, where one is required. */
  readonly version?: string | undefined;
  readonly limit: number;
}

export interface FoundTerms {
  readonly total: number;
  /** Terms, best first. */
  readonly terms: readonly CatalogueTerm[];
  /** Caution about the source of the terms, for every reader. */
  readonly caution?: string;
}

/** Source of terms: the catalogues of the store, or a terminology server. */
export type TermSource = (question: TermQuestion, database: Queryable) => Promise<FoundTerms>;
