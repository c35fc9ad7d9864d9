import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { MappedSearch, ResourceMapping } from '../../../engine/core/product/resource-mapping.ts';
import { type Criterion, isTrue } from './criteria.ts';
import type { FindInput, FoundItems, PageRange } from './find-input.ts';
import { refuse, unlessMissing } from './outcome.ts';
import type { OwnCalls } from './own-calls.ts';
import { alternatives, type DateQuery, dayLength, readDate, readTokens } from './search-values.ts';
import { itemsIn } from './served-resource.ts';
import { readSort } from './sort.ts';

/** Searches records by the columns of their index, page by page, and reads each record of the page. */
export async function columnSearch(
  { criteria, sort, calls }: FindInput,
  mapping: ResourceMapping,
  { count, offset }: PageRange,
): Promise<FoundItems> {
  const body = bodyOf(criteria.declared, mapping, calls);
  const order = orderOf(sort, mapping);
  if (body === undefined) return { items: [], total: 0 };
  const ids: string[] = [];
  let total = Number.POSITIVE_INFINITY;
  do {
    const found = await calls.search(mapping.entity, { ...body, ...order, from: offset + ids.length });
    total = found.total;
    ids.push(...found.ids);
    if (found.ids.length === 0) break;
  } while (ids.length < count && offset + ids.length < total);
  // A record that was removed since it was found is left out; the others are answered.
  const read = ids.slice(0, count).map((id) => unlessMissing(() => calls.get(mapping.entity, id)));
  const records = (await Promise.all(read)).filter((record) => record !== undefined);
  return { items: records.flatMap((record) => itemsIn(mapping, record)), total };
}

/** Builds the order of the product's own search. */
function orderOf(sort: string | null, { search = {} }: ResourceMapping): JsonObject {
  const columns = Object.entries(search).flatMap(([name, { column }]) =>
    column === undefined ? [] : [[name, column] as const],
  );
  const keys = readSort(sort, [...columns.map(([name]) => name)]);
  if (keys.length === 0) return {};
  const byName = new Map(columns);
  return {
    sort: keys.map(({ name, isDescending }) => ({ by: byName.get(name) ?? '', descending: isDescending })),
  };
}

/** Builds the body of the product's own search; undefined where nothing can be found. */
function bodyOf(
  declared: readonly Criterion[],
  { search = {}, entity }: ResourceMapping,
  { product }: OwnCalls,
): JsonObject | undefined {
  const index = Object.values(product.searches).find((each) => each.entity === entity);
  const parts = declared.map((criterion) => {
    const parameter = search[criterion.name];
    const kind = index?.columns[parameter?.column ?? '']?.kind;
    return partOf({ criterion, parameter, isWords: kind === 'name' });
  });
  if (parts.some((part) => part === undefined)) return undefined;
  const of = (key: 'queries' | 'filters') => parts.flatMap((part) => part?.[key] ?? []);
  return { queries: of('queries'), filters: of('filters') };
}

interface Part {
  readonly queries?: readonly JsonObject[];
  readonly filters?: readonly JsonObject[];
}

interface Sought {
  readonly criterion: Criterion;
  readonly parameter: MappedSearch | undefined;
  /** True for a column of names, found by the beginning of a word. */
  readonly isWords: boolean;
}

/** Builds the part of a search for one parameter; undefined where no record can have the value. */
function partOf({ criterion, parameter, isWords }: Sought): Part | undefined {
  const { name, modifier, value } = criterion;
  const { column: field, type, system } = parameter ?? {};
  if (field === undefined)
    throw refuse(
      400,
      'too-costly',
      `"${name}" is only searched among the records of one subject.`,
      `http.${name}`,
    );
  if (modifier === 'missing') return { filters: [{ field, missing: isTrue(criterion) }] };
  if (modifier !== undefined) throw onlyAmong(name, modifier);
  if (type === 'date')
    return anyOf(alternatives(value).flatMap((each) => daysOf(field, readDate(name, each))));
  if (type === 'token') {
    const tokens = readTokens(value).filter((token) => token.system === undefined || token.system === system);
    return anyOf(
      tokens.map(
        ({ code }): JsonObject => (code === undefined ? { field, missing: false } : { field, term: code }),
      ),
    );
  }
  const texts = alternatives(value);
  if (!isWords) return anyOf(texts.map((term) => ({ field, term })));
  if (texts.length > 1)
    throw refuse(
      400,
      'not-supported',
      `"${name}" takes one text; repeat the parameter for several words.`,
      `http.${name}`,
    );
  return { queries: texts.map((text) => ({ field, text })) };
}

function onlyAmong(name: string, modifier: string) {
  const text = `"${name}:${modifier}" is only searched together with _id.`;
  return refuse(400, 'not-supported', text, `http.${name}:${modifier}`);
}

function anyOf(filters: readonly JsonObject[]): Part | undefined {
  const [only, ...others] = filters;
  if (only === undefined) return undefined;
  return { filters: [others.length === 0 ? only : { any: filters }] };
}

/** Builds the filters of the days that answer a date query, any of which has to hold. */
function daysOf(field: string, { prefix, start, end }: DateQuery): readonly JsonObject[] {
  const [first, firstWhole] = [dayOf(start, Math.floor), dayOf(start, Math.ceil)];
  const [last, afterLast] = [dayOf(end, Math.floor), dayOf(end, Math.ceil)];
  const range = (limits: JsonObject) => [{ field, range: limits }];
  const isSome = firstWhole < last;
  switch (prefix) {
    case 'eq':
      return isSome ? range({ from: firstWhole, below: last }) : [];
    case 'ne':
      return isSome
        ? [...range({ below: firstWhole }), ...range({ from: last })]
        : [{ field, missing: false }];
    case 'lt':
      return range({ below: firstWhole });
    case 'le':
      return range({ below: isSome ? last : firstWhole });
    case 'gt':
      return range({ from: last });
    case 'ge':
      return range({ from: isSome ? firstWhole : last });
    case 'sa':
      return range({ from: afterLast });
    case 'eb':
      return range({ below: first });
  }
}

/** Latest day that the columns know. */
const latest = '9999-12-31';

function dayOf(instant: number, round: (days: number) => number): string {
  const day = new Date(round(instant / dayLength) * dayLength).toISOString();
  return day.startsWith('+') ? latest : day.slice(0, 10);
}
