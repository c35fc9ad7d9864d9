import type { RowFile } from '../../files/workflow.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import { everyWorkflow, type WrittenWorkflow } from './every-workflow.ts';
import { possibleTexts } from './possible-texts.ts';
import { selectStates, targetsOf } from './state-table.ts';

/** Requires every state of a workflow to be declared as entered from outside, or to be a row's target. */
export function workflowStatesAreReachable(plans: PlanContext): void {
  for (const workflow of everyWorkflow(plans.sources)) {
    const { file, source, table } = workflow;
    const reached = reachedStates(workflow);
    for (const name of table.names.filter((state) => !reached.has(state))) {
      plans.diagnostics.report(file, {
        code: 'workflow/unreachable-state',
        message: `Nothing leads to the state "${name}".`,
        help: `Add a row that leads to it, or say in "entered" how records come into it.`,
        at: source.states.entered === undefined ? ['states'] : ['states', 'entered'],
        of: 'key',
      });
    }
  }
}

/** Collects the states declared as entered from outside, and all states that rows lead to from these. */
function reachedStates({ source, table }: WrittenWorkflow): ReadonlySet<string> {
  const reached = new Set(Object.keys(source.states.entered ?? {}));
  const rows = source.transitions.map((row) => ({
    from: selectStates(table, row.from),
    targets: targetsOf(table, row, writtenTargets(row)),
  }));
  for (let before = -1; before < reached.size; ) {
    before = reached.size;
    for (const { from, targets } of rows) {
      if (from.some((state) => reached.has(state))) for (const target of targets) reached.add(target);
    }
  }
  return reached;
}

function writtenTargets({ to }: RowFile): readonly string[] {
  return typeof to === 'object' ? possibleTexts(to.value) : [];
}
