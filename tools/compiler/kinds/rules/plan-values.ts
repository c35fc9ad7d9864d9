import type { JSONPath } from 'jsonc-parser';
import { tokensOf } from '../../../../engine/core/json/pointer.ts';
import type { ComputedField } from '../../../../engine/core/product/entity.ts';
import { compileExpression } from '../../expressions/compile-expression.ts';
import { subjectContext } from '../../plan/contexts.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import { isFileName } from '../../plan/names.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { Planned } from '../../plan/planned.ts';
import type { ValuesPlan } from '../../plan/rules-plan.ts';

type Cel = string | readonly string[];

interface ComputedSource {
  readonly exists?: string;
  readonly count?: string;
  readonly where?: Cel;
}

/** What an entity's fields say about values that are not stored as they are sent. */
export function planValues(entity: EntityPlan, plans: PlanContext): ValuesPlan {
  const transients: Record<string, ValuesPlan['transients'][string]> = {};
  const computed: Record<string, Planned<ComputedField>> = {};
  for (const [place, schema] of entity.places) {
    if (schema['x-transient'] === undefined && schema['x-computed'] === undefined) continue;
    const at = [...tokensOf(place).flatMap((step) => (step === '*' ? ['items'] : ['properties', step]))];
    const transient = schema['x-transient'] as true | { readonly from: Cel } | undefined;
    if (transient !== undefined) transients[place] = transientOf(transient, at, entity, plans);
    const source = schema['x-computed'] as ComputedSource | undefined;
    if (source !== undefined) computed[place] = computedOf(source, at, entity, plans);
  }
  return { transients, computed };
}

function transientOf(
  source: true | { readonly from: Cel },
  at: JSONPath,
  entity: EntityPlan,
  plans: PlanContext,
) {
  if (source === true) return {};
  const context = { self: entity.type, user: plans.userType, ...subjectContext(entity, plans) };
  const place = { file: entity.file, at: [...at, 'x-transient', 'from'], source: source.from, context };
  return { from: compileExpression({ ...place, facts: plans.facts }, plans.diagnostics) };
}

function computedOf(
  { exists, count, where }: ComputedSource,
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
  const place = { file, at: [...at, 'x-computed', 'where'], source: where, wants: 'bool' as const };
  const context = { self: entity.type, item, user: plans.userType };
  return {
    kind,
    entity: name,
    where: compileExpression({ ...place, context, facts: plans.facts }, plans.diagnostics),
  };
}
