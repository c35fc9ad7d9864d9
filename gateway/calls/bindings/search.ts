import type { Json } from '../../../engine/core/json/json.ts';
import { matchesPath, pointerOf, tokensOf } from '../../../engine/core/json/pointer.ts';
import type { StoreBinding } from '../../../engine/core/product/call.ts';
import type { SearchIndex } from '../../../engine/core/product/search-index.ts';
import { displayRecord } from '../../../engine/core/records/display.ts';
import type { Problem } from '../../../engine/core/validation/problems.ts';
import { invalid } from '../../operation/errors.ts';
import { type Binding, type Call, ok } from '../../records/context/call.ts';
import { hiddenPaths } from '../../records/field-access.ts';
import { listRecords, listRecordsById } from '../../records/read.ts';
import { foundPaths, joinedSources } from '../../search/found-paths.ts';
import { readSearchRequest, type SearchRequest } from '../../search/request/request.ts';
import { countSearch, hitsOf, runSearch, type SearchAnswer, type SearchHit } from '../../search/run.ts';
import { sharedCount } from '../../search/shared-count.ts';
import { sortKey } from '../../search/table/cells.ts';
import { type IndexPlan, planOf, tableOf } from '../../search/table/plan.ts';
import { kindOf, ProductError } from '../../store/kinds/kinds.ts';

export const searchBinding: Binding<Extract<StoreBinding, { kind: 'search' }>> = {
  isWrite: false,
  isReplicable: true,
  answer: async (call, { search }) => ok(await searchRecords(call, search, { body: call.body ?? {} })),
};

/**
 * Searches the records and columns that the user may see, and audits the hits. Throws 422 for a request that names
 * any other column.
 */
export async function searchRecords<Hit extends SearchHit = SearchHit>(
  call: Call,
  search: string,
  query: FoundQuery,
): Promise<SearchAnswer<Hit>> {
  const answer = await findRecords<Hit>(call, search, query);
  const type = kindOf(call.product, call.product.searches[search]?.entity ?? '').type;
  call.note({ action: 'read', type, shown: answer.hits.map(({ id }) => String(id)) });
  return answer;
}

export interface FoundQuery {
  readonly body: Json;
  /** Number of requested hits; absent: one page. */
  readonly size?: number | undefined;
}

/** Searches without an audit entry, for callers that return no hits to the user or write their own entry. */
export async function findRecords<Hit extends SearchHit = SearchHit>(
  call: Call,
  search: string,
  { body, size }: FoundQuery,
): Promise<SearchAnswer<Hit>> {
  const { user, database } = call;
  const { plan, request } = readSearch(call, search, body);
  const answer = await runSearch<Hit>(database, {
    plan,
    request: await sortedByWords(call, plan, request),
    organizations: user.organizations,
    ...(size && { size }),
  });
  return answer.hits.length === 0 || joinedSources(request).length === 0
    ? answer
    : { ...answer, places: await foundPathsOf(call, plan, { request, hits: answer.hits }) };
}

async function foundPathsOf(
  { product, user, database }: Call,
  { index }: IndexPlan,
  { request, hits }: { readonly request: SearchRequest; readonly hits: readonly SearchHit[] },
) {
  const kind = kindOf(product, index.entity);
  const ids = hits.map(({ id }) => id);
  const records = await listRecordsById(database, { kind, ids, scope: user });
  return foundPaths({ request, fields: kind.entity.fields, records });
}

/** Sorts by displayed text: codes by their texts, ids by the names of their records. */
async function sortedByWords(
  call: Call,
  { index }: IndexPlan,
  request: SearchRequest,
): Promise<SearchRequest> {
  const sort = await Promise.all(
    request.sort.map(async (order) => {
      const { codes, of } = index.statistics[order.column.name] ?? {};
      const { isFew, column } = order.column;
      if (!isFew || column.kind !== 'text' || (codes === undefined && of === undefined)) return order;
      const words = codes === undefined ? await namesOf(call, of ?? '') : wordsOf(call, codes);
      return { ...order, words: new Map(words.map(([value, word]) => [value, sortKey(word)])) };
    }),
  );
  return { ...request, sort };
}

type Words = readonly (readonly [value: string, word: string])[];

function wordsOf({ product }: Call, codes: string): Words {
  return (product.codes[codes]?.codes ?? []).map(({ code, display }) => [code, display]);
}

async function namesOf({ product, user, database }: Call, entity: string): Promise<Words> {
  const kind = kindOf(product, entity);
  const records = await listRecords(database, { kind, scope: user });
  return records.map(({ id, document }) => [id, displayRecord(kind.traits.display, document) || id]);
}

/**
 * Returns the given records as search hits, in the given order and with the columns that the user may see; writes
 * an audit entry.
 */
export async function showRecords<Hit extends SearchHit = SearchHit>(
  call: Call,
  search: string,
  { ids, most }: { readonly ids: readonly string[]; readonly most: number },
): Promise<readonly Hit[]> {
  const { user, database, product } = call;
  const plan = visiblePlan(call, search);
  const hits = await hitsOf<Hit>(database, { plan, organizations: user.organizations }, ids);
  const shown = hits.slice(0, most);
  const { type } = kindOf(product, plan.index.entity);
  call.note({ action: 'read', type, shown: shown.map(({ id }) => String(id)) });
  return shown;
}

/** Counts the hits of a search among the records that the user may see. */
export async function countRecords(call: Call, search: string, body: Json): Promise<number> {
  const { user, database } = call;
  const { plan, request } = readSearch(call, search, body);
  const { organizations } = user;
  const question = JSON.stringify([plan.table, organizations.toSorted(), body]);
  return sharedCount(database, question, () => countSearch(database, { plan, request, organizations }));
}

function readSearch(call: Call, search: string, body: Json) {
  const plan = visiblePlan(call, search);
  const request = readSearchRequest(plan, body);
  if (isProblems(request)) throw invalid(request);
  return { plan, request };
}

/** Builds the plan of a search with the columns that the user may see. */
export function visiblePlan(call: Call, search: string): IndexPlan {
  const { product } = call;
  const index = product.searches[search];
  if (index === undefined) throw new ProductError(`There is no search "${search}".`);
  return planOf(visibleIndex(index, (entity) => hiddenPaths(call, kindOf(product, entity))));
}

/** Reports whether a path matches a pattern or lies below a match. */
function isWithin(pattern: string, path: string): boolean {
  return matchesPath(pattern, pointerOf(tokensOf(path).slice(0, tokensOf(pattern).length)));
}

function isProblems(request: SearchRequest | readonly Problem[]): request is readonly Problem[] {
  return Array.isArray(request);
}

/** Removes from an index the columns that show a hidden field of the record or of a record that belongs to it. */
function visibleIndex(index: SearchIndex, hiddenOf: (entity: string) => readonly string[]): SearchIndex {
  const all = Object.entries(index.columns);
  const columns = all.filter(([, { from, of }]) => {
    const hidden = hiddenOf(of?.entity ?? index.entity);
    return !from.some((path) => hidden.some((pattern) => isWithin(pattern, path)));
  });
  if (columns.length === all.length) return index;
  const isVisible = (name: string) => columns.some(([visible]) => visible === name);
  return {
    ...index,
    table: tableOf(index),
    columns: Object.fromEntries(columns),
    hit: index.hit.filter(isVisible),
    sort: index.sort.filter(({ by }) => isVisible(by)),
    statistics: Object.fromEntries(Object.entries(index.statistics).filter(([name]) => isVisible(name))),
  };
}
