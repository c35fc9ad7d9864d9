import type { RowFile } from '../../files/workflow.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import { everyWorkflow, type WrittenWorkflow } from './every-workflow.ts';
import { areExclusive } from './exclusive-conditions.ts';
import { selectStates } from './state-table.ts';

/**
 * Requires two rows of one event with a common state to have exclusive conditions, or the later one to name the
 * earlier in `after`, so that the order in the file alone decides nothing.
 */
export function workflowRowsAreUnambiguous(plans: PlanContext): void {
  for (const workflow of everyWorkflow(plans.sources)) {
    const { transitions } = workflow.source;
    for (const [index, row] of transitions.entries()) {
      const rival = transitions.slice(0, index).find((other) => areRivals(workflow, other, row));
      if (rival === undefined) continue;
      const [state] = sharedStates(workflow, rival, row);
      plans.diagnostics.report(workflow.file, {
        code: 'workflow/ambiguous-rows',
        message: `The rows "${rival.id}" and "${row.id}" can both fit "${row.on}" in the state "${state}".`,
        help: `Say "after": ["${rival.id}"] if that one comes first, or give them conditions that exclude each other.`,
        at: ['transitions', index, 'id'],
      });
    }
  }
}

function areRivals(workflow: WrittenWorkflow, upper: RowFile, lower: RowFile): boolean {
  if (upper.on !== lower.on || sharedStates(workflow, upper, lower).length === 0) return false;
  return !comesAfter(workflow, lower, upper.id) && !areExclusive(upper.when, lower.when);
}

function sharedStates({ table }: WrittenWorkflow, one: RowFile, other: RowFile): readonly string[] {
  const others = new Set(selectStates(table, other.from));
  return selectStates(table, one.from).filter((state) => others.has(state));
}

/** Reports whether a row names the other in `after`, directly or through further rows. */
function comesAfter(workflow: WrittenWorkflow, row: RowFile, id: string): boolean {
  const { transitions } = workflow.source;
  const position = transitions.indexOf(row);
  return (row.after ?? []).some((name) => {
    const upper = transitions.slice(0, position).find((other) => other.id === name);
    return name === id || (upper !== undefined && comesAfter(workflow, upper, id));
  });
}
