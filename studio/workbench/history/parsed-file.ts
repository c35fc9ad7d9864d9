import { normalizeText } from '../../../engine/compiler/source/normalize-text.ts';
import type { Json } from '../../../engine/core/json/json.ts';

/** Parses a file; undefined for a missing file, or a text that is no JSON. */
export function parsedFile(text: string): Json | undefined {
  try {
    return JSON.parse(normalizeText(text));
  } catch {
    return undefined;
  }
}
