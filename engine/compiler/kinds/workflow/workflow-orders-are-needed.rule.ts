import type { PlanContext } from '../../plan/plan-set.ts';
import { everyWorkflow } from './every-workflow.ts';
import { areExclusive } from './exclusive-conditions.ts';
import { selectStates } from './state-table.ts';

/** Refuses an order between two rows that can never both match, since it would have no effect. */
export function workflowOrdersAreNeeded({ sources, diagnostics }: PlanContext): void {
  for (const { file, source, table } of everyWorkflow(sources))
    for (const [index, row] of source.transitions.entries())
      for (const [position, name] of (row.after ?? []).entries()) {
        const other = source.transitions.find(({ id }) => id === name);
        if (other === undefined) continue;
        const states = new Set(selectStates(table, other.from));
        const isShared = selectStates(table, row.from).some((state) => states.has(state));
        if (other.on === row.on && isShared && !areExclusive(other.when, row.when)) continue;
        diagnostics.report(file, {
          code: 'workflow/after-unused',
          message: `The row "${row.id}" need not come after "${name}": the two never fit at once.`,
          help: `Remove "${name}" from "after", or correct the event, the states or the conditions.`,
          fix: {
            remove:
              row.after?.length === 1
                ? ['transitions', index, 'after']
                : ['transitions', index, 'after', position],
          },
          at: ['transitions', index, 'after', position],
        });
      }
}
