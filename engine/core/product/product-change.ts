import { hasMembers } from '../json/json.ts';
import type { Product } from './product.ts';

/** Change of a product: a new value at a path, or a removal. */
export interface ProductChange {
  /** Path from the product: `forms`, `patient`, `fields`, … */
  readonly at: readonly string[];
  /** New value; absent for a removal. */
  readonly value?: unknown;
}

/**
 * Applies changes to a product after loading the parts that they change. Keeps unchanged parts as the same
 * objects, so that React renders only the differences.
 */
export async function withChanges(product: Product, changes: readonly ProductChange[]): Promise<Product> {
  const [entities, forms] = await Promise.all([
    loadedBy(product.load, namesIn(changes, 'entities')),
    loadedBy(product.loadForm, namesIn(changes, 'forms')),
  ]);
  // Loads the whole entity or form before changing a part of it, since pages have only an outline until it
  // opens.
  const whole = {
    ...product,
    entities: { ...product.entities, ...entities },
    forms: { ...product.forms, ...forms },
  };
  let changed: unknown = whole;
  for (const { at, value } of changes) changed = changedAt(changed, at, value);
  const next = changed as Product;
  return {
    ...next,
    load: withLoaders(next.load, next.entities, namesIn(changes, 'entities')),
    loadForm: withLoaders(next.loadForm, next.forms, namesIn(changes, 'forms')),
  };
}

type Loaders<Value> = Readonly<Record<string, () => Promise<Value>>> | undefined;

async function loadedBy<Value>(
  loaders: Loaders<Value>,
  names: readonly string[],
): Promise<Readonly<Record<string, Value>>> {
  const loaded = names.map(async (name) => {
    const value = await loaders?.[name]?.();
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries((await Promise.all(loaded)).flat());
}

/**
 * Replaces the loaders of changed values by functions that return the changed value, and drops the loaders of
 * removed values.
 */
function withLoaders<Value>(
  loaders: Loaders<Value>,
  changed: Readonly<Record<string, Value>>,
  names: readonly string[],
): Loaders<Value> {
  if (loaders === undefined) return undefined;
  const others = Object.entries(loaders).filter(([name]) => !names.includes(name));
  const next = names.flatMap((name) => {
    const value = changed[name];
    return value === undefined ? [] : [[name, async () => value] as const];
  });
  return Object.fromEntries([...others, ...next]);
}

function namesIn(changes: readonly ProductChange[], table: 'entities' | 'forms'): readonly string[] {
  return [...new Set(changes.flatMap(({ at }) => (at[0] === table && at[1] !== undefined ? [at[1]] : [])))];
}

/**
 * Copies a value with another part at a path, or without that part; returns the value itself if the path does
 * not exist.
 */
function changedAt(value: unknown, at: readonly string[], next: unknown): unknown {
  const [name, ...rest] = at;
  if (name === undefined) return next;
  if (Array.isArray(value))
    return value.map((each, index) => (String(index) === name ? changedAt(each, rest, next) : each));
  if (!hasMembers(value)) return value;
  const { [name]: member, ...others } = value;
  if (rest.length > 0)
    return member === undefined ? value : { ...value, [name]: changedAt(member, rest, next) };
  return next === undefined ? others : { ...value, [name]: next };
}
