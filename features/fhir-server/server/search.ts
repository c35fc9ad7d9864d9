import type { JsonObject } from '../../../engine/core/json/json.ts';
import { readCriteria } from './criteria.ts';
import { findItems } from './find.ts';
import type { FoundItems, PageRange } from './find-input.ts';
import { includedItems, readIncludes } from './include.ts';
import { issueOf, refuse } from './outcome.ts';
import type { OwnCalls } from './own-calls.ts';
import { mappingsOf, type ServedItem, servedResource } from './served-resource.ts';
import { readSubset, type Subset } from './subset.ts';

export interface SearchInput {
  readonly type: string;
  readonly parameters: URLSearchParams;
  /** True if parameters that are not declared are ignored, as `Prefer: handling=lenient` asks. */
  readonly isLenient: boolean;
  readonly calls: OwnCalls;
  /** Base address of the server. */
  readonly base: string;
  readonly now: Date;
  /** Writes the query of a link to another page. */
  readonly queryOf: (parameters: URLSearchParams) => string;
}

const mostOnPage = 100;
const usualPage = 20;

/** Answers a search with one page of a Bundle. */
export async function searchResources(input: SearchInput): Promise<JsonObject> {
  const { type, parameters, calls, base, now, isLenient } = input;
  const { product } = calls;
  const mappings = mappingsOf(product, type);
  const criteria = readCriteria(parameters, { mappings, product, isLenient });
  const includes = readIncludes(parameters, product);
  const subset = readSubset(parameters);
  const count = numberOf(parameters, '_count', { usual: usualPage, most: mostOnPage });
  const offset = numberOf(parameters, '_offset', { usual: 0, most: 1_000_000 });
  const page = { count: subset.isCount ? 0 : count, offset };
  const found = await findItems({ type, criteria, sort: parameters.get('_sort'), calls, base, now }, page);
  const included = await includedItems(found.items, includes, { calls, now });
  const entry = [
    ...found.items.map((item) => entryOf(item, { mode: 'match', subset, ...input })),
    ...included.map((item) => entryOf(item, { mode: 'include', subset, ...input })),
    ...criteria.ignored.map(entryOfIgnored),
  ];
  return {
    ...{ resourceType: 'Bundle', type: 'searchset' },
    ...(parameters.get('_total') === 'none' && page.count > 0 ? {} : { total: found.total }),
    link: linksOf({ ...input, parameters: criteria.known }, page, found.total),
    ...(entry.length === 0 ? {} : { entry }),
  };
}

/** Finds what answers all parameters, for a condition of a write. Throws 412 for one that searches by nothing. */
export async function findMatches(
  { type, parameters, calls, base, now }: Pick<SearchInput, 'type' | 'parameters' | 'calls' | 'base' | 'now'>,
  most: number,
): Promise<FoundItems> {
  const { product } = calls;
  const mappings = mappingsOf(product, type);
  const criteria = readCriteria(parameters, { mappings, product, isLenient: false });
  const { ids, subjects, declared, chains } = criteria;
  if ([ids, subjects, declared, chains].every(({ length }) => length === 0))
    throw refuse(412, 'required', 'The condition searches by nothing.');
  return findItems({ type, criteria, sort: null, calls, base, now }, { count: most, offset: 0 });
}

interface EntryContext extends SearchInput {
  readonly mode: 'match' | 'include';
  readonly subset: Subset;
}

function entryOf(item: ServedItem, { mode, subset, base, calls, now }: EntryContext): JsonObject {
  const { mapping, id } = item;
  const resource = subset.cut(servedResource(item, calls.product, now), mapping);
  return { fullUrl: `${base}/${mapping.resource}/${id}`, resource, search: { mode } };
}

function entryOfIgnored(name: string): JsonObject {
  const issue = {
    ...issueOf('not-supported', `"${name}" was ignored.`, `http.${name}`),
    severity: 'warning',
  };
  return { search: { mode: 'outcome' }, resource: { resourceType: 'OperationOutcome', issue: [issue] } };
}

function numberOf(
  parameters: URLSearchParams,
  name: string,
  { usual, most }: { readonly usual: number; readonly most: number },
): number {
  const value = parameters.get(name);
  if (value === null) return usual;
  if (!/^\d{1,9}$/.test(value))
    throw refuse(400, 'value', `Write ${name} as a whole number.`, `http.${name}`);
  return Math.min(Number(value), most);
}

function linksOf(
  { base, type, parameters, queryOf }: SearchInput,
  { count, offset }: PageRange,
  total: number,
) {
  const linkTo = (relation: string, from: number) => {
    const query = new URLSearchParams(parameters);
    if (query.get('_summary') !== 'count') query.set('_count', String(count));
    if (from > 0) query.set('_offset', String(from));
    else query.delete('_offset');
    return { relation, url: `${base}/${type}?${queryOf(query)}` };
  };
  return [
    linkTo('self', offset),
    ...(count > 0 && offset + count < total ? [linkTo('next', offset + count)] : []),
    ...(count > 0 && offset > 0 ? [linkTo('previous', Math.max(0, offset - count))] : []),
  ];
}
