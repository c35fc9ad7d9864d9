import type { UiSchema } from '@rjsf/utils';
import { pathToPointer } from '../../../core/pointer.ts';
import { pathsOf } from '../store/field-paths.ts';
import type { FormContext } from '../store/form-context.ts';
import { asObjectSchema, schemaAt } from '../store/schema-at.ts';
import { widgetOf } from '../widgets/widget-of.ts';

/** The names under which RJSF finds the engine's own fields. */
export const layoutField = 'engine-layout';
export const controlField = 'engine-control';
export const rowsField = 'engine-rows';

/** RJSF's uiSchema of one field: its own entries untouched, and the engine's control where it has one. */
export function uiSchemaOf(context: FormContext, path: string): UiSchema {
  const title = context.entity.fields[pathToPointer(path)]?.title;
  const own = {
    ...(title === undefined ? {} : { 'ui:title': title }),
    ...context.form.fields[path]?.uiSchema,
  };
  if (isRows(context, path)) return { ...own, 'ui:field': rowsField };
  return hasEngineControl(context, path) ? { ...own, 'ui:field': controlField } : own;
}

function isRows({ form }: FormContext, path: string): boolean {
  return form.fields[path]?.rows !== undefined;
}

/** Whether the engine's own controls show the field; RJSF need not know its value then. */
export function hasEngineControl(context: FormContext, path: string): boolean {
  if (isRows(context, path)) return true;
  const schema = asObjectSchema(schemaAt(context.form.schema, path.split('.')));
  if (schema === undefined) return false;
  const field = context.entity.fields[pathToPointer(path)];
  return widgetOf({ schema, field, formField: context.form.fields[path] }) !== undefined;
}

const branching = ['if', 'oneOf', 'anyOf', 'allOf', 'dependencies', 'dependentSchemas', 'dependentRequired'];

/**
 * Whether RJSF has to follow the values: it renders a field itself, or chooses a branch by them. Otherwise the
 * engine's controls read the form store, and RJSF need not work with every change.
 */
export function needsValues(context: FormContext): boolean {
  const { schema, layout } = context.form;
  if (typeof schema === 'object' && branching.some((keyword) => keyword in schema)) return true;
  return !pathsOf(layout).every((path) => hasEngineControl(context, path));
}
