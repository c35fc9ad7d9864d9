import { findField } from '../../plan/entity-plan.ts';
import type { PlanContext } from '../../plan/plan-set.ts';

/** Refuses a column's title that repeats the title of its field, which is the default. */
export function columnsRepeatNoTitle(plans: PlanContext): void {
  for (const file of plans.sources.of('tab').values()) {
    const { entity: name, source, table } = file.value;
    const entity = plans.entities.get(name);
    // Skips columns of search hits, which have no schema with a title.
    if (entity === undefined || source.search !== undefined || source.saved !== undefined) continue;
    for (const [index, { field, title }] of (table?.columns ?? []).entries()) {
      if (title === undefined || findField(entity, field)?.schema.title !== title) continue;
      plans.diagnostics.report(file, {
        code: 'title/repeated',
        message: `The field "${field}" is called "${title}" already.`,
        help: 'Remove "title" here: the column takes the title of its field.',
        at: ['table', 'columns', index, 'title'],
        fix: { remove: ['table', 'columns', index, 'title'] },
      });
    }
  }
}
