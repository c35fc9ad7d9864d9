import { elementValue } from '../../../engine/core/fhir/element.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { MappedSearch, ResourceMapping } from '../../../engine/core/product/resource-mapping.ts';
import { columnSearch } from './column-search.ts';
import { FhirRefusal, issueOf, refuse, unlessMissing } from './outcome.ts';
import type { OwnCalls } from './own-calls.ts';
import {
  alternatives,
  matchesDate,
  matchesText,
  matchesToken,
  readDate,
  readTokens,
} from './search-values.ts';
import { itemsIn, mappingsOf, recordIdOf, type ServedItem, servedResource } from './served-resource.ts';
import { subjectId, subjectParameters } from './subjects.ts';

export interface SearchInput {
  readonly type: string;
  readonly parameters: URLSearchParams;
  /** True if parameters that are not declared are ignored, as `Prefer: handling=lenient` asks. */
  readonly isLenient: boolean;
  readonly calls: OwnCalls;
  /** Base address of the server. */
  readonly base: string;
  readonly now: Date;
}

/** Parameters that say how the result is sent, and do not search. */
const control = ['_count', '_offset', '_format', '_pretty', '_total'];
const mostOnPage = 100;
const usualPage = 20;
const mostAlternatives = 50;

/** Answers a search with one page of a Bundle; finds by subject, by ids, or by columns, never by reading all. */
export async function searchResources(input: SearchInput): Promise<JsonObject> {
  const mappings = mappingsOf(input.calls.product, input.type);
  const { known, ignored } = sorted(input, mappings);
  const count = numberOf(input.parameters, '_count', { usual: usualPage, most: mostOnPage });
  const offset = numberOf(input.parameters, '_offset', { usual: 0, most: 1_000_000 });
  const page = { count, offset };
  const found = await find({ ...input, parameters: known }, mappings, page);
  const entry = found.items.map((item) => {
    const resource = servedResource(item, input.calls.product, input.now);
    return { fullUrl: `${input.base}/${input.type}/${item.id}`, resource, search: { mode: 'match' } };
  });
  const said = ignored.map((name) => ({
    search: { mode: 'outcome' },
    resource: {
      resourceType: 'OperationOutcome',
      issue: [{ ...issueOf('not-supported', `"${name}" was ignored.`, `http.${name}`), severity: 'warning' }],
    },
  }));
  return {
    ...{ resourceType: 'Bundle', type: 'searchset', total: found.total },
    link: linksOf({ ...input, parameters: known }, page, found.total),
    ...(entry.length + said.length === 0 ? {} : { entry: [...entry, ...said] }),
  };
}

/** Finds what answers all parameters, for a condition of a write. Throws 412 for one that searches by nothing. */
export async function findMatches(input: Omit<SearchInput, 'isLenient'>, most: number): Promise<FoundItems> {
  const strict = { ...input, isLenient: false };
  const mappings = mappingsOf(input.calls.product, input.type);
  const { known } = sorted(strict, mappings);
  const isNarrowed = [...known.keys()].some((name) => !control.includes(name));
  if (!isNarrowed) throw refuse(412, 'required', 'The condition searches by nothing.');
  return find({ ...strict, parameters: known }, mappings, { count: most, offset: 0 });
}

interface Page {
  readonly count: number;
  readonly offset: number;
}

export interface FoundItems {
  /** Items of the page. */
  readonly items: readonly ServedItem[];
  readonly total: number;
}

function find(input: SearchInput, mappings: readonly ResourceMapping[], page: Page): Promise<FoundItems> {
  const subjects = subjectParameters(input.calls.product, mappings);
  if (input.parameters.has('_id')) return findByIds(input, mappings, page);
  if (subjects.some((name) => input.parameters.has(name))) return findBySubject(input, mappings, page);
  const searched = mappings.filter(
    ({ entity, within }) => within === undefined && input.calls.isSearched(entity),
  );
  const [mapping] = searched;
  if (mapping !== undefined) return columnSearch(input, mapping, page);
  const names = subjects.length === 0 ? '_id' : `${subjects.join(' or ')}, or _id`;
  throw refuse(400, 'too-costly', `Say whose ${input.type} resources are searched, by ${names}.`);
}

async function findByIds(
  input: SearchInput,
  mappings: readonly ResourceMapping[],
  page: Page,
): Promise<FoundItems> {
  const ids = limited('_id', alternatives(input.parameters.getAll('_id').join(',')));
  const found = await Promise.all(
    [...new Set(ids)].flatMap((id) => mappings.map((mapping) => itemOfId(input.calls, mapping, id))),
  );
  return pageOf(
    input,
    found.filter((each) => each !== undefined),
    page,
  );
}

/** Refuses more alternatives than one request reads, since leaving some out would look as if they were not there. */
function limited(name: string, values: readonly string[]): readonly string[] {
  if (values.length <= mostAlternatives) return values;
  const text = `Ask for ${mostAlternatives} values of ${name} at most in one search; these are ${values.length}.`;
  throw refuse(400, 'too-costly', text, `http.${name}`);
}

