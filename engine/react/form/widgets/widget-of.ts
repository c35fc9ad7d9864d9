import type { Json, JsonSchemaObject } from '../../../core/json.ts';
import type { WidgetName } from '../../../core/parts.ts';
import type { Field } from '../../../core/product/entity.ts';
import type { FormField } from '../../../core/product/form.ts';
import type { ValueSet } from '../../../core/product/value-set.ts';
import type { Choice } from './control.ts';

export interface WidgetInput {
  readonly schema: JsonSchemaObject;
  readonly field: Field | undefined;
  readonly formField: FormField | undefined;
}

const byFormat: Readonly<Record<string, WidgetName>> = {
  date: 'date',
  'date-time': 'date-time',
  email: 'email',
};

const byType: Readonly<Record<string, WidgetName>> = {
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'checkbox',
};

/**
 * The widget of a field: what its form names, or what fits its schema. Undefined for what the engine has no
 * control of its own for (lists, groups, RJSF's own widgets): RJSF renders those.
 */
export function widgetOf({ schema, field, formField }: WidgetInput): WidgetName | undefined {
  if (formField?.widget !== undefined) return formField.widget;
  if (formField !== undefined && ('ui:widget' in formField.uiSchema || 'ui:field' in formField.uiSchema)) {
    return undefined;
  }
  if (formField?.choices !== undefined) return 'select';
  if (field?.codes !== undefined || schema.enum !== undefined) return 'select';
  if (titledConstants(schema).length > 0) return 'select';
  return byFormat[field?.format ?? schema.format ?? ''] ?? byType[field?.type ?? typeOf(schema)];
}

function typeOf(schema: JsonSchemaObject): string {
  const { type } = schema;
  return typeof type === 'string' ? type : (type?.find((name) => name !== 'null') ?? '');
}

/**
 * What may be chosen: the titles of the value set, those that the schema gives its constants, or the values of the
 * schema as they are. For a list, what may be in it.
 */
export function choicesOf(schema: JsonSchemaObject, codes: ValueSet | undefined): readonly Choice[] {
  if (typeof schema.items === 'object') return choicesOf(schema.items, codes);
  const titled = titledConstants(schema);
  if (titled.length > 0) return titled;
  const allowed = schema.enum;
  if (codes === undefined) return (allowed ?? []).map((value) => ({ value, label: labelOf(value) }));
  return codes.codes
    .filter(({ code }) => allowed === undefined || allowed.includes(code))
    .map(({ code, display }) => ({ value: code, label: display }));
}

/** `oneOf` constants with a title each: yes-or-no, or any other value, in words. */
function titledConstants(schema: JsonSchemaObject): readonly Choice[] {
  const branches = Array.isArray(schema['oneOf']) ? (schema['oneOf'] as readonly JsonSchemaObject[]) : [];
  const isTitled = ({ const: value, title }: JsonSchemaObject) => value !== undefined && title !== undefined;
  if (!branches.every(isTitled)) return [];
  return branches.map(({ const: value = null, title = '' }) => ({ value, label: title }));
}

/** `not-asked` as `Not asked`: a value without a title of its own, readable. */
function labelOf(value: Json): string {
  const text = String(value).replaceAll(/[-_]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
