import type { FoundPath } from '../../engine/core/protocol/call-types.ts';
import type { Queryable } from '../store/database.ts';
import { conditionsOf } from './conditions.ts';
import { rankedSelections } from './names/name-ranks.ts';
import { totalOfNames } from './names/name-total.ts';
import { type SimilarTexts, similarTexts, withSimilar } from './names/similar-texts.ts';
import { pageOf } from './page.ts';
import type { SearchRequest } from './request/request.ts';
import { Selection } from './selection.ts';
import type { ColumnPlan, IndexPlan } from './table/plan.ts';

/** Columns that a search shows of a record; their types depend on the index. */
export interface SearchHit {
  readonly id: string;
}

export interface SearchAnswer<Hit extends SearchHit = SearchHit> {
  readonly total: number;
  readonly from: number;
  readonly hits: readonly Hit[];
  /** Replacements for words that no name has; the hits match these. */
  readonly similar?: readonly SimilarTexts[];
  /** Values of the hits in each source field, for searched columns that join several fields. */
  readonly places?: readonly FoundPath[];
}

export interface IndexSearch {
  readonly plan: IndexPlan;
  readonly request: SearchRequest;
  readonly organizations: readonly string[];
  /** Number of requested hits; absent: a page of the index. */
  readonly size?: number;
}

/**
 * Runs a search in some organizations, with missing values last in either direction. Searches similar names where no
 * name matches.
 */
export async function runSearch<Hit extends SearchHit = SearchHit>(
  database: Queryable,
  run: IndexSearch,
): Promise<SearchAnswer<Hit>> {
  const answer = await runExactly<Hit>(database, run);
  if (answer.total > 0) return answer;
  const similar = await similarTexts(database, run);
  if (similar.length === 0) return answer;
  const other = await runExactly<Hit>(database, { ...run, request: withSimilar(run.request, similar) });
  return other.total === 0 ? answer : { ...other, similar };
}

async function runExactly<Hit extends SearchHit>(
  database: Queryable,
  run: IndexSearch,
): Promise<SearchAnswer<Hit>> {
  const { plan, request } = run;
  const selection = selectionOf(database, run);
  const { total, ids } = await pageOf(selection, {
    sort: request.sort,
    usual: plan.usual,
    settled: settledKeys(request),
    parts: await rankedSelections(database, run, selectionOf(database, withoutNames(run))),
    from: request.from,
    size: run.size ?? plan.index.pageSize,
    count: () => totalOf(database, run, selection),
  });
  return { total, from: request.from, hits: await hitsOf<Hit>(database, run, ids) };
}

/** Counts the rows of a search. */
export async function countSearch(database: Queryable, run: IndexSearch): Promise<number> {
  const selection = selectionOf(database, run);
  return selection.isWhole ? selection.whole() : totalOf(database, run, selection);
}

async function totalOf(database: Queryable, run: IndexSearch, selection: Selection): Promise<number> {
  return (await totalOfNames(database, run)) ?? (await selection.count());
}

function selectionOf(database: Queryable, { plan, request, organizations }: IndexSearch): Selection {
  const values: unknown[] = [];
  const conditions = conditionsOf(request, (value) => `$${values.push(value)}`);
  return new Selection({ database, plan, organizations, conditions, values });
}

function withoutNames(run: IndexSearch): IndexSearch {
  const queries = run.request.queries.filter(({ column }) => column.column.kind !== 'name');
  return { ...run, request: { ...run.request, queries } };
}

/** Lists the columns that a filter fixes to one value. Excludes dates, since a day has many instants. */
function settledKeys({ filters, queries }: SearchRequest): readonly string[] {
  const isOneValue = ({ column }: ColumnPlan) => column.kind === 'text' || column.kind === 'number';
  return [
    ...queries.filter(({ column }) => isOneValue(column)).map(({ column }) => column.key),
    ...filters.flatMap((filter) => {
      if (filter.kind === 'missing') return filter.isMissing ? [filter.column.key] : [];
      return filter.kind === 'term' && isOneValue(filter.column) ? [filter.column.key] : [];
    }),
  ];
}

/** Reads the given records as hits, in their order, without records of other organizations. */
export async function hitsOf<Hit extends SearchHit>(
  database: Queryable,
  { plan, organizations }: Pick<IndexSearch, 'plan' | 'organizations'>,
  ids: readonly string[],
): Promise<readonly Hit[]> {
  if (ids.length === 0) return [];
  const { rows } = await database.query(
    `select id, ${hitColumns(plan)} from ${plan.table}
     where id = any($1::text[]) and organization = any($2::text[])`,
    [ids, organizations],
  );
  const byId = new Map(rows.map((row) => [row['id'], row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [hitOf(plan, row) as Hit];
  });
}

function hitColumns(plan: IndexPlan): string {
  return plan.index.hit.map((name, n) => `${plan.columns[name]?.shown ?? 'null'} as h${n}`).join(', ');
}

function hitOf(plan: IndexPlan, row: Readonly<Record<string, unknown>>): SearchHit {
  const shown = plan.index.hit.flatMap((name, n) => (row[`h${n}`] === null ? [] : [[name, row[`h${n}`]]]));
  return { id: String(row['id']), ...Object.fromEntries(shown) };
}