/** Reads the record of an id; undefined for one that is missing, or that the user may not see. */
export async function itemOfId(
  calls: OwnCalls,
  mapping: ResourceMapping,
  id: string,
): Promise<ServedItem | undefined> {
  const entity = mapping.within?.entity ?? mapping.entity;
  const recordId = recordIdOf(mapping, id);
  if (recordId === '') return undefined;
  const record = await unlessMissing(() => calls.get(entity, recordId));
  return record && itemsIn(mapping, record).find((item) => item.id === id);
}

async function findBySubject(
  input: SearchInput,
  mappings: readonly ResourceMapping[],
  page: Page,
): Promise<FoundItems> {
  const found = await Promise.all(mappings.map((mapping) => itemsOfSubjects(input, mapping)));
  return pageOf(input, found.flat(), page);
}

async function itemsOfSubjects(input: SearchInput, mapping: ResourceMapping): Promise<readonly ServedItem[]> {
  const { calls, parameters } = input;
  const names = subjectParameters(calls.product, [mapping]);
  const lists = names.flatMap((name) =>
    parameters.getAll(name).map((value) => limited(name, alternatives(value))),
  );
  const [first = [], ...others] = lists.map((list) =>
    list.map((each) => subjectId(each, mapping, { product: calls.product, base: input.base })),
  );
  const ids = [...new Set(first)].filter(
    (id) => id !== undefined && others.every((list) => list.includes(id)),
  );
  const found = await Promise.all(
    ids.map(async (id) => (id === undefined ? [] : await itemsOfSubject(calls, mapping, id))),
  );
  return found.flat();
}

/** Lists the items of a mapping that belong to a subject; none of one that the user may not see. */
export async function itemsOfSubject(
  calls: OwnCalls,
  mapping: ResourceMapping,
  subject: string,
): Promise<readonly ServedItem[]> {
  const { within, entity } = mapping;
  const records = await unlessMissing(async () =>
    within === undefined ? await calls.list(entity, subject) : [await calls.get(within.entity, subject)],
  );
  return (records ?? []).flatMap((record) => itemsIn(mapping, record));
}

/** Keeps the items that answer the declared parameters, and cuts out the page. */
function pageOf(input: SearchInput, items: readonly ServedItem[], { count, offset }: Page): FoundItems {
  const kept = items.filter((item) => answersAll(item, input));
  return { items: kept.slice(offset, offset + count), total: kept.length };
}

function answersAll(item: ServedItem, { parameters, calls, now }: SearchInput): boolean {
  const declared = Object.entries(item.mapping.search ?? {}).filter(([name]) => parameters.has(name));
  if (declared.length === 0) return true;
  const resource = servedResource(item, calls.product, now);
  return declared.every(([name, parameter]) =>
    parameters.getAll(name).every((value) => answers(resource, { name, parameter, value })),
  );
}

interface Wanted {
  readonly name: string;
  readonly parameter: MappedSearch;
  readonly value: string;
}

function answers(resource: JsonObject, { name, parameter, value }: Wanted): boolean {
  const { element, type } = parameter;
  if (element === undefined)
    throw refuse(
      400,
      'not-supported',
      `"${name}" is not searched together with _id or a subject.`,
      `http.${name}`,
    );
  const found = elementValue(resource, element);
  if (type === 'date') return alternatives(value).some((each) => matchesDate(found, readDate(name, each)));
  return type === 'token' ? matchesToken(found, readTokens(value)) : matchesText(found, value);
}

/** Separates declared parameters from others, which are refused unless the request is lenient. */
function sorted(input: SearchInput, mappings: readonly ResourceMapping[]) {
  const declared = mappings.flatMap(({ search = {} }) => Object.keys(search));
  const names = new Set([
    ...control,
    '_id',
    ...subjectParameters(input.calls.product, mappings),
    ...declared,
  ]);
  const known = new URLSearchParams(
    [...input.parameters].filter(([name, value]) => names.has(name) && value !== ''),
  );
  const ignored = [...new Set(input.parameters.keys())].filter((name) => !names.has(name));
  if (ignored.length > 0 && !input.isLenient) {
    const known = [...names].filter((name) => !control.includes(name)).toSorted();
    const issues = ignored.map((name) =>
      issueOf('not-supported', `"${name}" is not searched by. Known: ${known.join(', ')}.`, `http.${name}`),
    );
    throw new FhirRefusal(400, issues);
  }
  return { known, ignored };
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

function linksOf({ base, type, parameters }: SearchInput, { count, offset }: Page, total: number) {
  const linkTo = (relation: string, from: number) => {
    const query = new URLSearchParams(parameters);
    query.set('_count', String(count));
    if (from > 0) query.set('_offset', String(from));
    else query.delete('_offset');
    return { relation, url: `${base}/${type}?${query.toString()}` };
  };
  return [
    linkTo('self', offset),
    ...(count > 0 && offset + count < total ? [linkTo('next', offset + count)] : []),
    ...(count > 0 && offset > 0 ? [linkTo('previous', Math.max(0, offset - count))] : []),
  ];
}
