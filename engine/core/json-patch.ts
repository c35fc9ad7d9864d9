import type { Json } from './json.ts';
import { getAt, pointerOf, removeAt, setAt, tokensOf } from './pointer.ts';

/** One step of RFC 6902, of the kinds that a history is told in. */
export type PatchStep =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: Json }
  | { readonly op: 'remove'; readonly path: string };

/** The document after the steps (RFC 6902); the given one stays as it is. Without a document it begins with nothing. */
export function patched(document: Json | undefined, steps: readonly PatchStep[]): Json | undefined {
  return steps.reduce<Json | undefined>((before, step) => stepped(before, step), document);
}

function stepped(document: Json | undefined, step: PatchStep): Json | undefined {
  if (step.path === '') return step.op === 'remove' ? undefined : step.value;
  if (step.op === 'remove') return removeAt(document, step.path);
  return step.op === 'add' ? added(document, step.path, step.value) : setAt(document, step.path, step.value);
}

/** In a list the value goes in front of what stands there, and behind the last with `-`. */
function added(document: Json | undefined, path: string, value: Json): Json | undefined {
  const tokens = tokensOf(path);
  const parent = pointerOf(tokens.slice(0, -1));
  const list = getAt(document, parent);
  if (!Array.isArray(list)) return setAt(document, path, value);
  const last = tokens.at(-1) ?? '-';
  const index = last === '-' ? list.length : Number(last);
  return setAt(document, parent, list.toSpliced(index, 0, value));
}
