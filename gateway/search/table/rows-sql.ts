import type { ColumnPlan, IndexPlan } from './plan.ts';
import { keptWordTables, nameColumns, wordArray } from './word-sql.ts';

/**
 * SQL that writes search rows with their words and counts (unless triggers do that). `$1`: the organization, so that
 * one server of a distributed PostgreSQL does all the work; `$2`: id or ids; `$3`: cells as object or array.
 */
export type RowsSql = (plan: IndexPlan, names: readonly string[], number: NumberOfRows) => string;

/** Number of rows as stated to the query planner. */
export type NumberOfRows = 'one' | 'many';

const comparedIds = { one: '= $2', many: '= any($2::text[])' };
const limits = { one: ' limit 1', many: '' };

/** Inserts rows, or sets the cells of existing ones. */
export const putSql: RowsSql = (plan, names, number) => {
  const { table, key } = plan;
  const changes = names.map((name) => `${name} = excluded.${name}`);
  const written = `insert into ${table} (${['id', 'organization', ...names].join(', ')})
    select ${['id', '$1::text', ...names].join(', ')} from fresh
    on conflict on constraint ${key} do ${changes.length === 0 ? 'nothing' : `update set ${changes.join(', ')}`}`;
  const counted = countParts(plan, '', 'fresh where id not in (select id from known)');
  return withParts([...freshParts(plan, names, number), ...counted], written);
};

/** Sets the cells of existing rows. */
export const changeSql: RowsSql = (plan, names, number) => {
  const changes = names.map((name) => `${name} = fresh.${name}`);
  const written = `update ${plan.table} as row set ${changes.join(', ')} from fresh
    where row.organization = $1 and row.id ${comparedIds[number]} and row.id = fresh.id`;
  return withParts(freshParts(plan, names, number), written);
};

/** Deletes rows and yields their former cells. */
export function removeSql(plan: IndexPlan, number: NumberOfRows): string {
  const { table } = plan;
  const names = Object.values(plan.columns).flatMap(cellNames);
  return withParts(
    [
      `gone as (delete from ${table} where organization = $1 and id ${comparedIds[number]}
        returning id, ${names.join(', ')})`,
      ...countParts(plan, '-', 'gone'),
      ...keptColumns(plan).map((column, n) =>
        unnamedPart(plan, column, { n, words: wordsOf(column, 'gone') }),
      ),
    ],
    `select id, ${names.join(', ')} from gone`,
  );
}

function withParts(parts: readonly string[], last: string): string {
  return `with ${parts.join(', ')} ${last}`;
}

function cellNames({ shown, key }: ColumnPlan): readonly string[] {
  return shown === key ? [shown] : [shown, key];
}

/** Lists the name columns whose words the statement maintains itself; none where triggers do. */
function keptColumns(plan: IndexPlan): readonly ColumnPlan[] {
  return plan.hasTriggers ? [] : nameColumns(plan);
}

/** Builds the parts for new cells, existing rows, and the words of both. */
function freshParts(plan: IndexPlan, names: readonly string[], number: NumberOfRows): readonly string[] {
  const columns = keptColumns(plan).filter(({ key }) => names.includes(key));
  return [
    freshPart(plan, names, number),
    knownPart(plan, columns, number),
    ...columns.flatMap((column, n) => wordParts(plan, column, n)),
  ];
}

function freshPart({ columns }: IndexPlan, names: readonly string[], number: NumberOfRows): string {
  const types = new Map(
    Object.values(columns).flatMap((column) =>
      cellNames(column).map((name) => [name, column.column.kind === 'number' ? 'float8' : 'text'] as const),
    ),
  );
  const typed = ['id', ...names].map((name) => `${name} ${types.get(name) ?? 'text'}`);
  // Passes an array, since Citus itself evaluates a function that yields one row, without its column arguments.
  const cells = number === 'one' ? 'jsonb_build_array($3::jsonb)' : '$3::jsonb';
  return `fresh as materialized (
    select * from jsonb_to_recordset(${cells}) as cells (${typed.join(', ')})${limits[number]})`;
}

/** Builds the part for existing rows with their names. */
function knownPart({ table }: IndexPlan, columns: readonly ColumnPlan[], number: NumberOfRows): string {
  const keys = ['id', ...columns.map(({ key }) => key)].join(', ');
  return `known as materialized (select ${keys} from ${table} where organization = $1 and id ${comparedIds[number]})`;
}

/**
 * Counts rows in one counter row per connection, so that no transaction waits for another's commit; the total is the
 * sum of the counters.
 */
function countParts({ tableName, hasTriggers }: IndexPlan, sign: '' | '-', rows: string): readonly string[] {
  if (hasTriggers) return [];
  return [
    `counted as (insert into projection_rows as kept (projection, organization, shard, rows)
    select '${tableName}', $1::text, pg_backend_pid() % 16, ${sign}count(*) from ${rows} having count(*) > 0
    on conflict on constraint projection_rows_pkey do update set rows = kept.rows + excluded.rows)`,
  ];
}

/**
 * Deletes and inserts only the words that differ, since a statement does not see rows that it has inserted itself.
 */
function wordParts(plan: IndexPlan, column: ColumnPlan, n: number): readonly string[] {
  const { rows, words } = keptWordTables(plan, column);
  const [before, now] = [wordsOf(column, 'known'), wordsOf(column, 'fresh')];
  return [
    `added_${n} as materialized (${now} except ${before})`,
    unnamedPart(plan, column, { n, words: `${before} except ${now}` }),
    `named_${n} as (insert into ${words} (organization, word)
      select distinct $1::text, word from added_${n} order by word on conflict do nothing)`,
    `noted_${n} as (insert into ${rows} (organization, word, id)
      select $1::text, word, id from added_${n} on conflict do nothing)`,
  ];
}

function unnamedPart(
  plan: IndexPlan,
  column: ColumnPlan,
  gone: { readonly n: number; readonly words: string },
): string {
  const { rows } = keptWordTables(plan, column);
  return `unnamed_${gone.n} as (delete from ${rows} as row using (${gone.words}) as gone_word
    where row.organization = $1 and row.word = gone_word.word and row.id = gone_word.id)`;
}

function wordsOf({ key }: ColumnPlan, rows: string): string {
  return `select id, unnest(${wordArray(key)}) as word from ${rows}`;
}
