import type { JsonObject, JsonSchema, JsonSchemaObject } from '../json/json.ts';
import { pathToPointer, pointerOf, tokensOf } from '../json/pointer.ts';
import type { Entity } from '../product/entity.ts';
import { type FieldsNode, pathsOf } from '../product/field-paths.ts';
import type { FormDescriptor } from '../product/form.ts';

/** Form with the schema of its values. */
export interface OpenedForm extends FormDescriptor {
  /** Entity's schema, reduced to the fields of this form. */
  readonly schema: JsonSchema;
}

const opened = new WeakMap<FormDescriptor, WeakMap<Entity, OpenedForm>>();

/** Combines a form with its entity's schema; memoized by form and entity. */
export function openedForm(form: FormDescriptor, entity: Entity): OpenedForm {
  const ofForm = opened.get(form) ?? new WeakMap<Entity, OpenedForm>();
  opened.set(form, ofForm);
  const known = ofForm.get(entity);
  if (known !== undefined) return known;
  const made = { ...form, schema: schemaOfForm(form, entity.schema) };
  ofForm.set(entity, made);
  return made;
}

interface Shown {
  readonly layout: readonly FieldsNode[];
  readonly fields: object;
  readonly initial: object;
}

/** Reduces the entity's schema to the fields that the form shows or initializes; a list of rows is kept whole. */
export function schemaOfForm({ layout, fields, initial }: Shown, schema: JsonSchema): JsonSchema {
  // Keeps the whole schema for a form without a layout, since RJSF then shows every field.
  if (typeof schema !== 'object' || layout.length === 0) return schema;
  const shown = [...pathsOf(layout), ...Object.keys(fields)].filter((path) => !path.includes('*'));
  return cutSchema(schema, [...shown, ...Object.keys(initial)].map(pathToPointer));
}

/** Reads the defaults of a schema's properties. */
export function schemaDefaults(schema: JsonSchema): JsonObject {
  if (typeof schema !== 'object') return {};
  const entries = Object.entries(schema.properties ?? {}).flatMap(([name, child]) => {
    const value = typeof child === 'object' ? child.default : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

/** Reduces the schema to the given paths (JSON Pointers) and their ancestors. */
function cutSchema(schema: JsonSchemaObject, kept: readonly string[]): JsonSchemaObject {
  const heads = new Map<string, string[]>();
  for (const pointer of kept) {
    const [head = '', ...rest] = tokensOf(pointer);
    heads.set(head, [...(heads.get(head) ?? []), pointerOf(rest)]);
  }
  const entries = Object.entries(schema.properties ?? {}).filter(([key]) => heads.has(key));
  const properties = entries.map(([key, child]) => [key, cutChild(child, heads.get(key) ?? [])] as const);
  const required = schema.required?.filter((key) => heads.has(key));
  return {
    ...schema,
    properties: Object.fromEntries(properties),
    ...(required === undefined ? {} : { required }),
  };
}

function cutChild(schema: JsonSchema, kept: readonly string[]): JsonSchema {
  return typeof schema !== 'object' || kept.includes('') ? schema : cutSchema(schema, kept);
}
