import type { RowFile } from '../../files/workflow.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import { everyWorkflow, type WrittenWorkflow } from './every-workflow.ts';
import { selectStates } from './state-table.ts';

/**
 * Requires every row to match some state, and no earlier row to match all of its states without a condition.
 */
export function workflowRowsCanBeTaken(plans: PlanContext): void {
  for (const workflow of everyWorkflow(plans.sources)) {
    for (const [index, row] of workflow.source.transitions.entries()) {
      const why = whyNeverTaken(workflow, row, index);
      if (why === undefined) continue;
      const message = `The row "${row.id}" is never taken: ${why.message}.`;
      const at = ['transitions', index, 'id'];
      plans.diagnostics.report(workflow.file, {
        code: 'workflow/row-never-taken',
        message,
        help: why.help,
        at,
      });
    }
  }
}

function whyNeverTaken({ source, table }: WrittenWorkflow, row: RowFile, index: number) {
  const from = selectStates(table, row.from);
  if (from.length === 0)
    return { message: 'its "from" means no state', help: 'Correct the names or the columns.' };
  const upper = source.transitions.slice(0, index).find((other) => {
    const covered = selectStates(table, other.from);
    return other.on === row.on && other.when === undefined && from.every((state) => covered.includes(state));
  });
  if (upper === undefined) return undefined;
  const message = `"${upper.id}" has no condition and always comes first`;
  return { message, help: 'Give the upper row a condition, or put it below.' };
}
