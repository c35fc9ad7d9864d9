import { normalizeText } from '../../../engine/compiler/source/normalize-text.ts';
import type { Json } from '../../../engine/core/json/json.ts';

/** undefined for what is no JSON, and for a file that is not there. */
export function parsedFile(text: string): Json | undefined {
  try {
    return JSON.parse(normalizeText(text));
  } catch {
    return undefined;
  }
}
