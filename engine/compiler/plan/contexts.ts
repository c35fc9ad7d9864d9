import type { ExpressionContext } from '../expressions/environment.ts';
import { anyType, type ExpressionType } from '../expressions/types.ts';
import type { EntityPlan } from './entity-plan.ts';
import type { PlanContext } from './plan-set.ts';

/**
 * Finds the type of `root` for a value of the entity: the record itself or, for a row, the record around it. A
 * row of several record types has any type.
 */
export function rootType(entity: EntityPlan, { uses }: PlanContext): ExpressionType {
  if (entity.record !== undefined) return entity.type;
  const users = uses.get(entity.name) ?? [];
  const keepers = [...new Set(users.map(({ user }) => user))].filter(
    ({ record, name }) => record !== undefined && name !== entity.name,
  );
  const [keeper, ...others] = keepers;
  if (keeper === undefined) return entity.type;
  return others.length === 0 ? keeper.type : anyType;
}

/**
 * Builds the context of the records that every expression about the entity may read besides the record: the
 * subject and the organization that owns it, by entity name.
 */
export function subjectContext({ record }: EntityPlan, plans: PlanContext): ExpressionContext {
  const subject = record?.subject === undefined ? {} : recordContext(record.subject, plans);
  return { ...ownerContext(plans), ...subject };
}

/** Builds the context of the organization that owns the record, by the name of the organization's entity. */
function ownerContext(plans: PlanContext): ExpressionContext {
  return plans.owner === undefined ? {} : recordContext(plans.owner, plans);
}

/** Builds the context of the record whose id is the key of a map, for rules about the map's values. */
export function keyContext({ keyedMaps }: EntityPlan, on: string, plans: PlanContext): ExpressionContext {
  const names = Object.entries(keyedMaps).filter(([at]) => on === `${at}/*` || on.startsWith(`${at}/*/`));
  return joined(names.map(([, map]) => recordContext(map.entity, plans)));
}

/**
 * Builds the context for a value that is checked apart from a record: the names available at any of its uses.
 */
export function keyContextOfUses({ name }: EntityPlan, plans: PlanContext): ExpressionContext {
  const users = plans.uses.get(name) ?? [];
  const contexts = users.map(({ user, on }) => keyContext(user, on, plans));
  return joined(contexts);
}

/** Builds the context of every stored record, by entity name, for access rules. */
export function recordsContext(plans: Pick<PlanContext, 'entities' | 'sources'>): ExpressionContext {
  const stored = [...plans.entities.values()]
    .filter(({ record }) => record !== undefined)
    .map(({ name }) => name);
  const names = [...stored, ...plans.sources.broken('schema')];
  return Object.fromEntries(names.flatMap((name) => Object.entries(recordContext(name, plans))));
}

/** Builds the context of a record; any type where its schema is broken, since its fields cannot be checked. */
export function recordContext(
  name: string,
  { entities, sources }: Pick<PlanContext, 'entities' | 'sources'>,
): ExpressionContext {
  const type = entities.get(name)?.type ?? (sources.broken('schema').has(name) ? anyType : undefined);
  return type === undefined ? {} : { [name]: type };
}

function joined(contexts: readonly ExpressionContext[]): ExpressionContext {
  return Object.fromEntries(contexts.flatMap((context) => Object.entries(context)));
}
