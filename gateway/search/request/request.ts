import { type Json, type JsonObject, jsonObject } from '../../../engine/core/json/json.ts';
import type { SortOrder } from '../../../engine/core/product/tab.ts';
import { longestSearchText } from '../../../engine/core/text/search-text.ts';
import type { Problem } from '../../../engine/core/validation/problems.ts';
import type { WordKeys } from '../selection.ts';
import { type ColumnPlan, columnOf, type IndexPlan } from '../table/plan.ts';
import { isIsoDate } from './iso-date.ts';

/** Text to search in a column. */
export interface TextQuery {
  readonly column: ColumnPlan;
  readonly text: string;
  /** Replacement words for folded words that no name has, by the typed word. */
  readonly instead?: ReadonlyMap<string, readonly string[]>;
}

/** Sort of rows by a column. */
export interface SearchOrder {
  readonly column: ColumnPlan;
  readonly descending: boolean;
  /** Displayed words of the column's values, where rows are sorted by these. */
  readonly words?: WordKeys | undefined;
}

/** Validated search, which refers only to columns of the index. */
export interface SearchRequest {
  readonly queries: readonly TextQuery[];
  readonly filters: readonly SearchFilter[];
  readonly sort: readonly SearchOrder[];
  /** True if no order was chosen, so that in a search by name the best matches come first. */
  readonly isBestFirst: boolean;
  readonly from: number;
}

export interface RangeFilter {
  readonly kind: 'range';
  readonly column: ColumnPlan;
  readonly from?: string | number;
  /** Lower limit, exclusive. */
  readonly above?: string | number;
  readonly to?: string | number;
  /** Upper limit, exclusive. */
  readonly below?: string | number;
  /** True if rows without a value are found too. */
  readonly orMissing?: boolean;
}

/** Filter of one column. */
export type ColumnFilter =
  | { readonly kind: 'term'; readonly column: ColumnPlan; readonly value: string | number }
  | RangeFilter
  | { readonly kind: 'missing'; readonly column: ColumnPlan; readonly isMissing: boolean };

/** Filters of which one must hold. */
export interface AnyFilter {
  readonly kind: 'any';
  readonly filters: readonly ColumnFilter[];
}

export type SearchFilter = ColumnFilter | AnyFilter;

const mostEntries = 20;
/** Maximum of filters: the entries of a stored search, plus as many from its user. */
const mostFilters = 2 * mostEntries;
const deepestRow = 1_000_000;

/** Reads the body of a search. Reports a problem for any field that is no column of the index. */
export function readSearchRequest(plan: IndexPlan, body: Json): SearchRequest | readonly Problem[] {
  const reader = new Reader(plan);
  const request = reader.read(body);
  return reader.problems.length > 0 ? reader.problems : request;
}

/** Explains why a column of the search cannot be used yet. */
export function comingMessage({ index }: IndexPlan, name: Json | undefined): string | undefined {
  const { coming = {} } = index;
  if (typeof name !== 'string' || !Object.hasOwn(coming, name)) return undefined;
  return `"${coming[name]}" is still being worked out for all records. Try again in a few minutes.`;
}

class Reader {
  readonly problems: Problem[] = [];
  readonly #plan: IndexPlan;
  #filters = 0;

  constructor(plan: IndexPlan) {
    this.#plan = plan;
  }

