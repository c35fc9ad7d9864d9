import type { JsonObject } from '../../engine/core/json.ts';
import { getAt } from '../../engine/core/pointer.ts';
import type { Queryable } from '../store/database.ts';
import { digitsOf, foldName } from './fold.ts';
import type { ColumnPlan, IndexPlan } from './plan.ts';

export interface Projected {
  readonly id: string;
  readonly organization: string | null;
  readonly document: JsonObject;
}

type Cell = string | number | null;

/** Writes the row of a record into a projection, in the record's own transaction. */
export async function projectRecord(tx: Queryable, plan: IndexPlan, record: Projected): Promise<void> {
  const cells = cellsOf(plan, record.document);
  const names = ['id', 'organization', ...cells.map(([name]) => name)];
  const values = [record.id, record.organization, ...cells.map(([, value]) => value)];
  await tx.query(
    `insert into ${plan.table} (${names.join(', ')}) values (${names.map((_, n) => `$${n + 1}`).join(', ')})
     on conflict (id) do update set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`,
    values,
  );
}

export async function unprojectRecord(tx: Queryable, plan: IndexPlan, id: string): Promise<void> {
  await tx.query(`delete from ${plan.table} where id = $1`, [id]);
}

function cellsOf(plan: IndexPlan, document: JsonObject): readonly (readonly [string, Cell])[] {
  return Object.values(plan.columns).flatMap((column) => {
    const shown = shownValue(column, document);
    const own = [[column.shown, shown]] as const;
    return column.isFolded ? [...own, [column.key, keyValue(column, document, shown)] as const] : own;
  });
}

/** Several sources are joined, except for digits: there the first one is shown, and all can be found. */
function shownValue({ column }: ColumnPlan, document: JsonObject): Cell {
  const texts = textsAt(column.from, document);
  if (texts.length === 0) return null;
  if (column.kind === 'number') return numberOf(texts[0]);
  return column.kind === 'digits' ? (texts[0] ?? null) : texts.join(' ');
}

function keyValue({ column }: ColumnPlan, document: JsonObject, shown: Cell): Cell {
  if (shown === null) return null;
  if (column.kind === 'digits') return textsAt(column.from, document).map(digitsOf).join(' ');
  return column.kind === 'name' ? foldName(String(shown)) : sortKey(String(shown));
}

/** People read "de Souza" before "Zimmer", and "Ångström" beside "Angelo". Signs alone keep their own order. */
export function sortKey(text: string): string {
  const folded = foldName(text).trim();
  return folded === '' ? text.toLowerCase() : folded;
}

function textsAt(pointers: readonly string[], document: JsonObject): readonly string[] {
  return pointers.flatMap((pointer) => {
    const value = getAt(document, pointer);
    if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
    return typeof value === 'string' && value.trim() !== '' ? [value.trim()] : [];
  });
}

function numberOf(text: string | undefined): number | null {
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}
