import type { JSONPath } from 'jsonc-parser';
import type { JsonSchemaObject } from '../../core/json/json.ts';
import { reportUnknown } from '../report-unknown.ts';
import type { SourceFile } from '../source/source-file.ts';
import { type EntityPlan, fieldPaths, findField } from './entity-plan.ts';
import type { PlanContext } from './plan-set.ts';

/** Position in a file where a field is named. */
export interface FieldLocation {
  readonly file: SourceFile;
  readonly at: JSONPath;
  readonly plans: PlanContext;
  /** Part of the file that holds the path: the value at the location, or its key. */
  readonly of?: 'value' | 'key';
}

/** Finds the schema of a dotted field path; reports a missing field with a suggestion. */
export function schemaOfField(
  path: string,
  entity: EntityPlan,
  { file, at, plans, of = 'value' }: FieldLocation,
): JsonSchemaObject | undefined {
  const found = findField(entity, path);
  if (found !== undefined) return found.schema;
  const message = `"${path}" is not a field of entity "${entity.name}".`;
  reportUnknown(plans.diagnostics, file, { message, name: path, known: fieldPaths(entity), at, of });
  return undefined;
}
