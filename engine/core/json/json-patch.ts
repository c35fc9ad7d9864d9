import { Draft } from './draft.ts';
import type { Json } from './json.ts';
import { pointerOf, tokensOf } from './pointer.ts';

/** Operation of RFC 6902, of the kinds that a history contains. */
export type PatchStep =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: Json }
  | { readonly op: 'remove'; readonly path: string };

/** The document after the steps (RFC 6902); the given one stays as it is. Without a document it begins with nothing. */
export function patched(document: Json | undefined, steps: readonly PatchStep[]): Json | undefined {
  const draft = new Draft(document);
  for (const step of steps) take(draft, step);
  return draft.value;
}

function take(draft: Draft<Json | undefined>, step: PatchStep): void {
  if (step.op === 'remove') draft.remove(step.path);
  else if (step.op === 'add') add(draft, step.path, step.value);
  else draft.set(step.path, step.value);
}

/** Inserts a value into a list, in front of what is at its index, and behind the last with `-`; sets it elsewhere. */
function add(draft: Draft<Json | undefined>, path: string, value: Json): void {
  const tokens = tokensOf(path);
  const parent = pointerOf(tokens.slice(0, -1));
  const last = tokens.at(-1);
  if (last === undefined || !Array.isArray(draft.at(parent))) draft.set(path, value);
  else draft.insert(parent, value, last === '-' ? undefined : Number(last));
}
