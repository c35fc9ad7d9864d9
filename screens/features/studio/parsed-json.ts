import type { Json } from '../../../engine/core/json/json.ts';

/** The value of a file, each part of it as `revive` leaves it; undefined while its text is no JSON. */
export function parsedJson(text: string, revive?: (key: string, value: Json) => Json): Json | undefined {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''), revive);
  } catch {
    return undefined;
  }
}
