import type { JsonSchema } from '../../../core/json/json.ts';
import { lookUpPath } from '../../../core/json/path-patterns.ts';
import { pointerOf, tokensOfPath } from '../../../core/json/pointer.ts';
import type { Field } from '../../../core/product/entity.ts';
import type { FormField } from '../../../core/product/form.ts';
import { labelAt } from '../../../core/records/label.ts';
import type { FormDescription } from './form-context.ts';
import { ownEntry } from './own-entry.ts';
import { asObjectSchema, schemaAt } from './schema-at.ts';

/** Facts about a field from descriptors, independent of values. */
export interface FieldFacts extends KindFacts {
  readonly pointer: string;
  readonly tokens: readonly string[];
}

/** Facts shared by all rows of a list. */
interface KindFacts {
  readonly field: Field | undefined;
  readonly formField: FormField | undefined;
  /** Label shown at the field: the form's own, or the entity's. */
  readonly title: string;
  /** True where the enclosing object requires the field unconditionally. */
  readonly isRequired: boolean;
  /** True where an emptied field is `null`, not missing. */
  readonly isNullable: boolean;
  /** Access rules of the field and its enclosing objects, for reading and for changing. */
  readonly access: { readonly read: readonly string[]; readonly write: readonly string[] };
  /** True where no value changes the field's display state, except for problems. */
  readonly isPlain: boolean;
}

interface Known {
  readonly byPath: Map<string, FieldFacts>;
  readonly byKind: Map<string, KindFacts>;
}

const known = new WeakMap<FormDescription['form'], Known>();

/** Finds the facts of a field; cached for each form, as a change of one value needs those of all fields. */
export function factsOf(description: FormDescription, path: string): FieldFacts {
  const { form } = description;
  const ofForm = known.get(form) ?? { byPath: new Map(), byKind: new Map() };
  known.set(form, ofForm);
  const before = ofForm.byPath.get(path);
  if (before !== undefined) return before;
  const tokens = tokensOfPath(path);
  const kind = kindOf(form.schema, tokens);
  const shared = ofForm.byKind.get(kind) ?? lookUp(description, path, tokens);
  ofForm.byKind.set(kind, shared);
  const facts = { ...shared, tokens, pointer: pointerOf(tokens) };
  ofForm.byPath.set(path, facts);
  return facts;
}

/** Names the kind of a field: fields of one list column share a kind, so that a hundred rows take one look-up. */
function kindOf(schema: JsonSchema, tokens: readonly string[]): string {
  let around: JsonSchema | undefined = schema;
  const names = tokens.map((token, index) => {
    const { properties, items } = asObjectSchema(around) ?? {};
    const isList = items !== undefined && !Array.isArray(items) && properties === undefined;
    around = schemaAt(around, [token]);
    return isList && index < tokens.length - 1 ? '*' : token;
  });
  return pointerOf(names);
}

function lookUp({ entity, form }: FormDescription, path: string, tokens: readonly string[]): KindFacts {
  const pointer = pointerOf(tokens);
  const parent = asObjectSchema(schemaAt(form.schema, tokens.slice(0, -1)));
  const formField = ownEntry(form.fields, path) ?? ownEntry(form.fields, ofEveryRow(path));
  const ownTitle = formField?.uiSchema['ui:title'];
  return {
    formField,
    field: lookUpPath(entity.fields, pointer),
    title: typeof ownTitle === 'string' ? ownTitle : labelAt(entity, pointer),
    isRequired: parent?.required?.includes(tokens.at(-1) ?? '') ?? false,
    isNullable: lookUpPath(entity.verbatim ?? {}, pointer) === 'null',
    isPlain: conditions.every((word) => formField?.[word] === undefined),
    access: accessAt(entity, tokens),
  };
}

const conditions = ['visibleWhen', 'enabledWhen', 'requiredWhen', 'feedback', 'piped'] as const;

/** Collects the access rules of every enclosing path, since the gateway keeps a locked object with all its content. */
function accessAt({ fields }: FormDescription['entity'], tokens: readonly string[]): FieldFacts['access'] {
  const levels = tokens.map((_token, index) => lookUpPath(fields, pointerOf(tokens.slice(0, index + 1))));
  return {
    read: levels.flatMap((level) => level?.readAccess ?? []),
    write: levels.flatMap((level) => level?.writeAccess ?? []),
  };
}

/** Writes `desks.2.name` as descriptors do for all rows: `desks.*.name`. */
function ofEveryRow(path: string): string {
  return path.replaceAll(/(?<=\.)\d+(?=\.|$)/g, '*');
}
