import type { EntityPlan } from '../../plan/entity-plan.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import { writtenCalls } from '../../plan/written-call.ts';

const words = ['list', 'get', 'save', 'remove'] as const;

/**
 * Refuses a call with records that no user could read: the gateway answers only records of the user's
 * organizations, and neither the entity nor the subject it belongs to has a field for an organization.
 */
export function callsNameOwnedRecords({ sources, entities, diagnostics }: PlanContext): void {
  for (const file of sources.of('calls').values()) {
    for (const [name, { store }] of writtenCalls(file)) {
      for (const word of words) {
        const lost = [store[word] ?? []].flat().map((each) => ownerlessTop(each, entities));
        const [top] = lost.filter((each) => each !== undefined);
        if (top === undefined) continue;
        diagnostics.report(file, {
          code: 'call/records-of-nobody',
          message: `The call "${file.stem}.${name}" would answer nobody: records of "${top}" say of no organization that they are its own.`,
          help: `Name the field with their organization in ${entities.get(top)?.file.path ?? top}: "x-record": { "organizationAt": "/…" }.`,
          at: ['calls', name, 'store', word],
        });
      }
    }
  }
}

/**
 * Follows the subjects of an entity to the outermost one, and returns it if it has no field for an
 * organization; undefined if it has one or is broken.
 */
function ownerlessTop(name: string, entities: ReadonlyMap<string, EntityPlan>): string | undefined {
  const seen = new Set<string>();
  let top = entities.get(name);
  while (top?.record?.subject !== undefined && !seen.has(top.name)) {
    seen.add(top.name);
    top = entities.get(top.record.subject);
  }
  if (top?.record === undefined || top.record.organizationAt !== undefined) return undefined;
  return top.record.subject === undefined ? top.name : undefined;
}
