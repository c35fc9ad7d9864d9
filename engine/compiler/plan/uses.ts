import type { EntityPlan } from './entity-plan.ts';

/** Path at which a schema is used. */
export interface Use {
  readonly user: EntityPlan;
  readonly on: string;
}

/** Groups the uses of each schema by entity and path. */
export function usesOf(entities: Iterable<EntityPlan>): ReadonlyMap<string, readonly Use[]> {
  const all = [...entities].flatMap((user) => user.uses.map(({ stem, on }) => ({ stem, user, on })));
  return Map.groupBy(all, ({ stem }) => stem);
}
