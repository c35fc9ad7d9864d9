import type { PlanContext } from '../../plan/plan-set.ts';
import { didYouMean } from '../../suggest.ts';
import { everyWorkflow } from './every-workflow.ts';

/** Requires unique ids of rows and consequences, and a row to be below those that it names in `after`. */
export function workflowsNameTheirRows(plans: PlanContext): void {
  for (const { file, source } of everyWorkflow(plans.sources)) {
    const above: string[] = [];
    for (const [index, { id, after = [] }] of source.transitions.entries()) {
      for (const [position, name] of after.entries()) {
        if (above.includes(name)) continue;
        const message = `There is no row "${name}" above the row "${id}".`;
        const at = ['transitions', index, 'after', position];
        plans.diagnostics.report(file, {
          code: 'workflow/unknown-row',
          message,
          help: didYouMean(name, above),
          at,
        });
      }
      above.push(id);
    }
    const ids = [
      ...source.transitions.map(({ id }, index) => ({ id, at: ['transitions', index, 'id'] })),
      ...(source.consequences ?? []).map(({ id }, index) => ({ id, at: ['consequences', index, 'id'] })),
    ];
    for (const [index, { id, at }] of ids.entries()) {
      if (ids.findIndex((other) => other.id === id) === index) continue;
      const message = `There is a row or consequence "${id}" already.`;
      plans.diagnostics.report(file, {
        code: 'name/duplicate',
        message,
        help: 'Give one of the two another id.',
        at,
      });
    }
  }
}
