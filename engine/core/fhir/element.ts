import { isJsonObject, type Json, type JsonObject, jsonItems, jsonObject } from '../json/json.ts';
import type { ElementStep, ResourceElement } from '../product/resource-mapping.ts';

/** Finds the value at an element; for all items of a list, the list of those chosen. */
export function elementValue(resource: JsonObject, { steps, isAll }: ResourceElement): Json | undefined {
  return valueAt(resource, steps, isAll === true);
}

function valueAt(parent: JsonObject, steps: readonly ElementStep[], isAll: boolean): Json | undefined {
  const [step, ...rest] = steps;
  if (step === undefined) return parent;
  const value = Object.hasOwn(parent, step.name) ? parent[step.name] : undefined;
  if (!step.isList) return rest.length === 0 ? value : valueAt(jsonObject(value), rest, isAll);
  const chosen = jsonItems(value).filter((item) => isChosen(step, item));
  if (rest.length === 0 && isAll) return chosen.length === 0 ? undefined : chosen;
  const item = chosen[step.index ?? 0];
  return rest.length === 0 ? item : valueAt(jsonObject(item), rest, isAll);
}

function isChosen({ where = {}, not = {} }: ElementStep, item: Json): boolean {
  if (!isJsonObject(item)) return Object.keys(where).length === 0;
  const has = ([name, value]: readonly [string, string]) => item[name] === value;
  return Object.entries(where).every(has) && !Object.entries(not).some(has);
}

/**
 * Writes the way to an element in one resource as FHIRPath, with the positions of the chosen items:
 * `extension[2].valueCode`. Undefined where the resource does not have the element.
 */
export function wayTo(resource: JsonObject, { steps }: ResourceElement): string | undefined {
  let parent: Json = resource;
  const way: string[] = [];
  for (const step of steps) {
    const value: Json | undefined = jsonObject(parent)[step.name];
    const items = jsonItems(value);
    const index = step.index ?? items.findIndex((item) => isChosen(step, item));
    const next: Json | undefined = step.isList ? items[index] : value;
    if (next === undefined) return undefined;
    way.push(step.isList ? `${step.name}[${index}]` : step.name);
    parent = next;
  }
  return way.join('.');
}

/** Copies a resource with a value at an element; undefined where a list would have a gap. */
export function withElement(
  resource: JsonObject,
  { steps, isAll }: ResourceElement,
  value: Json,
): JsonObject | undefined {
  return withSteps(resource, { steps, value, isAll: isAll === true });
}

interface Written {
  readonly steps: readonly ElementStep[];
  readonly value: Json;
  readonly isAll: boolean;
}

function withSteps(parent: JsonObject, { steps, value, isAll }: Written): JsonObject | undefined {
  const [step, ...rest] = steps;
  if (step === undefined) return undefined;
  const current = parent[step.name];
  const into = (old: Json | undefined): Json | undefined =>
    rest.length === 0 ? value : withSteps(jsonObject(old), { steps: rest, value, isAll });
  const next = step.isList
    ? rest.length === 0 && isAll
      ? [...jsonItems(current), ...jsonItems(value)]
      : withItem(jsonItems(current), step, into)
    : into(current);
  return next === undefined ? undefined : { ...parent, [step.name]: next };
}

function withItem(
  items: readonly Json[],
  step: ElementStep,
  into: (item: Json | undefined) => Json | undefined,
): readonly Json[] | undefined {
  const index = indexOfItem(items, step);
  if (index > items.length) return undefined;
  const item = into(items[index] ?? step.where);
  return item === undefined ? undefined : items.toSpliced(index, 1, item);
}

/** Finds the position of the item that a step chooses; the end of the list for a new one. */
function indexOfItem(items: readonly Json[], step: ElementStep): number {
  if (step.index !== undefined) return step.index;
  const found = items.findIndex((item) => isChosen(step, item));
  return found < 0 ? items.length : found;
}

/** Writes an element as a path without its choices, such as `telecom.value`. */
export function plainPath({ steps }: ResourceElement): string {
  return steps.map(({ name }) => name).join('.');
}
