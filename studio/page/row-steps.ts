import { isJsonObject, type Json } from '../../engine/core/json/json.ts';
import type { PatchStep } from '../../engine/core/json/json-patch.ts';
import { pointerOf } from '../../engine/core/json/pointer.ts';

/** Builds the steps that move a row, and keep the order of the others. */
export function movedRow(
  path: readonly string[],
  rows: readonly Json[],
  { index, to }: { readonly index: number; readonly to: number },
): PatchStep {
  const value = rows.toSpliced(index, 1).toSpliced(to, 0, rows[index] ?? null);
  return { op: 'replace', path: pointerOf(path), value };
}

/** Members whose values are unique in a list, so that a copied row needs new ones. */
const keys = ['id', 'code', 'name'];

/** Builds the step that copies a row behind itself. */
export function copiedRow(path: readonly string[], rows: readonly Json[], index: number): PatchStep {
  const row = rows[index] ?? null;
  const key = keys.find((each) => isJsonObject(row) && typeof row[each] === 'string');
  const copy = key === undefined || !isJsonObject(row) ? row : { ...row, [key]: freeName(key, rows, row) };
  return { op: 'add', path: pointerOf([...path, index + 1]), value: copy };
}

function freeName(
  key: string,
  rows: readonly Json[],
  row: { readonly [name: string]: Json | undefined },
): string {
  const taken = new Set(rows.map((each) => (isJsonObject(each) ? each[key] : undefined)));
  const names = rows.map((_row, index) => `${String(row[key])}-${index + 2}`);
  return names.find((name) => !taken.has(name)) ?? `${String(row[key])}-copy`;
}
