import type { JsonObject } from '../../../engine/core/json/json.ts';
import { foldName } from '../fold.ts';

/** Entry of a code system that people choose from. */
export interface Concept {
  readonly code: string;
  readonly display: string;
  /** Rank of the entry, smaller numbers first; 0 where the source has none. */
  readonly priority?: number;
  /** Further details from the source; searches also match the other names among them, `aliases`. */
  readonly details?: JsonObject;
}

/** Release of a code system, such as a year's. */
export interface CatalogueRelease {
  readonly catalogue: string;
  readonly edition: string;
}

/** Folds a code for comparison: without dots, dashes, blanks and case. */
export function foldCode(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** Folds the words of a display, with a space before and after each, for searches of whole words. */
export function foldDisplay(display: string): string {
  return `${foldName(display)} `;
}
