import { Draft } from './draft.ts';
import { isJsonObject, type Json, type JsonObject, ownValue } from './json.ts';
import { pointerOf, tokensOf } from './pointer.ts';

/** Operation of RFC 6902; only the kinds that a record's history contains. */
export type PatchStep =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: Json }
  | { readonly op: 'remove'; readonly path: string };

/** Applies the steps (RFC 6902) to a copy of a document. Starts from undefined if there is no document. */
export function patched(document: Json | undefined, steps: readonly PatchStep[]): Json | undefined {
  const draft = new Draft(document);
  for (const step of steps) applyStep(draft, step);
  return draft.value;
}

/** Applies a step to a draft, in which its path leads to a container. */
export function applyStep(draft: Draft<Json | undefined>, step: PatchStep): void {
  if (step.op === 'remove') draft.remove(step.path);
  else if (step.op === 'add') add(draft, step.path, step.value);
  else draft.set(step.path, step.value);
}

/**
 * Inserts a value into a list before an index, or at the end for `-`; sets a property if the parent is no list.
 */
function add(draft: Draft<Json | undefined>, path: string, value: Json): void {
  const tokens = tokensOf(path);
  const parent = pointerOf(tokens.slice(0, -1));
  const last = tokens.at(-1);
  if (last === undefined || !Array.isArray(draft.at(parent))) draft.set(path, value);
  else draft.insert(parent, value, last === '-' ? undefined : Number(last));
}

/**
 * Finds the steps from one document to another (RFC 6902). Compares lists by index, which always applies
 * exactly but may list more steps than necessary.
 */
export function diffJson(before: Json | undefined, after: Json | undefined): readonly PatchStep[] {
  const steps: PatchStep[] = [];
  compare(steps, { path: '', before, after });
  return steps;
}

interface Compared<Value> {
  readonly path: string;
  readonly before: Value;
  readonly after: Value;
}

function compare(steps: PatchStep[], { path, before, after }: Compared<Json | undefined>): void {
  if (before === after) return;
  if (after === undefined) steps.push({ op: 'remove', path });
  else if (before === undefined) steps.push({ op: 'add', path, value: after });
  else if (isList(before) && isList(after)) compareLists(steps, { path, before, after });
  else if (isJsonObject(before) && isJsonObject(after)) compareObjects(steps, { path, before, after });
  else steps.push({ op: 'replace', path, value: after });
}

function compareObjects(steps: PatchStep[], { path, before, after }: Compared<JsonObject>): void {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const sides = { before: ownValue(before, name), after: ownValue(after, name) };
    // Compares before building the path, since most properties are unchanged.
    if (sides.before !== sides.after) compare(steps, { path: `${path}/${escapePart(name)}`, ...sides });
  }
}

function compareLists(steps: PatchStep[], { path, before, after }: Compared<readonly Json[]>): void {
  const shared = Math.min(before.length, after.length);
  for (let n = 0; n < shared; n += 1)
    compare(steps, { path: `${path}/${n}`, before: before[n], after: after[n] });
  for (const value of after.slice(shared)) steps.push({ op: 'add', path: `${path}/-`, value });
  // Removes items from the end, so that earlier indexes stay valid.
  for (let n = before.length - 1; n >= shared; n -= 1) steps.push({ op: 'remove', path: `${path}/${n}` });
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function escapePart(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
