import { memoized } from '../../core/compute/memoized.ts';
import type { JsonSchema } from '../../core/json/json.ts';
import { pathsOf } from '../../core/product/field-paths.ts';
import { hasEngineControl } from './field/use-widget.ts';
import { describedField } from './store/described-field.ts';
import type { FormDescription } from './store/form-context.ts';

/**
 * Reports whether a form needs no RJSF: it has a layout, an engine's control for each field, and no schema chosen by
 * values. Memoized: every control asks, and the answer walks the whole schema.
 */
export const isDrawnByEngine = memoized((description: FormDescription): boolean => {
  const { schema, layout } = description.form;
  if (layout.length === 0 || hasOwnBranches(schema)) return false;
  return pathsOf(layout).every((path) => hasEngineControl(describedField(description, path)));
});

/** Keywords by which values choose branches of a schema. */
export const choosingKeywords = [
  ...['if', 'oneOf', 'anyOf', 'allOf', 'dependencies', 'dependentSchemas', 'dependentRequired'],
  ...['$ref', 'patternProperties', 'contentMediaType'],
];

export function hasOwnBranches(schema: JsonSchema): boolean {
  return typeof schema === 'object' && choosingKeywords.some((keyword) => keyword in schema);
}
