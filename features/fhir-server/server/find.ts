import { elementValue } from '../../../engine/core/fhir/element.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { MappedSearch, ResourceMapping } from '../../../engine/core/product/resource-mapping.ts';
import { columnSearch } from './column-search.ts';
import { type Chain, type Criteria, type Criterion, isTrue, parametersOf, readCriteria } from './criteria.ts';
import type { FindInput, FoundItems, PageRange } from './find-input.ts';
import { refuse, unlessMissing } from './outcome.ts';
import type { OwnCalls } from './own-calls.ts';
import {
  alternatives,
  escaped,
  matchesCodeText,
  matchesDate,
  matchesText,
  matchesToken,
  readDate,
  readTokens,
} from './search-values.ts';
import { idOf, itemsIn, mappingsOf, recordIdOf, type ServedItem, servedResource } from './served-resource.ts';
import { readSort, sortedBy, sortValue } from './sort.ts';
import { subjectId, subjectParameters } from './subjects.ts';

/** Most alternatives of one parameter. */
const mostAlternatives = 50;

/** Finds one page of what answers a search: by ids, by subject, or by columns, never by reading all. */
export async function findItems(asked: FindInput, page: PageRange): Promise<FoundItems> {
  const mappings = mappingsOf(asked.calls.product, asked.type);
  const criteria = await withoutChains(asked);
  if (criteria === undefined) return { items: [], total: 0 };
  const input = { ...asked, criteria };
  const isOfSome = criteria.ids.length > 0 || criteria.subjects.length > 0;
  if (isOfSome) return pageOf(input, await itemsOf(input, mappings), page);
  const mapping = mappings.find(
    ({ entity, within }) => within === undefined && input.calls.isSearched(entity),
  );
  if (mapping !== undefined) return columnSearch(input, mapping, page);
  const subjects = subjectParameters(input.calls.product, mappings);
  const names = subjects.length === 0 ? '_id' : `${subjects.join(' or ')}, or _id`;
  throw refuse(400, 'too-costly', `Say whose ${input.type} resources are searched, by ${names}.`);
}

/** Replaces conditions on owners by the owners that answer them; undefined where nobody does. */
async function withoutChains(input: FindInput): Promise<Criteria | undefined> {
  const { criteria } = input;
  const found = await Promise.all(criteria.chains.map((chain) => ownersBy(chain, input)));
  if (found.some((owners) => owners === '')) return undefined;
  return { ...criteria, chains: [], subjects: [...criteria.subjects, ...found] };
}

/** Finds the owners that answer a chain, as alternatives of a parameter. */
async function ownersBy({ subject, type, key, value }: Chain, input: FindInput): Promise<string> {
  const { calls } = input;
  const mappings = mappingsOf(calls.product, type);
  const parameters = new URLSearchParams([[key, value]]);
  const criteria = readCriteria(parameters, { mappings, product: calls.product, isLenient: false });
  const page = { count: mostAlternatives, offset: 0 };
  const { items, total } = await findItems({ ...input, type, criteria, sort: null }, page);
  if (total <= mostAlternatives) return items.map(({ id }) => escaped(id)).join(',');
  const text = `More than ${mostAlternatives} ${type} resources answer "${subject}.${key}". Narrow it.`;
  throw refuse(400, 'too-costly', text, `http.${subject}.${key}`);
}

/** Reads the items of the ids and subjects of a search. */
async function itemsOf(
  input: FindInput,
  mappings: readonly ResourceMapping[],
): Promise<readonly ServedItem[]> {
  const { calls, criteria } = input;
  const lists = criteria.ids.map((value) => limited('_id', alternatives(value)));
  const [first, ...others] = lists;
  const ids = first?.filter((id) => others.every((list) => list.includes(id)));
  const found = await Promise.all(
    mappings.map(async (mapping) => {
      const subjects = subjectsOf(input, mapping);
      if (ids === undefined) return itemsOfAll(calls, mapping, subjects ?? []);
      const items = await Promise.all([...new Set(ids)].map((id) => itemOfId(calls, mapping, id)));
      return items.filter((item) => item !== undefined).filter((item) => isOfOne(item, subjects));
    }),
  );
  return found.flat();
}

/** Lists the ids of the subjects that all conditions allow; undefined without one. */
function subjectsOf(
  { criteria, calls, base }: FindInput,
  mapping: ResourceMapping,
): readonly string[] | undefined {
  if (criteria.subjects.length === 0) return undefined;
  const [name = ''] = subjectParameters(calls.product, [mapping]);
  const lists = criteria.subjects.map((value) =>
    limited(name, alternatives(value)).map((each) =>
      subjectId(each, mapping, { product: calls.product, base }),
    ),
  );
  const [first = [], ...others] = lists;
  const ids = first.filter((id) => id !== undefined && others.every((list) => list.includes(id)));
  return [...new Set(ids)].filter((id) => id !== undefined);
}

async function itemsOfAll(
  calls: OwnCalls,
  mapping: ResourceMapping,
  subjects: readonly string[],
): Promise<readonly ServedItem[]> {
  const found = await Promise.all(subjects.map((id) => itemsOfSubject(calls, mapping, id)));
  return found.flat();
}

function isOfOne({ mapping, record }: ServedItem, subjects: readonly string[] | undefined): boolean {
  if (subjects === undefined) return true;
  const { subject } = record;
  return subjects.includes(mapping.within === undefined ? String(subject) : idOf(record));
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

/** Keeps the items that answer the declared parameters, sorts them and cuts out the page. */
function pageOf(input: FindInput, items: readonly ServedItem[], { count, offset }: PageRange): FoundItems {
  const { criteria, calls, now, sort } = input;
  const keys = readSort(sort, sortNames(items.map(({ mapping }) => mapping)));
  const served = items.map((item) => ({ item, resource: servedResource(item, calls.product, now) }));
  const kept = served.filter(({ item, resource }) =>
    criteria.declared.every((criterion) => answers(resource, criterion, item.mapping)),
  );
  const ordered = sortedBy(kept, keys, ({ item, resource }, name) =>
    name === '_id' ? item.id : sortValue(resource, parametersOf(item.mapping)[name] ?? { type: 'string' }),
  );
  return { items: ordered.slice(offset, offset + count).map(({ item }) => item), total: kept.length };
}

function sortNames(mappings: readonly ResourceMapping[]): readonly string[] {
  const names = mappings.flatMap((mapping) =>
    Object.entries(parametersOf(mapping)).flatMap(([name, { element }]) =>
      element === undefined ? [] : [name],
    ),
  );
  return ['_id', '_lastUpdated', ...new Set(names)];
}

function answers(resource: JsonObject, criterion: Criterion, mapping: ResourceMapping): boolean {
  const parameter: MappedSearch | undefined = parametersOf(mapping)[criterion.name];
  if (parameter === undefined) return false;
  const { element, type } = parameter;
  const { name, modifier, value } = criterion;
  if (element === undefined)
    throw refuse(
      400,
      'not-supported',
      `"${name}" is not searched together with _id or a subject.`,
      `http.${name}`,
    );
  const found = elementValue(resource, element);
  if (modifier === 'missing') return (found === undefined) === isTrue(criterion);
  if (type === 'date') return alternatives(value).some((each) => matchesDate(found, readDate(name, each)));
  if (type === 'string') return matchesText(found, { value, modifier });
  if (modifier === 'text') return matchesCodeText(found, value);
  return matchesToken(found, readTokens(value)) === (modifier !== 'not');
}
