import type { JsonObject } from '../../engine/core/json/json.ts';
import { getAt } from '../../engine/core/json/pointer.ts';
import { type UniqueKey, uniqueKeysOf } from '../../engine/core/product/unique-keys.ts';
import type { Problem } from '../../engine/core/validation/problems.ts';
import type { Queryable } from '../store/database.ts';
import type { RecordKind } from '../store/kinds/kinds.ts';
import { nobody } from '../store/kinds/organization-scope.ts';
import type { StoredRecord } from './read.ts';

/** Record that claims its unique values. */
interface Claiming {
  readonly kind: RecordKind;
  readonly id: string;
  readonly organization: string | null;
  /** Stored version, whose values are claimed already; absent: every claim is new. */
  readonly before?: StoredRecord | undefined;
}

/**
 * Claims a document's unique values within its organization; without a document, releases all claims. Waits for
 * concurrent claims. Returns the paths of values that other records hold; the caller then rolls back.
 */
export async function claimUnique(
  tx: Queryable,
  { kind, id, organization, before }: Claiming,
  document: JsonObject | undefined,
): Promise<readonly string[]> {
  const keys = uniqueKeysOf(kind.traits);
  const stands = (key: UniqueKey) => claimText(key, before?.document) === claimText(key, document);
  const isSame = before !== undefined && !before.isRemoved && before.organization === organization;
  if (keys.length === 0 || (isSame && keys.every(stands))) return [];
  if (before !== undefined)
    await tx.query('delete from record_unique where organization = $1 and type = $2 and id = $3', [
      ...[before.organization ?? nobody, kind.type, id],
    ]);
  const taken: string[] = [];
  for (const key of keys) {
    const value = claimText(key, document);
    const row =
      value === undefined ? undefined : [kind.type, claimPath(key), organization ?? nobody, value, id];
    if (row !== undefined && !(await claim(tx, row))) taken.push(key.at);
  }
  return taken;
}

/**
 * Claims the values of many records without claims. Of two records that share a value, the first keeps it. Yields
 * whether every value was free.
 */
export async function claimAllUnique(
  tx: Queryable,
  kind: RecordKind,
  records: readonly (Omit<Claiming, 'kind' | 'before'> & { readonly document: JsonObject })[],
): Promise<boolean> {
  const rows = records.flatMap(({ id, organization, document }) =>
    uniqueKeysOf(kind.traits).flatMap((key) => {
      const value = claimText(key, document);
      if (value === undefined) return [];
      return [{ type: kind.type, place: claimPath(key), organization: organization ?? nobody, value, id }];
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

export function takenProblem(kind: RecordKind, path: string): Problem {
  const label = kind.entity.fields[path]?.title ?? path;
  return {
    at: path,
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
  readonly path: string;
  readonly value: string;
  /** Organizations to search; absent: all. */
  readonly organizations?: readonly string[];
}

/** Finds the id of the record that holds a unique value. */
export async function findByUnique(
  database: Queryable,
  { kind, path, value, organizations }: UniqueQuery,
): Promise<string | undefined> {
  const keys = uniqueKeysOf(kind.traits).filter(({ at }) => at === path);
  const inOrganizations = organizations === undefined ? '' : 'and organization = any($5::text[])';
  // Parses only the texts of scoped keys as JSON; these have the form `[scope, value]`.
  const { rows } = await database.query<{ id: string }>(
    `select id from record_unique
     where type = $1 and place = any($2::text[])
       and case when place = $3 then value = $4 else value::jsonb ->> 1 = $4 end ${inOrganizations}
     limit 1`,
    [kind.type, keys.map(claimPath), path, value, ...(organizations === undefined ? [] : [organizations])],
  );
  return rows[0]?.id;
}

/** Builds column `place` of a claim, so that two keys of one value with different scopes stay distinct. */
function claimPath({ at, within }: UniqueKey): string {
  return within === undefined ? at : `${at} within ${within}`;
}

/** Builds column `value` of a claim, including the value of the scope. */
function claimText({ at, within }: UniqueKey, document: JsonObject | undefined): string | undefined {
  const value = uniqueText(getAt(document, at));
  if (value === undefined || within === undefined) return value;
  return JSON.stringify([uniqueText(getAt(document, within)) ?? '', value]);
}

function uniqueText(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim();
  return text === '' ? undefined : text;
}
