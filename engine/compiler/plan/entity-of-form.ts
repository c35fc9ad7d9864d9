import { getAt } from '../../core/json/pointer.ts';
import type { EntityPlan } from './entity-plan.ts';
import type { PlanContext } from './plan-set.ts';

/** Finds the entity that a form edits; undefined where there is none. */
export function entityOfForm(form: string, { sources, entities }: PlanContext): EntityPlan | undefined {
  const name = getAt(sources.of('form').get(form)?.value, '/entity');
  return typeof name === 'string' ? entities.get(name) : undefined;
}
