import { memoized } from '../../../engine/core/compute/memoized.ts';
import type { Scope } from '../../../engine/core/expressions/scope.ts';
import { blamedOn } from '../../../engine/core/expressions/steps.ts';
import { jsonEqual } from '../../../engine/core/json/equal.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import type {
  ReportDescriptor,
  ReportFigure,
  ReportPeriod,
  ReportSource,
} from '../../../engine/core/product/report.ts';
import { sha256 } from '../../operation/sha256.ts';
import { prepared, type Queryable, quoteName } from '../../store/database.ts';
import type { RecordKind } from '../../store/kinds/kinds.ts';
import { nobody } from '../../store/kinds/organization-scope.ts';
import {
  createPresent,
  dayIn,
  enterGroup,
  insertPresent,
  leaveGroup,
  type PresentRow,
  presentColumns,
  presentRowOf,
} from './present-rows.ts';

/** Record counted by a report; `before` is of the same organization. */
export interface Counted {
  readonly kind: RecordKind;
  readonly id: string;
  readonly organization: string | null;
  readonly document: JsonObject;
  /** Time in RFC 3339, UTC. */
  readonly now: string;
  /** Stored version, which has a row; absent: the record is new, or was removed. */
  readonly before?: Pick<Counted, 'document'> | undefined;
}

/** Builds the name of a report's derived table; each version of the report's sources has a table of its own. */
export const reportTableName = memoized(
  (report: ReportDescriptor) => `report_${report.name.slice(0, 40)}_${reportHash(report).slice(0, 8)}`,
);

/** Quotes the name of a report's derived table. */
export function reportTable(report: ReportDescriptor): string {
  return quoteName(reportTableName(report));
}

/** Quotes the name of a figure's SQL column. */
export function figureColumn(figure: string): string {
  return quoteName(`f_${figure}`);
}

export function figuresOf({ sources }: ReportDescriptor): readonly string[] {
  return [...new Set(Object.values(sources).flatMap(({ figures }) => Object.keys(figures)))];
}

/** Builds the statements for a report's table, with a row of figures for each record that counts. */
export function createReport(report: ReportDescriptor): readonly string[] {
  const table = reportTable(report);
  if (report.period === 'present') return createPresent(table, reportTableName(report));
  const names = figuresOf(report).map(figureColumn);
  const figures = names.map((name) => `${name} double precision`);
  const columns = [
    ...['type text collate "C" not null', 'id text collate "C" not null'],
    ...['organization text collate "C" not null', 'period text collate "C" not null', ...figures],
    'primary key (type, id, organization)',
  ];
  const index = quoteName(`${reportTableName(report)}_periods`);
  return [
    `create table ${table} (${columns.join(', ')})`,
    // Includes the figures, so that a report is answered from the index alone.
    `create index ${index} on ${table} (organization, period) include (${names.join(', ')})`,
  ];
}

/** Version of the row format; a change rebuilds every report's table. */
const rowsVersion = 2;

/** Hashes everything that determines a report's rows, so that a change computes them again in a new table. */
export function reportHash({ period, sources, migrations }: ReportDescriptor): string {
  const described = Object.entries(sources).map(([entity, { where, on, group, due, figures }]) => [
    ...[entity, ...[where, on, group, due].map((each) => String(each?.evaluate))],
    Object.entries(figures).map(([figure, { when, value }]) => [
      ...[figure, String(when?.evaluate), String(value.evaluate)],
    ]),
  ]);
  const read = migrations === undefined ? [] : [migrations];
  return sha256(JSON.stringify([rowsVersion, period, described, ...read]));
}

/**
 * Writes a record's figures in the transaction of its save; removes them if the record no longer counts. Skips
 * unchanged figures, as in most saves.
 */
export async function countRecord(tx: Queryable, report: ReportDescriptor, counted: Counted): Promise<void> {
  const row = rowOf(report, counted);
  if (
    counted.before !== undefined &&
    isCountedAlike(rowBefore(report, counted, counted.before.document), row)
  )
    return;
  if (row === undefined) return uncountRecord(tx, report, counted);
  if (isPresent(row)) return enterGroup(tx, reportTable(report), row);
  const kept = Object.keys(row).filter((name) => !['type', 'id', 'organization'].includes(name));
  const changes = kept.map((name) => `${quoteName(name)} = excluded.${quoteName(name)}`);
  const statement = `${insertRows(report)} on conflict (type, id, organization) do update set ${changes.join(', ')}`;
  await tx.query(prepared(statement), [JSON.stringify([row])]);
}

export interface CountedBatch extends Pick<Counted, 'kind' | 'now'> {
  readonly records: readonly Pick<Counted, 'id' | 'organization' | 'document'>[];
}

/** Counts many records that have no rows yet. */
export async function countNewRecords(
  tx: Queryable,
  report: ReportDescriptor,
  { kind, records, now }: CountedBatch,
): Promise<void> {
  const rows = records
    .map((record) => rowOf(report, { ...record, kind, now }))
    .filter((row) => row !== undefined);
  if (rows.length === 0) return;
  if (report.period === 'present') await insertPresent(tx, reportTable(report), rows.filter(isPresent));
  else await tx.query(insertRows(report), [JSON.stringify(rows)]);
}

