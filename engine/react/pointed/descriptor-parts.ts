import type { Product } from '../../core/product/product.ts';
import { isObjectOrList } from './fibers.ts';

const kinds = { screens: 'screen', tabs: 'tab', cards: 'card', flows: 'flow', forms: 'form' } as const;

/** Location of an object in the product, as a JSON Pointer in a descriptor. */
export interface DescriptorPart {
  readonly kind: (typeof kinds)[keyof typeof kinds];
  /** Name of the descriptor. */
  readonly name: string;
  /** JSON Pointer in the descriptor. */
  readonly pointer: string;
}

const indexes = new WeakMap<Product, ReadonlyMap<object, DescriptorPart>>();

/**
 * Finds the location of a descriptor, or of a part of one, by object identity, since components receive the
 * objects themselves.
 */
export function partOf(product: Product, value: object): DescriptorPart | undefined {
  const index = indexes.get(product) ?? indexOf(product);
  indexes.set(product, index);
  return index.get(value);
}

function indexOf(product: Product): ReadonlyMap<object, DescriptorPart> {
  const index = new Map<object, DescriptorPart>();
  for (const [table, kind] of Object.entries(kinds))
    for (const [name, descriptor] of Object.entries(Reflect.get(product, table) ?? {}))
      add(index, descriptor, { kind, name, pointer: '' });
  return index;
}

function add(index: Map<object, DescriptorPart>, value: unknown, part: DescriptorPart): void {
  // Keeps the first path of an object that several descriptors share.
  if (!isObjectOrList(value) || index.has(value)) return;
  index.set(value, part);
  for (const [key, child] of Object.entries(value))
    add(index, child, { ...part, pointer: `${part.pointer}/${key}` });
}
