import type { Scope } from '../../../engine/core/expressions/scope.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { ReportSource } from '../../../engine/core/product/report.ts';
import { prepared, type Queryable, quoteName } from '../../store/database.ts';

/** Record in its current group. */
export interface PresentRow extends JsonObject {
  readonly type: string;
  readonly id: string;
  /** Id of the organization; empty for records without one. */
  readonly organization: string;
  readonly group: string;
  /** Today, as YYYY-MM-DD. */
  readonly day: string;
  /** First day of the record in its group, used where no earlier row of it exists. */
  readonly since: string;
  readonly due: string | null;
}

/** Columns of a record's unfinished time in a group. */
export const presentColumns: readonly string[] = ['"group"', 'since', 'due'];

/**
 * Builds a table with one row for each period that a record spent in a group; `until` is the first day after the
 * period.
 */
export function createPresent(table: string, name: string): readonly string[] {
  const columns = [
    ...['type text collate "C" not null', 'id text collate "C" not null'],
    ...[
      'organization text collate "C" not null',
      '"group" text collate "C" not null',
      'since date not null',
      'until date',
      'due date',
    ],
  ];
  return [
    `create table ${table} (${columns.join(', ')})`,
    `create unique index ${quoteName(`${name}_now`)} on ${table} (type, id, organization) where until is null`,
    `create index ${quoteName(`${name}_groups`)} on ${table} (organization, "group", since) include (until, due)`,
    `create index ${quoteName(`${name}_ended`)} on ${table} (organization, until) where until is not null`,
  ];
}

export function presentRowOf(
  { group, on, due }: ReportSource,
  scope: Scope,
  named: Pick<PresentRow, 'type' | 'id' | 'organization'>,
): PresentRow | undefined {
  const name: unknown = group?.evaluate(scope);
  if (typeof name !== 'string' || name === '') return undefined;
  const { self } = scope;
  const saved = dayIn(
    on === undefined ? (self as JsonObject | undefined)?.['updatedAt'] : on.evaluate(scope),
  );
  // Limits the day to today: waiting does not begin in the future.
  const since = saved === undefined || saved > scope.today ? scope.today : saved;
  return { ...named, group: name, day: scope.today, since, due: dayIn(due?.evaluate(scope)) ?? null };
}

/** Finds the day of a date or an instant. */
export function dayIn(value: unknown): string | undefined {
  return /^\d{4}-\d{2}-\d{2}/.exec(String(value ?? ''))?.[0];
}

/**
 * Enters a record into a group. Keeps the start if the record is in that group already; if it comes from another
 * group, starts today.
 */
export async function enterGroup(tx: Queryable, table: string, row: PresentRow): Promise<void> {
  const { type, id, organization, group, day, since, due } = row;
  const { count } = await tx.query(
    prepared(`update ${table} set due = $5::date
     where type = $1 and id = $2 and organization = $3 and until is null and "group" = $4`),
    [type, id, organization, group, due],
  );
  if (count > 0) return;
  const wasElsewhere = await leaveGroup(tx, table, { type, id, organization, day });
  await insertPresent(tx, table, [{ ...row, since: wasElsewhere ? day : since }]);
}

/** Ends a record's time in its group and reports whether there was one. */
export async function leaveGroup(
  tx: Queryable,
  table: string,
  { type, id, organization, day }: Pick<PresentRow, 'type' | 'id' | 'organization' | 'day'>,
): Promise<boolean> {
  const { count } = await tx.query(
    prepared(
      `update ${table} set until = greatest(since, $4::date)
       where type = $1 and id = $2 and organization = $3 and until is null`,
    ),
    [type, id, organization, day],
  );
  return count > 0;
}

export async function insertPresent(
  tx: Queryable,
  table: string,
  rows: readonly PresentRow[],
): Promise<void> {
  await tx.query(
    prepared(`insert into ${table} (type, id, organization, "group", since, due)
     select type, id, organization, "group", since, due from jsonb_to_recordset($1::jsonb)
       as row (type text, id text, organization text, "group" text, since date, due date)`),
    [JSON.stringify(rows)],
  );
}