export async function uncountRecord(
  tx: Queryable,
  report: ReportDescriptor,
  { kind, id, organization, now }: Pick<Counted, 'kind' | 'id' | 'organization' | 'now'>,
): Promise<void> {
  const named = { type: kind.type, id, organization: organization ?? nobody };
  if (report.period === 'present')
    return void (await leaveGroup(tx, reportTable(report), { ...named, day: now.slice(0, 10) }));
  await tx.query(
    prepared(`delete from ${reportTable(report)} where organization = $1 and type = $2 and id = $3`),
    [named.organization, kind.type, id],
  );
}

export interface CountedMove {
  readonly kind: RecordKind;
  readonly ids: readonly string[];
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * Moves the rows of transferred records to the new organization. Their ended periods in groups stay counted in the
 * old one.
 */
export async function moveCounted(
  tx: Queryable,
  report: ReportDescriptor,
  { kind, ids, from, to }: CountedMove,
): Promise<void> {
  const table = reportTable(report);
  const isPresent = report.period === 'present';
  const kept = isPresent ? presentColumns : ['period', ...figuresOf(report).map(figureColumn)];
  await tx.query(
    `with gone as (
       delete from ${table} where organization = $1 and type = $2 and id = any($3::text[])
         ${isPresent ? 'and until is null' : ''} returning *)
     insert into ${table} (type, id, organization, ${kept.join(', ')})
     select type, id, $4::text, ${kept.join(', ')} from gone`,
    [from ?? nobody, kind.type, ids, to ?? nobody],
  );
}

/** Finds the organizations for which records count, by record id. */
export async function countedOrganizations(
  tx: Queryable,
  report: ReportDescriptor,
  { kind, ids }: Pick<CountedMove, 'kind' | 'ids'>,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await tx.query<{ id: string; organization: string }>(
    `select id, organization from ${reportTable(report)}
     where type = $1 and id = any($2::text[])${report.period === 'present' ? ' and until is null' : ''}`,
    [kind.type, ids],
  );
  return new Map(rows.map(({ id, organization }) => [id, organization]));
}

function insertRows(report: ReportDescriptor): string {
  const typed = [
    ...['type', 'id', 'organization', 'period'].map((name) => `${name} text`),
    ...figuresOf(report).map((figure) => `${figureColumn(figure)} float8`),
  ];
  return `insert into ${reportTable(report)} select * from jsonb_to_recordset($1::jsonb) as cells (${typed.join(', ')})`;
}

/** Builds the row of the stored version, as of the time when it was stored. */
function rowBefore(
  report: ReportDescriptor,
  { kind, id, organization, now }: Counted,
  document: JsonObject,
): ReportRow {
  const { updatedAt } = document;
  return rowOf(report, {
    kind,
    id,
    organization,
    document,
    now: typeof updatedAt === 'string' ? updatedAt : now,
  });
}

/**
 * Reports whether two rows are the same; for groups, ignores the start, which stays while the record is in its
 * group.
 */
function isCountedAlike(before: ReportRow, row: ReportRow): boolean {
  if (before === undefined || row === undefined || !isPresent(before) || !isPresent(row))
    return jsonEqual(before, row);
  return before.group === row.group && before.due === row.due;
}

type ReportRow = JsonObject | PresentRow | undefined;

/** Builds a row; the figures of the report's other sources are null. */
function rowOf(report: ReportDescriptor, counted: Counted): ReportRow {
  return blamedOn(`report ${report.name}`, () => countedIn(report, counted));
}

function countedIn(report: ReportDescriptor, counted: Counted): ReportRow {
  const { kind, id, organization, document, now } = counted;
  const source = report.sources[kind.name];
  const scope: Scope = {
    ...{ self: document, records: { [kind.name]: document }, now, today: now.slice(0, 10), timeZone: 'UTC' },
  };
  if (source === undefined || source.where?.evaluate(scope) === false) return undefined;
  const named = { type: kind.type, id, organization: organization ?? nobody };
  if (report.period === 'present') return presentRowOf(source, scope, named);
  const period = periodOf(source, scope, report.period);
  if (period === undefined) return undefined;
  const figures = figuresOf(report).map((figure): [string, number | null] => [
    `f_${figure}`,
    figureOf(source.figures[figure], scope),
  ]);
  return { ...named, period, ...Object.fromEntries(figures) };
}

function isPresent(row: JsonObject | PresentRow): row is PresentRow {
  return 'group' in row;
}

/** Finds the period, `YYYY-MM` or `YYYY-MM-DD`; `undefined` for a record that does not count. */
function periodOf({ on }: ReportSource, scope: Scope, period: ReportPeriod): string | undefined {
  const day = dayIn(on?.evaluate(scope));
  return period === 'month' ? day?.slice(0, 7) : day;
}

function figureOf(figure: ReportFigure | undefined, scope: Scope): number | null {
  if (figure === undefined || figure.when?.evaluate(scope) === false) return null;
  const value: unknown = figure.value.evaluate(scope);
  const number = typeof value === 'bigint' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
