import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Queryable } from '../../../gateway/store/database.ts';

/** An entry of a FHIR ValueSet expansion, as screens read it. */
export interface Term {
  readonly system: string;
  readonly code: string;
  readonly display: string;
  /** Allergen or medication, where the catalogue distinguishes them. */
  readonly type?: 'allergen' | 'medication';
  /** Note to read before choosing it. */
  readonly note?: string;
  /** The drug as a record of a medication holds it. */
  readonly medication?: JsonObject;
}

export interface TermQuestion {
  /** Catalogue to search, as the contract names it. */
  readonly catalogue: string;
  /** `words`: each starts a word; `start`: the first starts the display; `code`: the code begins so; `whole-code`. */
  readonly by: 'words' | 'start' | 'code' | 'whole-code';
  readonly text: string;
  /** The edition of the code system, where not any will do. */
  readonly version?: string | undefined;
  readonly limit: number;
}

export interface FoundTerms {
  readonly total: number;
  /** The best first. */
  readonly terms: readonly Term[];
  /** A sentence about where they come from that everybody should read. */
  readonly caution?: string;
}

/** Source of terms: the catalogues of the store, or a terminology server. */
export type TermSource = (question: TermQuestion, database: Queryable) => Promise<FoundTerms>;
