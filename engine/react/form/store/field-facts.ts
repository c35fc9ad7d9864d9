import type { JsonSchema } from '../../../core/json/json.ts';
import { lookUpPath } from '../../../core/json/path-patterns.ts';
import { pointerOf, tokensOfPath } from '../../../core/json/pointer.ts';
import type { Field } from '../../../core/product/entity.ts';
import type { FormField } from '../../../core/product/form.ts';
import { labelAt } from '../../../core/records/label.ts';
import type { FormDescription } from './form-context.ts';
import { ownEntry } from './own-entry.ts';
import { asObjectSchema, schemaAt } from './schema-at.ts';

/** Facts about a field that depend on descriptors only, not on values. */
export interface FieldFacts extends KindFacts {
  readonly pointer: string;
  readonly tokens: readonly string[];
}

/** Facts that are the same for a field in every row of a list. */
interface KindFacts {
  readonly field: Field | undefined;
  readonly formField: FormField | undefined;
  /** Label of the field: the form's own, or else the entity's. */
  readonly title: string;
  /** True where the enclosing object requires the field unconditionally. */
  readonly isRequired: boolean;
  /** True where an emptied field becomes `null` instead of missing. */
  readonly isNullable: boolean;
  /** Access rules for reading and for changing the field, including those of the objects that contain it. */
  readonly access: { readonly read: readonly string[]; readonly write: readonly string[] };
  /** True where values cannot change how the field is displayed, apart from its problems. */
  readonly isPlain: boolean;
}

interface Known {
  readonly byPath: Map<string, FieldFacts>;
  readonly byKind: Map<string, KindFacts>;
}

const known = new WeakMap<FormDescription['form'], Known>();

/** Finds the facts about a field. Cached by form, since a change of one value needs the facts of all fields. */
export function fieldFactsOf(description: FormDescription, path: string): FieldFacts {
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

/**
 * Builds the key of a field's kind, which is the same in every row of a list, so that a hundred rows take a
 * single look-up.
 */
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

/**
 * Collects the access rules of a path and of every object that contains it, since a rule that locks an object
 * locks all of its content.
 */
function accessAt({ fields }: FormDescription['entity'], tokens: readonly string[]): FieldFacts['access'] {
  const levels = tokens.map((_token, index) => lookUpPath(fields, pointerOf(tokens.slice(0, index + 1))));
  return {
    read: levels.flatMap((level) => level?.readAccess ?? []),
    write: levels.flatMap((level) => level?.writeAccess ?? []),
  };
}

/** Converts the path of a field in one row to its path in descriptors: `desks.2.name` becomes `desks.*.name`. */
function ofEveryRow(path: string): string {
  return path.replaceAll(/(?<=\.)\d+(?=\.|$)/g, '*');
}
