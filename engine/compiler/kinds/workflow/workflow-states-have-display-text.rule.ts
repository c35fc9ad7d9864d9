import type { PlanContext } from '../../plan/plan-set.ts';
import { everyWorkflow } from './every-workflow.ts';

/** Requires a display text for every state of a workflow. */
export function workflowStatesHaveDisplayText(plans: PlanContext): void {
  for (const { table } of everyWorkflow(plans.sources)) {
    for (const [index, { code, display }] of table.entries.entries()) {
      if (String(display ?? '').trim() !== '') continue;
      plans.diagnostics.report(table.codes, {
        code: 'workflow/no-display',
        message: `The state "${code}" has no text for people.`,
        help: 'Write in "display" what people read instead of the name.',
        fix: { add: ['codes', index, 'display'], value: String(code) },
        at: ['codes', index, 'display'],
      });
    }
  }
}
