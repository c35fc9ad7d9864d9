import type { JsonObject } from '../../../engine/core/json/json.ts';
import { pointerOf } from '../../../engine/core/json/pointer.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import { fieldFactsOf } from '../../../engine/react/form/store/field-facts.ts';
import { type DescriptorPart, partOf } from '../../../engine/react/pointed/descriptor-parts.ts';
import { type DrawnFrom, drawnFrom } from '../../../engine/react/pointed/drawn-from.ts';
import type { Samples } from './samples.ts';

/** Part of the product that the Studio can open. */
export interface Pointed {
  /** Kind and name of its file. */
  readonly kind: string;
  readonly name: string;
  /** JSON Pointer in the file, as the kind's designer expects it. */
  readonly at: string;
  /** Name by which users know the part: `Column: Reaction`. */
  readonly title: string;
  /** Records that the part displays. */
  readonly samples: Samples;
}

/** Finds the innermost part of the product at an element; undefined if no file describes any. */
export function pointedAt(element: Element): Pointed | undefined {
  const drawn = drawnFrom(element);
  const { engine } = drawn;
  return engine && (questionOf(drawn) ?? letterOf(drawn) ?? partIn(drawn, engine.product.get()));
}

function questionOf({ form, field, records }: DrawnFrom): Pointed | undefined {
  if (form === undefined) return undefined;
  const { context, values } = form.store.get();
  const { entity, form: descriptor } = context;
  const facts = field === undefined ? undefined : fieldFactsOf(context, field);
  return {
    kind: 'form',
    name: descriptor.name,
    at: field === undefined ? '' : pointerOf(['fields', field.replaceAll(/\.\d+(?=\.|$)/g, '')]),
    title: facts === undefined ? `Form: ${entity.title}` : `Question: ${facts.title}`,
    samples: { ...records, [entity.name]: values },
  };
}

/** Finds a printed document, which the gateway composes and the page marks with `data-described-by`. */
function letterOf({ around, records }: DrawnFrom): Pointed | undefined {
  const named = around.map((props): unknown => Reflect.get(props, 'data-described-by'));
  const [kind = '', name = ''] = named.find((each) => typeof each === 'string')?.split('/') ?? [];
  return name === '' ? undefined : { kind, name, at: '', title: 'Letter', samples: records };
}

function partIn({ objects, records, row }: DrawnFrom, product: Product): Pointed | undefined {
  for (const value of objects) {
    const part = partOf(product, value);
    const title = part && titleOf(part, value);
    if (part !== undefined && title !== undefined)
      return {
        ...{ kind: part.kind, name: part.name, at: part.pointer, title },
        samples: { ...records, ...ofRow(product, part, row) },
      };
  }
  return undefined;
}

function ofRow(product: Product, { kind, name }: DescriptorPart, row: JsonObject | undefined): Samples {
  const entity = kind === 'tab' ? product.tabs[name]?.entity : undefined;
  return entity === undefined || row === undefined ? {} : { [entity]: row };
}

const wholes = { form: 'Form', tab: 'Table', card: 'Card', flow: 'Steps', screen: 'Page' };

/** Names of the members of lists for users. */
const members: Readonly<Record<string, string>> = {
  columns: 'Column',
  actions: 'Button',
  facts: 'Fact',
  boxes: 'Box',
  tabs: 'Tab',
  filters: 'Filter',
  steps: 'Step',
};

/** Titles a part as users see it; undefined for a part without a title. */
function titleOf({ kind, name, pointer }: DescriptorPart, value: object): string | undefined {
  const texts = ['title', 'label', 'field', 'name'].map((word): unknown => Reflect.get(value, word));
  const own = texts.find((text) => typeof text === 'string');
  if (pointer === '') return `${wholes[kind]}: ${own ?? name}`;
  const list = pointer.split('/').findLast((token) => Object.hasOwn(members, token));
  return own === undefined || list === undefined ? undefined : `${members[list]}: ${own}`;
}
