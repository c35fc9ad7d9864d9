import { isJsonObject, type Json, type JsonObject } from '../../engine/core/json.ts';

/** One step of RFC 6902. */
export type PatchStep =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: Json }
  | { readonly op: 'remove'; readonly path: string };

/**
 * The steps from one document to another (RFC 6902). Lists are compared by position: exact when applied, and
 * good enough to read.
 */
export function diffJson(before: Json | undefined, after: Json | undefined, path = ''): readonly PatchStep[] {
  if (before === after) return [];
  if (after === undefined) return [{ op: 'remove', path }];
  if (before === undefined) return [{ op: 'add', path, value: after }];
  if (isList(before) && isList(after)) return diffLists(before, after, path);
  if (isJsonObject(before) && isJsonObject(after)) return diffObjects(before, after, path);
  return [{ op: 'replace', path, value: after }];
}

function diffObjects(before: JsonObject, after: JsonObject, path: string): readonly PatchStep[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) =>
    diffJson(own(before, name), own(after, name), `${path}/${escapePart(name)}`),
  );
}

function diffLists(before: readonly Json[], after: readonly Json[], path: string): readonly PatchStep[] {
  const shared = Math.min(before.length, after.length);
  const changed = Array.from({ length: shared }, (_, n) =>
    diffJson(before[n], after[n], `${path}/${n}`),
  ).flat();
  const added = after.slice(shared).map((value): PatchStep => ({ op: 'add', path: `${path}/-`, value }));
  // From the end, so that each step leaves the positions of those that follow.
  const removed = before
    .slice(shared)
    .map((_, n): PatchStep => ({ op: 'remove', path: `${path}/${before.length - 1 - n}` }));
  return [...changed, ...added, ...removed];
}

function own(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function escapePart(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
