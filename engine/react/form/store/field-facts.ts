import { labelAt } from '../../../core/label.ts';
import { lookUpPlace } from '../../../core/places.ts';
import { pathToPointer, pointerOf, tokensOf } from '../../../core/pointer.ts';
import type { Field, FormField } from '../../../core/product.ts';
import type { FormContext } from './form-context.ts';
import { asObjectSchema, schemaAt } from './schema-at.ts';

/** What descriptors say about a field, and no value changes. */
export interface FieldFacts {
  readonly pointer: string;
  readonly tokens: readonly string[];
  readonly field: Field | undefined;
  readonly formField: FormField | undefined;
  /** What people read at the field: the form's own word for it, or the entity's. */
  readonly title: string;
  /** The object that the field is in asks for it, whatever the values are. */
  readonly isRequired: boolean;
  /** Access rules that the field and what it lies in ask of whoever sees it, and of whoever changes it. */
  readonly access: { readonly read: readonly string[]; readonly write: readonly string[] };
  /** No value changes how the field looks, but for what is wrong with it. */
  readonly isPlain: boolean;
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
  const formField = form.fields[path] ?? form.fields[ofEveryRow(path)];
  const ownTitle = formField?.uiSchema['ui:title'];
  return {
    ...{ pointer, tokens, formField },
    field: lookUpPlace(entity.fields, pointer),
    title: typeof ownTitle === 'string' ? ownTitle : labelAt(entity, pointer),
    isRequired: parent?.required?.includes(tokens.at(-1) ?? '') ?? false,
    isPlain: conditions.every((word) => formField?.[word] === undefined),
    access: accessAt(entity, tokens),
  };
}

const conditions = ['visibleWhen', 'enabledWhen', 'requiredWhen', 'says'] as const;

/** The gateway keeps a locked place with all that lies in it, so a form asks the rules of every enclosing place. */
function accessAt({ fields }: FormContext['entity'], tokens: readonly string[]): FieldFacts['access'] {
  const places = tokens.map((_token, index) => lookUpPlace(fields, pointerOf(tokens.slice(0, index + 1))));
  return {
    read: places.flatMap((place) => place?.readAccess ?? []),
    write: places.flatMap((place) => place?.writeAccess ?? []),
  };
}

/** `desks.2.name` as descriptors write it for all rows: `desks.*.name`. */
function ofEveryRow(path: string): string {
  return path.replaceAll(/(?<=\.)\d+(?=\.|$)/g, '*');
}
