import type { WorkflowFile } from '../../files/workflow.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import { didYouMean } from '../../suggest.ts';
import { everyWorkflow } from './every-workflow.ts';

/** Requires every row and consequence to name events of the workflow. */
export function workflowsNameTheirEvents(plans: PlanContext): void {
  for (const { file, source } of everyWorkflow(plans.sources)) {
    const known = Object.keys(source.events);
    for (const { name, at } of eventsNamedIn(source)) {
      if (known.includes(name)) continue;
      const message = `There is no event named "${name}" in this workflow.`;
      plans.diagnostics.report(file, {
        code: 'workflow/unknown-event',
        message,
        help: didYouMean(name, known),
        at,
      });
    }
  }
}

function eventsNamedIn({ transitions, consequences = [] }: WorkflowFile) {
  const ofRows = transitions.map(({ on }, index) => ({ name: on, at: ['transitions', index, 'on'] }));
  const ofConsequences = consequences.flatMap(({ on = [] }, index) =>
    on.map((name, position) => ({ name, at: ['consequences', index, 'on', position] })),
  );
  return [...ofRows, ...ofConsequences];
}
