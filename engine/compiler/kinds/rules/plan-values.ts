import type { JSONPath } from 'jsonc-parser';
import type { ComputedKeyword, JsonSchemaObject } from '../../../core/json/json.ts';
import { tokensOf } from '../../../core/json/pointer.ts';
import type { ComputedField } from '../../../core/product/entity.ts';
import { compileExpression } from '../../expressions/compile-expression.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import { isFileName } from '../../plan/names.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { Planned } from '../../plan/planned.ts';
import type { ValuesPlan } from '../../plan/rules-plan.ts';

/** Plans the values of an entity that the gateway does not store as sent: transient and computed ones. */
export function planValues(entity: EntityPlan, plans: PlanContext): ValuesPlan {
  const transients: Record<string, ValuesPlan['transients'][string]> = {};
  const computed: Record<string, Planned<ComputedField>> = {};
  for (const [path, schema] of entity.schemas) {
    const { 'x-transient': transient, 'x-computed': source } = schema;
    if (transient === undefined && source === undefined) continue;
    const at = [...tokensOf(path).flatMap((step) => (step === '*' ? ['items'] : ['properties', step]))];
    if (transient !== undefined) transients[path] = transientOf(transient, at, entity, plans);
    if (source !== undefined) computed[path] = computedOf(source, at, entity, plans);
  }
  return { transients, computed };
}

function transientOf(
  source: NonNullable<JsonSchemaObject['x-transient']>,
  at: JSONPath,
  entity: EntityPlan,
  plans: PlanContext,
) {
  if (source === true) return {};
  // Leaves out other records, since a page shows a record without them.
  const context = { self: entity.type, user: plans.userType };
  const location = { file: entity.file, at: [...at, 'x-transient', 'from'], source: source.from, context };
  return { from: compileExpression({ ...location, facts: plans.facts }, plans.diagnostics) };
}

function computedOf(
  { exists, count, where }: ComputedKeyword,
  at: JSONPath,
  entity: EntityPlan,
  plans: PlanContext,
): Planned<ComputedField> {
  const [kind, name] =
    exists === undefined ? (['count', count ?? ''] as const) : (['exists', exists] as const);
  const { file } = entity;
  isFileName({ file, at: [...at, 'x-computed', kind], name, plans }, 'schema');
  const item = plans.entities.get(name)?.type;
  if (where === undefined || item === undefined) return { kind, entity: name };
  const location = { file, at: [...at, 'x-computed', 'where'], source: where, wants: 'bool' as const };
  const context = { self: entity.type, item };
  return {
    kind,
    entity: name,
    where: compileExpression({ ...location, context, facts: plans.facts }, plans.diagnostics),
  };
}
