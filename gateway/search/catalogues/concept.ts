import type { JsonObject } from '../../../engine/core/json/json.ts';
import { foldName } from '../fold.ts';

/** An entry of a code system that people choose from. */
export interface Concept {
  readonly code: string;
  readonly display: string;
  /** Smaller numbers are listed first; 0 where the source has none. */
  readonly priority?: number;
  /** Further details of the source; `aliases` are other names that it is found by. */
  readonly details?: JsonObject;
}

/** Issue of a code system, such as a year's. */
export interface Release {
  readonly catalogue: string;
  readonly edition: string;
}

/** A code as it is compared: neither dots, dashes and blanks nor the size of letters count. */
export function foldCode(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** The words of a display, each between blanks, so that the text can be searched for whole words. */
export function foldDisplay(display: string): string {
  return `${foldName(display)} `;
}
