import { memoized } from '../../../core/compute/memoized.ts';
import { pathsOf } from '../../../core/product/field-paths.ts';
import { choosingKeywords, hasOwnBranches } from '../drawn-by-engine.ts';
import { hasEngineControl } from '../field/use-widget.ts';
import { describedField } from '../store/described-field.ts';
import type { FormDescription } from '../store/form-context.ts';
import { schemaAt } from '../store/schema-at.ts';

/**
 * Degree to which RJSF has to follow the values of a form:
 * `left`: it lays out lists and objects, whose rows it must know by the time that a field is left.
 * `always`: it chooses branches by them, or keeps names that people type.
 */
export type FollowMode = 'left' | 'always';

/**
 * Finds the mode of a form. Memoized: every control needs it, and finding it takes a walk through the whole schema.
 */
export const followModeOf = memoized((context: FormDescription): FollowMode => {
  const { schema, layout } = context.form;
  if (layout.length === 0) return chooses(schema) ? 'always' : 'left';
  if (hasOwnBranches(schema)) return 'always';
  const others = pathsOf(layout).filter((path) => !hasEngineControl(describedField(context, path)));
  return others.some((path) => chooses(schemaAt(schema, path.split('.')))) ? 'always' : 'left';
});

/** True where anything in the schema depends on values, or is edited by RJSF's own widgets. */
function chooses(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  if (choosingKeywords.some((keyword) => keyword in schema)) return true;
  if (typeof Reflect.get(schema, 'additionalProperties') === 'object') return true;
  return Object.values(schema).some(chooses);
}
