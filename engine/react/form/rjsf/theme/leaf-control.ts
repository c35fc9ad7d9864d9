import {
  getUiOptions,
  hasWidget,
  type RegistryWidgetsType,
  type RJSFSchema,
  type UiSchema,
} from '@rjsf/utils';
import { isJsonObject, type JsonSchemaObject } from '../../../../core/json/json.ts';
import { mayBeNull, schemaType } from '../../../../core/json/schema-type.ts';
import type { WidgetName } from '../../../../core/product/parts.ts';
import { widgetOf } from '../../widgets/widget-of.ts';
import { jsonSchemaOf } from '../json-schema-of.ts';

/** Options that only RJSF's own widgets support; a field with one of them gets RJSF's widget. */
const ofStockWidgets = new Set([
  ...['inputType', 'accept', 'filePreview', 'enumDisabled', 'inline', 'format', 'yearsRange'],
  ...['hideNowButton', 'hideClearButton'],
]);

/**
 * Name of RJSF's widget for a number with arrows. The engine's control replaces it, since a mouse wheel would change
 * the number.
 */
const numberWidget = 'updown';

/** Formats for which the engine has a control, or a line of text suffices. */
const ourFormats = new Set(['', 'date', 'date-time', 'time', 'email', 'hostname', 'ipv4', 'ipv6']);

/** Finds the engine's control for a single value that RJSF lays out; undefined where RJSF's own widget is wanted. */
export function leafControl(
  given: RJSFSchema,
  uiSchema: UiSchema | undefined,
  stock: RegistryWidgetsType,
): WidgetName | undefined {
  const schema = jsonSchemaOf(given);
  const { widget, ...options } = getUiOptions(uiSchema);
  const type = schemaType(schema) ?? '';
  const isNumber = (type === 'number' || type === 'integer') && !isChoice(schema);
  if (isNumber && (widget === undefined || widget === numberWidget)) return 'number';
  if (isNumber && widget === 'range') return 'range';
  if (widget === 'textarea' && type === 'string' && !isChoice(schema)) return 'textarea';
  if (widget !== undefined || Object.keys(options).some((option) => ofStockWidgets.has(option)))
    return undefined;
  if (type === 'boolean' && !isNamedChoice(schema)) return yesOrNo(schema);
  if (isChoice(schema)) return 'select';
  const { format = '' } = schema;
  if (!ourFormats.has(format) && hasWidget(given, format, stock)) return undefined;
  return widgetOf(schema, undefined, undefined);
}

/** Reports whether a boolean is a list with the label above it; a checkbox has the label beside it. */
export function isListedYesOrNo(schema: RJSFSchema, uiSchema: UiSchema | undefined): boolean {
  return schemaType(jsonSchemaOf(schema)) === 'boolean' && leafControl(schema, uiSchema, {}) === 'select';
}

/** Reports whether the schema names the two values of a boolean. */
function isNamedChoice(schema: JsonSchemaObject): boolean {
  return schema.enum === undefined && isChoice(schema);
}

/** Chooses the control of a boolean: a checkbox, which is never empty, or a list where the boolean is nullable. */
function yesOrNo({ type, enum: values }: JsonSchemaObject): WidgetName | undefined {
  if (Array.isArray(type) && mayBeNull({ type })) return 'select';
  return values === undefined || values.length === 1 ? 'checkbox' : undefined;
}

/** Reports whether a schema lists its values: by `enum`, or by alternatives that are constants. */
export function isChoice({ enum: values, oneOf, anyOf }: JsonSchemaObject): boolean {
  const options: unknown = oneOf ?? anyOf;
  if (values !== undefined) return true;
  return Array.isArray(options) && options.length > 0 && options.every(isConstant);
}

function isConstant(option: unknown): boolean {
  if (!isJsonObject(option)) return false;
  const values: unknown = option['enum'];
  return 'const' in option || (Array.isArray(values) && values.length === 1);
}
