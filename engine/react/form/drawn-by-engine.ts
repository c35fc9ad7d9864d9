import { memoized } from '../../core/compute/memoized.ts';
import type { JsonSchema } from '../../core/json/json.ts';
import { pathsOf } from '../../core/product/field-paths.ts';
import { hasEngineControl } from './field/use-widget.ts';
import { describedField } from './store/described-field.ts';
import type { FormDescription } from './store/form-context.ts';

/**
 * Reports whether the engine can render a form without RJSF: the form has a layout, a control of the engine
 * for every field, and no schema that depends on values. Memoized, since every control asks and the answer
 * needs a walk through the schema.
 */
export const isDrawnByEngine = memoized((description: FormDescription): boolean => {
  const { schema, layout } = description.form;
  if (layout.length === 0 || hasOwnBranches(schema)) return false;
  return pathsOf(layout).every((path) => hasEngineControl(describedField(description, path)));
});

/** Keywords that make a schema depend on the values. */
export const choosingKeywords = [
  ...['if', 'oneOf', 'anyOf', 'allOf', 'dependencies', 'dependentSchemas', 'dependentRequired'],
  ...['$ref', 'patternProperties', 'contentMediaType'],
];

export function hasOwnBranches(schema: JsonSchema): boolean {
  return typeof schema === 'object' && choosingKeywords.some((keyword) => keyword in schema);
}
