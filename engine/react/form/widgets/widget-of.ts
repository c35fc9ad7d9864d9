import type { JsonSchemaObject } from '../../../core/json/json.ts';
import { schemaType } from '../../../core/json/schema-type.ts';
import { labelledChoices } from '../../../core/messages/value-labels.ts';
import { isMultipleOf } from '../../../core/numbers/decimal.ts';
import type { Field } from '../../../core/product/entity.ts';
import type { FormField } from '../../../core/product/form.ts';
import type { WidgetName } from '../../../core/product/parts.ts';
import type { ValueSet } from '../../../core/product/value-set.ts';
import type { Bounds, ControlChoice } from './control.ts';

const byFormat: Readonly<Record<string, WidgetName>> = {
  date: 'date',
  'date-time': 'date-time',
  'partial-date-time': 'date-time',
  time: 'time',
  email: 'email',
};

const byType: Readonly<Record<string, WidgetName>> = {
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'checkbox',
};

/**
 * Finds the widget of a field: the one named by the form, or else the one that fits the schema. Undefined if
 * RJSF renders the field (lists, groups, RJSF's own widgets).
 */
export function widgetOf(
  schema: JsonSchemaObject,
  field: Field | undefined,
  formField: FormField | undefined,
): WidgetName | undefined {
  if (formField?.widget !== undefined) return formField.widget;
  if (formField !== undefined && ('ui:widget' in formField.uiSchema || 'ui:field' in formField.uiSchema)) {
    return undefined;
  }
  if (schemaType(schema) === 'array') return undefined;
  if (formField?.choices !== undefined) return 'select';
  if (field?.codes !== undefined || schema.enum !== undefined) return 'select';
  if (labelledChoices(schema).length > 0) return 'select';
  return byFormat[field?.format ?? schema.format ?? ''] ?? byType[field?.type ?? schemaType(schema) ?? ''];
}

/**
 * Lists the choices of a field: entries of the value set, or values of the schema with their labels; for a list, the
 * choices of its items.
 */
export function choicesOf(schema: JsonSchemaObject, codes: ValueSet | undefined): readonly ControlChoice[] {
  if (typeof schema.items === 'object') return choicesOf(schema.items, codes);
  if (codes === undefined) return labelledChoices(schema);
  const allowed = schema.enum;
  return codes.codes
    .filter(({ code }) => allowed === undefined || allowed.includes(code))
    .map(({ code, display, deprecated }) => ({
      ...{ value: code, label: display },
      ...(deprecated === true && { isRetired: deprecated }),
    }));
}

/**
 * Leaves out retired choices, except one that is the current value; returns the same array where none is retired.
 */
export function offeredChoices(choices: readonly ControlChoice[], value: unknown): readonly ControlChoice[] {
  if (!choices.some(({ isRetired }) => isRetired === true)) return choices;
  const held = Array.isArray(value) ? value : [value];
  return choices.filter((choice) => choice.isRetired !== true || held.includes(choice.value));
}

/** Finds the minimum and maximum of a schema, each a multiple of its step. */
export function boundsOf(schema: JsonSchemaObject): Bounds {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum, multipleOf } = schema;
  const step = numberOf(multipleOf) ?? (schemaType(schema) === 'integer' ? 1 : undefined);
  const [low, above] = [numberOf(minimum), numberOf(exclusiveMinimum)];
  const [high, below] = [numberOf(maximum), numberOf(exclusiveMaximum)];
  return {
    low: onStep(low ?? (above === undefined ? undefined : above + (step ?? 0)), step),
    high: high ?? (below === undefined ? undefined : below - (step ?? 0)),
    step,
  };
}

/** Rounds up to a multiple of the step, since browsers count steps from the minimum. */
function onStep(low: number | undefined, step = 0): number | undefined {
  if (low === undefined || step === 0 || isMultipleOf(low, step)) return low;
  return Math.ceil(low / step) * step;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
