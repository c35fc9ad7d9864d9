import type { JsonObject } from '../../engine/core/json/json.ts';
import { getAt } from '../../engine/core/json/pointer.ts';
import type { Problem } from '../../engine/core/validation/problems.ts';
import type { RecordKind } from '../kinds/kinds.ts';
import { nobody } from '../kinds/nobody.ts';
import type { Queryable } from '../store/database.ts';
import type { StoredRecord } from './read.ts';

export interface UniqueClaim {
  readonly kind: RecordKind;
  readonly id: string;
  readonly organization: string | null;
  /** The values to claim are read from it; `undefined` gives up every claim of the record. */
  readonly document: JsonObject | undefined;
  /** The stored version, whose claims exist; absent: every claim is new. */
  readonly before?: StoredRecord | undefined;
}

/**
 * Claims the values that no two records of an organization may share. A claim that another transaction is about
 * to make is waited for. Returns the places whose value is taken; the caller then rolls back.
 */
export async function claimUnique(
  tx: Queryable,
  { kind, id, organization, document, before }: UniqueClaim,
): Promise<readonly string[]> {
  const places = kind.traits.unique ?? [];
  const stands = (place: string) =>
    claimText(kind, place, before?.document) === claimText(kind, place, document);
  const isSame = before !== undefined && !before.isRemoved && before.organization === organization;
  if (places.length === 0 || (isSame && places.every(stands))) return [];
  if (before !== undefined)
    await tx.query('delete from record_unique where organization = $1 and type = $2 and id = $3', [
      ...[before.organization ?? nobody, kind.type, id],
    ]);
  const taken: string[] = [];
  for (const place of places) {
    const value = claimText(kind, place, document);
    if (value !== undefined && !(await claim(tx, [kind.type, place, organization ?? nobody, value, id])))
      taken.push(place);
  }
  return taken;
}

/**
 * Makes the claims of many records that have none. Of two records that share a value, the first keeps it. Yields whether
 * every value was free.
 */
export async function claimAllUnique(
  tx: Queryable,
  kind: RecordKind,
  records: readonly Omit<UniqueClaim, 'kind' | 'before'>[],
): Promise<boolean> {
  const rows = records.flatMap(({ id, organization, document }) =>
    (kind.traits.unique ?? []).flatMap((place) => {
      const value = claimText(kind, place, document);
      return value === undefined
        ? []
        : [{ type: kind.type, place, organization: organization ?? nobody, value, id }];
    }),
  );
  if (rows.length === 0) return true;
  const { count } = await tx.query(
    `insert into record_unique select * from jsonb_populate_recordset(null::record_unique, $1::jsonb)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
  return count === rows.length;
}

export function takenProblem(kind: RecordKind, place: string): Problem {
  const label = kind.entity.fields[place]?.title ?? place;
  return {
    at: place,
    code: 'unique',
    message: `${label} is already used by another record. Use a different one.`,
    severity: 'error',
  };
}

async function claim(tx: Queryable, row: readonly string[]): Promise<boolean> {
  const { count } = await tx.query(
    `insert into record_unique (type, place, organization, value, id) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning 1 as claimed`,
    row,
  );
  return count > 0;
}

export interface UniqueQuery {
  readonly kind: RecordKind;
  readonly place: string;
  readonly value: string;
  /** Organization; absent: any. */
  readonly organizations?: readonly string[];
}

/** The id of the record that holds a unique value. */
export async function findByUnique(
  database: Queryable,
  { kind, place, value, organizations }: UniqueQuery,
): Promise<string | undefined> {
  const within = organizations === undefined ? '' : 'and organization = any($4::text[])';
  const { rows } = await database.query<{ id: string }>(
    `select id from record_unique where type = $1 and place = $2 and value = $3 ${within} limit 1`,
    [kind.type, place, value, ...(organizations === undefined ? [] : [organizations])],
  );
  return rows[0]?.id;
}

/** The value that a record claims, with what it is unique within. */
function claimText(kind: RecordKind, place: string, document: JsonObject | undefined): string | undefined {
  const value = uniqueText(getAt(document, place));
  const { uniqueWithin } = kind.traits;
  if (value === undefined || uniqueWithin === undefined) return value;
  return JSON.stringify([uniqueText(getAt(document, uniqueWithin)) ?? '', value]);
}

function uniqueText(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim();
  return text === '' ? undefined : text;
}
