import type { EntityPlan } from '../../plan/entity-plan.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import { writtenCalls } from '../../plan/written-call.ts';

const words = ['list', 'get', 'save', 'remove'] as const;

/**
 * Refuses a call with records that no user could read: the gateway answers only records of the user's
 * organizations, and the entity, or the subject it belongs to, is for handlers alone.
 */
export function callsNameOwnedRecords({ sources, entities, diagnostics }: PlanContext): void {
  for (const file of sources.of('calls').values()) {
    for (const [name, { store }] of writtenCalls(file)) {
      for (const word of words) {
        const lost = [store[word] ?? []].flat().map((each) => topForHandlers(each, entities));
        const [top] = lost.filter((each) => each !== undefined);
        if (top === undefined) continue;
        diagnostics.report(file, {
          code: 'call/records-of-nobody',
          message: `The call "${file.stem}.${name}" would answer nobody: records of "${top}" belong to no organization and are for handlers only.`,
          help: `Bind it to a handler, or name the field with their organization in ${entities.get(top)?.file.path ?? top} in place of "handlersOnly".`,
          at: ['calls', name, 'store', word],
        });
      }
    }
  }
}

/**
 * Follows the subjects of an entity to the outermost one, and returns it if it is for handlers only; undefined if an
 * organization has it, and if it is broken.
 */
function topForHandlers(name: string, entities: ReadonlyMap<string, EntityPlan>): string | undefined {
  const seen = new Set<string>();
  let top = entities.get(name);
  while (top?.record?.subject !== undefined && !seen.has(top.name)) {
    seen.add(top.name);
    top = entities.get(top.record.subject);
  }
  return top?.record?.handlersOnly === true ? top.name : undefined;
}
