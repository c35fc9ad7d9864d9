import { quoteName } from '../../store/database.ts';
import { type ColumnPlan, type IndexPlan, markOf } from './plan.ts';

/** Builds the table of a search without indexes, since it is filled first. */
export function createTable({ table, columns }: IndexPlan): string {
  const own = Object.values(columns).flatMap((column) => {
    const { shown, key, sqlType, isFolded, lowest } = column;
    const count = column.column.of?.take === 'count' ? ' not null default 0' : '';
    const fixed = lowest === undefined ? '' : ` not null default ${lowest}`;
    return isFolded
      ? [`${shown} ${sqlType}${count}`, `${key} ${sqlType}${fixed}`]
      : [`${shown} ${sqlType}${count}`];
  });
  const marks = Object.values(columns).flatMap(markSql);
  const empty = `empty bigint generated always as (${['0', ...marks].join(' | ')}) stored`;
  // Disables parallel workers, which take longer to start than these queries to run.
  return `create table ${table} (id text collate "C" not null, organization text collate "C" not null, ${own.join(', ')}, ${empty})
    with (parallel_workers = 0, fillfactor = 85, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02)`;
}

function markSql({ key, empty }: ColumnPlan): readonly string[] {
  if (empty === undefined) return [];
  const value = typeof empty.key === 'number' ? `'${empty.key}'` : `''`;
  const isEmpty = empty.key === null ? `${key} is null` : `${key} = ${value}`;
  return [`case when ${isEmpty} then ${empty.bit} else 0 end`];
}

/** Builds extended statistics on the marks, without which the planner estimates these expressions wrongly. */
export function createStatistics({ tableName, table, columns }: IndexPlan): readonly string[] {
  return Object.values(columns).flatMap(({ empty }, n) => {
    if (empty === undefined) return [];
    const name = quoteName(`${tableName}_${n}_empty`);
    return [`create statistics ${name} on ${markOf(empty)} from ${table}`];
  });
}

/**
 * Builds an index per column within each organization, the scope of searches. Includes marks, few-valued columns
 * and displayed texts, for index-only scans; the indexes of names stay short, since they are read as a whole.
 */
export function createIndexes({ tableName, table, columns, usual }: IndexPlan): readonly string[] {
  const name = (n: number, suffix: string) => quoteName(`${tableName}_${n}_${suffix}`);
  const few = ['empty', ...Object.values(columns).flatMap(({ isFew, shown }) => (isFew ? [shown] : []))];
  const ordered = (as: string, keys: readonly string[], also: readonly string[]) => {
    const included = also.filter((column) => !keys.includes(column)).join(', ');
    const keyList = ['organization', ...keys, 'id'].join(', ');
    return `create index ${as} on ${table} (${keyList})${included === '' ? '' : ` include (${included})`}`;
  };
  const own = Object.values(columns).flatMap(({ key, shown, column, isSearchedInside, isFew }, n) => {
    const as = name(n, 'order');
    const inside = `create index ${name(n, 'inside')} on ${table} using gin (${key} gin_trgm_ops)`;
    if (isFew) return [ordered(as, [shown], few)];
    if (column.kind === 'text') return [ordered(as, [key], [shown, ...few])];
    return [ordered(as, [key], column.kind === 'name' ? [] : few), ...(isSearchedInside ? [inside] : [])];
  });
  return [
    `alter table ${table} add primary key (id, organization)`,
    ...own,
    ...(usual.length > 0 ? [ordered(name(0, 'usual'), usual, few)] : []),
  ];
}

/**
 * Builds the statements that count the initial rows; afterwards every statement that writes rows maintains the count.
 */
export function countRows({ tableName, table }: IndexPlan): readonly string[] {
  return [
    `delete from projection_rows where projection = '${tableName}'`,
    `insert into projection_rows (projection, organization, shard, rows)
     select '${tableName}', organization, 0, count(*) from ${table} group by organization`,
  ];
}
