import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { MappedSearch, ResourceMapping } from '../../../engine/core/product/resource-mapping.ts';
import { refuse, unlessMissing } from './outcome.ts';
import type { OwnCalls } from './own-calls.ts';
import { alternatives, type DateQuery, readDate, readTokens } from './search-values.ts';
import { itemsIn, type ServedItem } from './served-resource.ts';

interface ColumnInput {
  readonly parameters: URLSearchParams;
  readonly calls: OwnCalls;
}

interface Page {
  readonly count: number;
  readonly offset: number;
}

/** Searches records by the columns of their index, page by page, and reads each record of the page. */
export async function columnSearch(
  { parameters, calls }: ColumnInput,
  mapping: ResourceMapping,
  { count, offset }: Page,
): Promise<{ readonly items: readonly ServedItem[]; readonly total: number }> {
  const body = bodyOf(parameters, mapping, calls);
  if (body === undefined) return { items: [], total: 0 };
  const ids: string[] = [];
  let total = Number.POSITIVE_INFINITY;
  do {
    const found = await calls.search(mapping.entity, { ...body, from: offset + ids.length });
    total = found.total;
    ids.push(...found.ids);
    if (found.ids.length === 0) break;
  } while (ids.length < count && offset + ids.length < total);
  // A record that was removed since it was found is left out; the others are answered.
  const read = ids.slice(0, count).map((id) => unlessMissing(() => calls.get(mapping.entity, id)));
  const records = (await Promise.all(read)).filter((record) => record !== undefined);
  return { items: records.flatMap((record) => itemsIn(mapping, record)), total };
}

/** Builds the body of the product's own search; undefined where nothing can be found. */
function bodyOf(
  parameters: URLSearchParams,
  { search = {}, entity }: ResourceMapping,
  { product }: OwnCalls,
): JsonObject | undefined {
  const index = Object.values(product.searches).find((each) => each.entity === entity);
  const parts = Object.entries(search).flatMap(([name, parameter]) =>
    parameters.getAll(name).map((value) => {
      const kind = index?.columns[parameter.column ?? '']?.kind;
      return partOf({ name, parameter, value, isWords: kind === 'name' });
    }),
  );
  if (parts.some((part) => part === undefined)) return undefined;
  const of = (key: 'queries' | 'filters') => parts.flatMap((part) => part?.[key] ?? []);
  return { queries: of('queries'), filters: of('filters') };
}

interface Part {
  readonly queries?: readonly JsonObject[];
  readonly filters?: readonly JsonObject[];
}

interface Sought {
  readonly name: string;
  readonly parameter: MappedSearch;
  readonly value: string;
  /** True for a column of names, found by the beginning of a word. */
  readonly isWords: boolean;
}

/** Builds the part of a search for one parameter; undefined where no record can have the value. */
function partOf({ name, parameter, value, isWords }: Sought): Part | undefined {
  const { column: field, type, system } = parameter;
  if (field === undefined)
    throw refuse(
      400,
      'too-costly',
      `"${name}" is only searched among the records of one subject.`,
      `http.${name}`,
    );
  if (type === 'date') {
    const ranges = alternatives(value).map((each) => ({
      field,
      range: limitsOf(name, readDate(name, each)),
    }));
    return { filters: [anyOf(ranges)] };
  }
  if (type === 'token') {
    const tokens = readTokens(value).filter((token) => token.system === undefined || token.system === system);
    const terms = tokens.flatMap(({ code }): readonly JsonObject[] =>
      code === undefined ? [{ field, missing: false }] : [{ field, term: code }],
    );
    return terms.length === 0 ? undefined : { filters: [anyOf(terms)] };
  }
  const texts = alternatives(value);
  if (!isWords) return { filters: [anyOf(texts.map((term) => ({ field, term })))] };
  if (texts.length > 1)
    throw refuse(
      400,
      'not-supported',
      `"${name}" takes one text; repeat the parameter for several words.`,
      `http.${name}`,
    );
  return { queries: texts.map((text) => ({ field, text })) };
}

function anyOf(filters: readonly JsonObject[]): JsonObject {
  const [only, ...others] = filters;
  return only !== undefined && others.length === 0 ? only : { any: filters };
}

function limitsOf(name: string, { prefix, from, to }: DateQuery): JsonObject {
  switch (prefix) {
    case 'eq':
      return { from, to };
    case 'lt':
      return { below: from };
    case 'le':
      return { to };
    case 'gt':
      return { above: to };
    case 'ge':
      return { from };
    case 'ne':
      throw refuse(400, 'not-supported', `"${name}" is not searched with ne.`, `http.${name}`);
  }
}
