import { elementValue } from '../../../engine/core/fhir/element.ts';
import {
  isJsonList,
  isJsonObject,
  type Json,
  type JsonObject,
  jsonItems,
} from '../../../engine/core/json/json.ts';
import type { MappedSearch } from '../../../engine/core/product/resource-mapping.ts';
import { refuse } from './outcome.ts';
import { periodOf } from './search-values.ts';

export interface SortKey {
  readonly name: string;
  readonly isDescending: boolean;
}

/** Reads the parameter `_sort`: names of parameters, with a minus for the greatest first. */
export function readSort(value: string | null, known: readonly string[]): readonly SortKey[] {
  const keys = (value ?? '')
    .split(',')
    .filter((each) => each !== '')
    .map((each) => ({ name: each.replace(/^-/, ''), isDescending: each.startsWith('-') }));
  for (const { name } of keys) {
    if (known.includes(name)) continue;
    const text = `"${name}" is not sorted by. Known: ${known.toSorted().join(', ')}.`;
    throw refuse(400, 'not-supported', text, 'http._sort');
  }
  return keys;
}

/** Sorts resources by elements; those without a value come last, equal ones stay in their order. */
export function sortedBy<Item>(
  items: readonly Item[],
  keys: readonly SortKey[],
  readValue: (item: Item, name: string) => string | number | undefined,
): readonly Item[] {
  if (keys.length === 0) return items;
  return items.toSorted((one, other) => {
    for (const { name, isDescending } of keys) {
      const order = compared(readValue(one, name), readValue(other, name), isDescending);
      if (order !== 0) return order;
    }
    return 0;
  });
}

type Sortable = string | number | undefined;

function compared(one: Sortable, other: Sortable, isDescending: boolean): number {
  if (one === undefined || other === undefined)
    return Number(one === undefined) - Number(other === undefined);
  if (one === other) return 0;
  return one < other === isDescending ? 1 : -1;
}

/** Finds the value by which a resource is sorted: the beginning of a time, or a text. */
export function sortValue(resource: JsonObject, { element, type }: MappedSearch): Sortable {
  const value = element === undefined ? undefined : elementValue(resource, element);
  const text = textOf(value);
  return type === 'date' && text !== undefined ? periodOf(text)?.start : text?.toLowerCase();
}

function textOf(value: Json | undefined): string | undefined {
  if (isJsonList(value)) return textOf(value[0]);
  if (!isJsonObject(value)) return value === undefined || value === null ? undefined : String(value);
  const { text, family, code, value: own, coding } = value;
  return textOf(text ?? family ?? code ?? own ?? jsonItems(coding)[0]);
}
