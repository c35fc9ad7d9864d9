import type { JSONPath } from 'jsonc-parser';
import type { JsonSchemaObject } from '../../../../engine/core/json.ts';
import { compileExpression } from '../../expressions/compile-expression.ts';
import { didYouMean } from '../../suggest.ts';
import { type EntityPlan, fieldPaths, findField } from '../plan-entity.ts';
import type { CardPlace, Cel } from './card-place.ts';

/** Where an expression stands, and the names that it may use. */
export type ExpressionPlace = Pick<CardPlace, 'file' | 'plans' | 'context'>;

/** An expression of a card over what its place may name; undefined where there is none, or where it is wrong. */
export function planExpression(
  source: Cel | undefined,
  at: JSONPath,
  { file, plans, context }: ExpressionPlace,
  wants?: 'bool' | 'string',
) {
  if (source === undefined) return undefined;
  return compileExpression({ file, at, source, context, facts: plans.facts, wants }, plans.diagnostics);
}

/** The schema of a field; reports it with a suggestion where the entity does not have it. */
export function schemaOfField(
  path: string,
  entity: EntityPlan,
  at: JSONPath,
  { file, plans }: CardPlace,
): JsonSchemaObject | undefined {
  const found = findField(entity, path);
  if (found !== undefined) return found.schema;
  plans.diagnostics.report(file, {
    code: 'field/unknown',
    message: `"${path}" is not a field of entity "${entity.name}".`,
    help: didYouMean(path, fieldPaths(entity)),
    at,
  });
  return undefined;
}
