import { memoized } from '../../../core/compute/memoized.ts';
import { pathsOf } from '../../../core/product/field-paths.ts';
import { choosingKeywords, hasOwnBranches } from '../drawn-by-engine.ts';
import { hasEngineControl } from '../field/use-widget.ts';
import { describedField } from '../store/described-field.ts';
import type { FormDescription } from '../store/form-context.ts';
import { schemaAt } from '../store/schema-at.ts';

/**
 * Time at which RJSF gets the form's values. `left`: when the user leaves a field, for lists and objects that
 * RJSF lays out. `always`: at every change, for branches that depend on values and for property names that
 * users type.
 */
export type FollowMode = 'left' | 'always';

/** Finds the mode of a form. Memoized, since every control needs it and finding it walks the whole schema. */
export const followModeOf = memoized((context: FormDescription): FollowMode => {
  const { schema, layout } = context.form;
  if (layout.length === 0) return chooses(schema) ? 'always' : 'left';
  if (hasOwnBranches(schema)) return 'always';
  const others = pathsOf(layout).filter((path) => !hasEngineControl(describedField(context, path)));
  return others.some((path) => chooses(schemaAt(schema, path.split('.')))) ? 'always' : 'left';
});

/** Reports whether any part of the schema depends on values, or is edited by RJSF's own widgets. */
function chooses(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  if (choosingKeywords.some((keyword) => keyword in schema)) return true;
  if (typeof Reflect.get(schema, 'additionalProperties') === 'object') return true;
  return Object.values(schema).some(chooses);
}
