import { getAt } from '../../../../engine/core/json/pointer.ts';
import { findField } from '../../plan/entity-plan.ts';
import type { PlanContext } from '../../plan/plan-set.ts';

interface Column {
  readonly field: string;
  readonly title?: string;
}

/** A column says what it is called only where that differs from what its field is called. */
export function columnsRepeatNoTitle(plans: PlanContext): void {
  for (const file of plans.sources.of('tab').values()) {
    const entity = plans.entities.get(String(getAt(file.value, '/entity')));
    if (entity === undefined || isFound(getAt(file.value, '/source'))) continue;
    const columns = (getAt(file.value, '/table/columns') ?? []) as readonly Column[];
    for (const [index, { field, title }] of columns.entries()) {
      if (title === undefined || findField(entity, field)?.schema.title !== title) continue;
      plans.diagnostics.report(file, {
        code: 'title/repeated',
        message: `The field "${field}" is called "${title}" already.`,
        help: 'Remove "title" here: the column takes the title of its field.',
        at: ['table', 'columns', index, 'title'],
      });
    }
  }
}

/** Columns of a hit have no schema that they could take a title from. */
function isFound(source: unknown): boolean {
  return getAt(source, '/search') !== undefined || getAt(source, '/saved') !== undefined;
}
