import type { JsonSchemaObject } from '../../../core/json/json.ts';
import type { Field } from '../../../core/product/entity.ts';
import type { FormField } from '../../../core/product/form.ts';
import type { ValueSet } from '../../../core/product/value-set.ts';
import { fieldFactsOf } from './field-facts.ts';
import type { FormDescription } from './form-context.ts';
import { asObjectSchema, schemaAt } from './schema-at.ts';

/** Description of a field, which depends on descriptors only, not on values. */
export interface DescribedField {
  readonly path: string;
  /** Label of the field: the form's own, or else the entity's. */
  readonly title: string;
  readonly schema: JsonSchemaObject | undefined;
  readonly field: Field | undefined;
  readonly formField: FormField | undefined;
  /** Value set of the field, where it has one. */
  readonly codes: ValueSet | undefined;
}

const known = new WeakMap<FormDescription, Map<string, DescribedField>>();

/**
 * Describes a field. Returns the same object while all its parts are equal, even in another product, so that editing
 * one field in a form's design renders only that field.
 */
export function describedField(description: FormDescription, path: string): DescribedField {
  const ofForm = known.get(description) ?? new Map<string, DescribedField>();
  known.set(description, ofForm);
  const described = ofForm.get(path) ?? sameAsBefore(describe(description, path));
  ofForm.set(path, described);
  return described;
}

function describe(description: FormDescription, path: string): DescribedField {
  const { form, product } = description;
  const { field, formField, title, tokens } = fieldFactsOf(description, path);
  const schema = asObjectSchema(schemaAt(form.schema, tokens));
  const codes = field?.codes === undefined ? undefined : product.codes[field.codes];
  return { path, title, schema, field, formField, codes };
}

/** Last description of each path, by the field's schema, which lives as long as its product. */
const last = new WeakMap<JsonSchemaObject, Map<string, DescribedField>>();

function sameAsBefore(described: DescribedField): DescribedField {
  const { schema, path } = described;
  if (schema === undefined) return described;
  const ofSchema = last.get(schema) ?? new Map<string, DescribedField>();
  last.set(schema, ofSchema);
  const before = ofSchema.get(path);
  if (before !== undefined && isSame(before, described)) return before;
  ofSchema.set(path, described);
  return described;
}

function isSame(one: DescribedField, other: DescribedField): boolean {
  return (
    one.title === other.title &&
    one.field === other.field &&
    one.formField === other.formField &&
    one.codes === other.codes
  );
}
