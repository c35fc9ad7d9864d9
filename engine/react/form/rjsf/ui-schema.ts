import type { UiSchema } from '@rjsf/utils';
import { pathToPointer } from '../../../core/pointer.ts';
import type { FormContext } from '../store/form-context.ts';
import { asObjectSchema, schemaAt } from '../store/schema-at.ts';
import { widgetOf } from '../widgets/widget-of.ts';

/** The names under which RJSF finds the engine's own fields. */
export const layoutField = 'engine-layout';
export const controlField = 'engine-control';
export const rowsField = 'engine-rows';

const known = new WeakMap<FormContext, Map<string, UiSchema>>();

/** RJSF's uiSchema of one field: its own entries untouched, and the engine's control where it has one. */
export function uiSchemaOf(context: FormContext, path: string): UiSchema {
  const ofContext = known.get(context) ?? new Map<string, UiSchema>();
  known.set(context, ofContext);
  const uiSchema = ofContext.get(path) ?? makeUiSchema(context, path);
  ofContext.set(path, uiSchema);
  return uiSchema;
}

function makeUiSchema(context: FormContext, path: string): UiSchema {
  const title = context.entity.fields[pathToPointer(path)]?.title;
  const own = {
    ...(title === undefined ? {} : { 'ui:title': title }),
    ...context.form.fields[path]?.uiSchema,
  };
  if (context.form.fields[path]?.rows !== undefined) return { ...own, 'ui:field': rowsField };
  return hasWidget(context, path) ? { ...own, 'ui:field': controlField } : own;
}

/** Whether the engine's own controls show the field; RJSF need not know its value then. */
export function hasEngineControl(context: FormContext, path: string): boolean {
  const field: unknown = uiSchemaOf(context, path)['ui:field'];
  return field === controlField || field === rowsField;
}

function hasWidget(context: FormContext, path: string): boolean {
  const schema = asObjectSchema(schemaAt(context.form.schema, path.split('.')));
  if (schema === undefined) return false;
  const field = context.entity.fields[pathToPointer(path)];
  return widgetOf({ schema, field, formField: context.form.fields[path] }) !== undefined;
}
