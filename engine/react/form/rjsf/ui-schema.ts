import type { UiSchema } from '@rjsf/utils';
import { jsonEqual } from '../../../core/json/equal.ts';
import { lookUpPath } from '../../../core/json/path-patterns.ts';
import { pathToPointer, tokensOfPath } from '../../../core/json/pointer.ts';
import { ownEntry } from '../own-entry.ts';
import type { FormDescription } from '../store/form-context.ts';
import { asObjectSchema, schemaAt } from '../store/schema-at.ts';
import { choicesOf, widgetOf } from '../widgets/widget-of.ts';

/** The names under which RJSF finds the engine's own fields. */
export const layoutField = 'engine-layout';
export const controlField = 'engine-control';
export const rowsField = 'engine-rows';

const known = new WeakMap<FormDescription, Map<string, UiSchema>>();

/** RJSF's uiSchema of one field: its own entries untouched, and the engine's control where it has one. */
export function uiSchemaOf(context: FormDescription, path: string): UiSchema {
  const ofContext = known.get(context) ?? new Map<string, UiSchema>();
  known.set(context, ofContext);
  const uiSchema = ofContext.get(path) ?? makeUiSchema(context, path);
  ofContext.set(path, uiSchema);
  return uiSchema;
}

function makeUiSchema(context: FormDescription, path: string): UiSchema {
  const title = context.entity.fields[pathToPointer(path)]?.title;
  const formField = ownEntry(context.form.fields, path);
  const own = {
    ...(title === undefined ? {} : { 'ui:title': title }),
    ...formField?.uiSchema,
  };
  if (formField?.rows !== undefined) return { ...own, 'ui:field': rowsField };
  return hasWidget(context, path)
    ? { ...own, 'ui:field': controlField }
    : withNamesOfChoices(own, context, path);
}

/** RJSF's own widgets know the values that a schema lists, and not what people call them. */
function withNamesOfChoices(own: UiSchema, context: FormDescription, path: string): UiSchema {
  const schema = asObjectSchema(schemaAt(context.form.schema, tokensOfPath(path)));
  const values = schema?.enum ?? asObjectSchema(schema?.items)?.enum;
  if (schema === undefined || values === undefined || 'ui:enumNames' in own) return own;
  const codes = lookUpPath(context.entity.fields, pathToPointer(path))?.codes;
  const choices = choicesOf(schema, codes === undefined ? undefined : context.product.codes[codes]);
  const names = values.map(
    (value) => choices.find((choice) => jsonEqual(choice.value, value))?.label ?? String(value),
  );
  const isListOfFields = schema.items !== undefined && schema['uniqueItems'] !== true;
  if (!isListOfFields) return { ...own, 'ui:enumNames': names };
  return { ...own, items: { 'ui:enumNames': names, ...(own['items'] as UiSchema | undefined) } };
}

/** Whether the engine's own controls show the field; RJSF need not know its value then. */
export function hasEngineControl(context: FormDescription, path: string): boolean {
  const field: unknown = uiSchemaOf(context, path)['ui:field'];
  return field === controlField || field === rowsField;
}

function hasWidget(context: FormDescription, path: string): boolean {
  const schema = asObjectSchema(schemaAt(context.form.schema, path.split('.')));
  if (schema === undefined) return false;
  const field = context.entity.fields[pathToPointer(path)];
  return widgetOf({ schema, field, formField: ownEntry(context.form.fields, path) }) !== undefined;
}
