import type { Json } from '../../engine/core/json/json.ts';

/** Texts that several parts of the page read with each key: the one that is edited, as it is, was before, and is stored. */
const mostKept = 3;

let kept: readonly { readonly text: string; readonly value: Json | undefined }[] = [];

/** The value of a file; undefined while its text is no JSON. */
export function parsedJson(text: string): Json | undefined {
  const known = kept.find((each) => each.text === text) ?? { text, value: revivedJson(text) };
  kept = [known, ...kept.filter((each) => each !== known)].slice(0, mostKept);
  return known.value;
}

/** The value of a file, each part of it as `revive` leaves it; undefined while its text is no JSON. */
export function revivedJson(text: string, revive?: (key: string, value: Json) => Json): Json | undefined {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''), revive);
  } catch {
    return undefined;
  }
}