  read(body: Json): SearchRequest {
    const search = this.#object(body, '', ['queries', 'filters', 'sort', 'from']);
    return {
      queries: this.#list(search['queries'], '/queries').flatMap((entry, n) =>
        this.#query(entry, `/queries/${n}`),
      ),
      filters: this.#list(search['filters'], '/filters', mostFilters).flatMap((entry, n) =>
        this.#filter(entry, `/filters/${n}`),
      ),
      sort: this.#sort(search['sort']),
      isBestFirst: this.#list(search['sort'], '/sort').length === 0,
      from: this.#from(search['from']),
    };
  }

  #query(entry: Json, at: string): SearchRequest['queries'] {
    const { field, text } = this.#object(entry, at, ['field', 'text']);
    const column = this.#column(field, `${at}/field`);
    if (typeof text !== 'string') this.#report(`${at}/text`, 'type', 'Send the text to look for.');
    else if (text.length > longestSearchText)
      this.#report(`${at}/text`, 'maxLength', `At most ${longestSearchText} characters`);
    else if (column !== undefined && this.#fits(column, text, `${at}/text`))
      return [{ column, text: text.trim() }];
    return [];
  }

  #filter(entry: Json, at: string): readonly SearchFilter[] {
    const { any } = jsonObject(entry);
    if (any === undefined) return this.#columnFilter(entry, at);
    this.#object(entry, at, ['any']);
    const filters = this.#list(any, `${at}/any`).flatMap((one, n) =>
      this.#columnFilter(one, `${at}/any/${n}`),
    );
    if (filters.length === 0) this.#report(`${at}/any`, 'minItems', 'Send at least one filter here.');
    return [{ kind: 'any', filters }];
  }

  #columnFilter(entry: Json, at: string): readonly ColumnFilter[] {
    this.#filters += 1;
    if (this.#filters === mostFilters + 1)
      this.#report('/filters', 'maxItems', `At most ${mostFilters} allowed`);
    if (this.#filters > mostFilters) return [];
    const filter = this.#object(entry, at, ['field', 'term', 'range', 'missing']);
    const column = this.#column(filter['field'], `${at}/field`);
    if (column === undefined) return [];
    const given = ['term', 'range', 'missing'].filter((name) => filter[name] !== undefined);
    if (given.length !== 1)
      this.#report(at, 'filter', 'A filter needs one of these: a term, a range, missing.');
    else if (given[0] === 'term') return this.#term(column, filter['term'], `${at}/term`);
    else if (given[0] === 'range') return this.#range(column, filter['range'], `${at}/range`);
    else return this.#missing(column, filter['missing'], `${at}/missing`);
    return [];
  }

  #term(column: ColumnPlan, term: Json | undefined, at: string): readonly ColumnFilter[] {
    return this.#isValue(term, at) && this.#fits(column, term, at)
      ? [{ kind: 'term', column, value: term }]
      : [];
  }

  #missing(column: ColumnPlan, value: Json | undefined, at: string): readonly ColumnFilter[] {
    if (typeof value === 'boolean') return [{ kind: 'missing', column, isMissing: value }];
    this.#report(at, 'type', 'Send true or false.');
    return [];
  }

  #range(column: ColumnPlan, value: Json | undefined, at: string): readonly ColumnFilter[] {
    const { orMissing, ...ends } = this.#object(value, at, ['from', 'above', 'to', 'below', 'orMissing']);
    if (orMissing !== undefined && typeof orMissing !== 'boolean')
      this.#report(`${at}/orMissing`, 'type', 'Send true or false.');
    const bounds = Object.entries(ends).filter((bound): bound is [string, string | number] =>
      this.#isValue(bound[1], `${at}/${pointerPart(bound[0])}`),
    );
    const fits = bounds.every(([name, bound]) => this.#fits(column, bound, `${at}/${pointerPart(name)}`));
    const range = { kind: 'range', column, ...Object.fromEntries(bounds) } as const;
    return fits ? [orMissing === true ? { ...range, orMissing } : range] : [];
  }

  #sort(value: Json | undefined): SearchRequest['sort'] {
    const entries = this.#list(value, '/sort');
    if (entries.length === 0) return this.#plan.index.sort.flatMap((order) => this.#order(order, '/sort'));
    return entries.flatMap((entry, n) => {
      const { by, descending = false } = this.#object(entry, `/sort/${n}`, ['by', 'descending']);
      if (typeof descending === 'boolean') return this.#order({ by, descending }, `/sort/${n}`);
      this.#report(`/sort/${n}/descending`, 'type', 'Send true or false.');
      return [];
    });
  }

  #order(
    order: SortOrder | { by: Json | undefined; descending: boolean },
    at: string,
  ): SearchRequest['sort'] {
    const column = this.#column(order.by, `${at}/by`);
    return column === undefined ? [] : [{ column, descending: order.descending }];
  }

  #from(value: Json | undefined): number {
    if (value === undefined) return 0;
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= deepestRow)
      return value;
    this.#report('/from', 'from', `Send a row number from 0 to ${deepestRow}.`);
    return 0;
  }

  #column(name: Json | undefined, at: string): ColumnPlan | undefined {
    const column = typeof name === 'string' ? columnOf(this.#plan, name) : undefined;
    const coming = comingMessage(this.#plan, name);
    if (column === undefined && coming !== undefined) this.#report(at, 'not-ready', coming);
    else if (column === undefined) this.#report(at, 'unknown-field', 'This search has no such field.');
    return column;
  }

  #fits(column: ColumnPlan, value: string | number, at: string): boolean {
    if (column.column.kind === 'number' && !isNumber(value)) {
      this.#report(at, 'type', 'Send a number.');
      return false;
    }
    if (column.column.kind === 'date' && !isIsoDate(String(value).trim())) {
      this.#report(at, 'format', 'Send a date as YYYY-MM-DD.');
      return false;
    }
    return true;
  }

  #isValue(value: Json | undefined, at: string): value is string | number {
    const isScalar =
      typeof value === 'number' || (typeof value === 'string' && value.length <= longestSearchText);
    if (!isScalar)
      this.#report(at, 'type', `Send a number, or a text of at most ${longestSearchText} characters.`);
    return isScalar;
  }

  #object(value: Json | undefined, at: string, names: readonly string[]): JsonObject {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.#report(at, 'type', 'Send an object here.');
      return {};
    }
    const object = value as JsonObject;
    for (const name of Object.keys(object)) {
      if (!names.includes(name))
        this.#report(`${at}/${pointerPart(name)}`, 'unknown-field', 'A search has no such part.');
    }
    return object;
  }

  #list(value: Json | undefined, at: string, most = mostEntries): readonly Json[] {
    if (value === undefined) return [];
    if (!Array.isArray(value)) this.#report(at, 'type', 'Send a list here.');
    else if (value.length > most) this.#report(at, 'maxItems', `At most ${most} allowed`);
    else return value;
    return [];
  }

  #report(at: string, code: string, message: string): void {
    this.problems.push({ at, code, message, severity: 'error' });
  }
}

function isNumber(value: string | number): boolean {
  return typeof value === 'number' || /^-?\d{1,15}(\.\d{1,15})?$/.test(value);
}

function pointerPart(name: string): string {
  return name.slice(0, 50).replaceAll('~', '~0').replaceAll('/', '~1');
}
