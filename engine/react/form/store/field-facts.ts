import { lookUpPlace } from '../../../core/places.ts';
import { pathToPointer, tokensOf } from '../../../core/pointer.ts';
import type { Field, FormField } from '../../../core/product.ts';
import type { FormContext } from './form-context.ts';
import { asObjectSchema, schemaAt } from './schema-at.ts';

/** What descriptors say about a field, and no value changes. */
export interface FieldFacts {
  readonly pointer: string;
  readonly tokens: readonly string[];
  readonly field: Field | undefined;
  readonly formField: FormField | undefined;
  /** The object that the field is in asks for it, whatever the values are. */
  readonly isRequired: boolean;
}

const known = new WeakMap<FormContext, Map<string, FieldFacts>>();

/** Looked up once for each context: a change of one value asks for all fields. */
export function factsOf(context: FormContext, path: string): FieldFacts {
  const ofContext = known.get(context) ?? new Map<string, FieldFacts>();
  known.set(context, ofContext);
  const before = ofContext.get(path);
  if (before !== undefined) return before;
  const facts = lookUp(context, path);
  ofContext.set(path, facts);
  return facts;
}

function lookUp({ entity, form }: FormContext, path: string): FieldFacts {
  const pointer = pathToPointer(path);
  const tokens = tokensOf(pointer);
  const parent = asObjectSchema(schemaAt(form.schema, tokens.slice(0, -1)));
  return {
    pointer,
    tokens,
    field: lookUpPlace(entity.fields, pointer),
    formField: form.fields[path] ?? form.fields[ofEveryRow(path)],
    isRequired: parent?.required?.includes(tokens.at(-1) ?? '') ?? false,
  };
}

/** `desks.2.name` as descriptors write it for all rows: `desks.*.name`. */
function ofEveryRow(path: string): string {
  return path.replaceAll(/(?<=\.)\d+(?=\.|$)/g, '*');
}
