import type { Product } from '../../../../engine/core/product/product.ts';
import type { SourceKind } from '../../../compiler/files/kind-files.ts';
import { expressionsIn } from './expressions.ts';
import { isObject } from './fibers.ts';
import { type Inspected, type Line, type Report, spoken } from './report.ts';

/** Where an object of the product stands. */
interface DescriptorPart {
  readonly kind: SourceKind;
  readonly name: string;
  readonly pointer: string;
}

const kinds = { screens: 'screen', tabs: 'tab', cards: 'card', flows: 'flow', forms: 'form' } as const;

const indexes = new WeakMap<Product, ReadonlyMap<object, DescriptorPart>>();

/** The descriptor, or the part of one, that an object is; by identity, as components are handed them. */
export function descriptorOf(product: Product, value: object): Inspected | undefined {
  const index = indexes.get(product) ?? indexOf(product);
  indexes.set(product, index);
  const part = index.get(value);
  if (part === undefined) return undefined;
  const name = nameOf(part, value);
  return name === undefined ? undefined : { name, report: () => reportOf(name, part, value) };
}

function indexOf(product: Product): ReadonlyMap<object, DescriptorPart> {
  const index = new Map<object, DescriptorPart>();
  for (const [table, kind] of Object.entries(kinds))
    for (const [name, descriptor] of Object.entries(Reflect.get(product, table) ?? {}))
      add(index, descriptor, { kind, name, pointer: '' });
  return index;
}

function add(index: Map<object, DescriptorPart>, value: unknown, part: DescriptorPart): void {
  // The first place of what several descriptors share counts.
  if (!isObject(value) || index.has(value)) return;
  index.set(value, part);
  for (const [key, child] of Object.entries(value))
    add(index, child, { ...part, pointer: `${part.pointer}/${key}` });
}

/** `tab allergies`, `Allergy (columns)`; undefined for a part that has no name. */
function nameOf({ kind, name, pointer }: DescriptorPart, value: object): string | undefined {
  if (pointer === '') return `${kind} ${name}`;
  const words = ['title', 'label', 'name', 'field'].map((word): unknown => Reflect.get(value, word));
  const own = words.find((word) => typeof word === 'string');
  const list = pointer.split('/').findLast((token) => !/^\d*$/.test(token));
  return own === undefined ? undefined : `${own} (${list})`;
}

const most = 40;

function reportOf(title: string, part: DescriptorPart, value: object): Report {
  const { kind, name, pointer } = part;
  const access: unknown = Reflect.get(value, 'access');
  const where: Line = { text: `The ${kind} ${name}${pointer}`, source: { of: 'descriptor', ...part } };
  const expressions = expressionsIn(value).slice(0, most);
  return {
    title,
    sections: spoken([
      {
        title: 'Where it is written',
        lines: [
          where,
          ...(typeof access === 'string' ? [{ text: `For who passes the access rule ${access}` }] : []),
        ],
      },
      {
        title: 'Expressions',
        lines: expressions.map(
          ({ pointer: at, expression }): Line => ({
            text: at.slice(1),
            code: expression.source,
            source: { of: 'descriptor', kind, name, pointer: `${pointer}${at}` },
          }),
        ),
      },
    ]),
  };
}
