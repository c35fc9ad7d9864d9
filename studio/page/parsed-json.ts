import type { Json } from '../../engine/core/json/json.ts';

/**
 * Maximum number of cached texts: the open file's present, previous and stored text, which several parts of
 * the page parse at each keystroke.
 */
const mostKept = 3;

let kept: readonly { readonly text: string; readonly value: Json | undefined }[] = [];

/** Parses a file; undefined while its text is no JSON. */
export function parsedJson(text: string): Json | undefined {
  const known = kept.find((each) => each.text === text) ?? { text, value: revivedJson(text) };
  kept = [known, ...kept.filter((each) => each !== known)].slice(0, mostKept);
  return known.value;
}

/** Parses a file with `revive` applied to each part; undefined while its text is no JSON. */
export function revivedJson(text: string, revive?: (key: string, value: Json) => Json): Json | undefined {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''), revive);
  } catch {
    return undefined;
  }
}
