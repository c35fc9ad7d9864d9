import type { JsonObject, JsonSchema } from '../../../../core/json/json.ts';
import { isJsonObject } from '../../../../core/json/json.ts';
import type { Entity, StructuralValidator } from '../../../../core/product/entity.ts';
import type { FormDescriptor } from '../../../../core/product/form.ts';
import type { Product } from '../../../../core/product/product.ts';
import { withLocalReferences } from '../local-references.ts';
import { fieldEntries } from './field-entries.ts';

/** Name of the single entity and its form in a product made from one schema. */
export const schemaForm = 'form';

export interface SchemaProductInput {
  readonly schema: JsonSchema;
  readonly uiSchema: JsonObject;
  readonly validate: StructuralValidator;
  /** Messages by keyword that replace the engine's. */
  readonly messages: Readonly<Record<string, string>>;
}

/** Builds a product for the form of one schema. RJSF lays the form out, and values are kept verbatim. */
export function schemaProduct({ schema, uiSchema, validate, messages }: SchemaProductInput): Product {
  const local = withLocalReferences(schema);
  const title =
    titleOf(uiSchema['ui:title']) ?? (isJsonObject(schema) ? titleOf(schema['title']) : undefined);
  const entity = {
    ...{ name: schemaForm, title: title ?? 'The form', description: '', schema, validate },
    ...{ fields: fieldEntries(local, uiSchema), rules: [], messages: {}, keyedArrays: {} },
    verbatim: { '': 'value' } as const,
  };
  const form = { name: schemaForm, entity: schemaForm, layout: [], uiSchema, fields: {}, initial: {} };
  return productOfForm(entity, form, messages);
}

/** Builds a product that contains only one form. */
export function productOfForm(entity: Entity, form: FormDescriptor, messages: Product['messages']): Product {
  return {
    ...{ hash: '', info: { slug: schemaForm, title: entity.title, version: '', copyright: '' } },
    ...{ entities: { [schemaForm]: entity }, forms: { [schemaForm]: form }, messages },
    ...{ tabs: {}, cards: {}, flows: {}, screens: {}, calls: {}, codes: {}, searches: {}, access: {} },
  };
}

function titleOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
