import { pathToPointer } from '../../../core/json/pointer.ts';
import { widgetNames } from '../../../core/product/parts.ts';
import type { PlanContext } from '../../plan/plan-set.ts';

/** Requires every column of a list that is edited as a table to have a widget that works in rows. */
export function columnsOfRowsHaveInputs(plans: PlanContext): void {
  for (const file of plans.sources.of('form').values()) {
    const { fields = {} } = file.value;
    const entity = plans.entities.get(file.value.entity);
    for (const [path, { rows }] of Object.entries(fields)) {
      for (const [index, column] of (rows?.columns ?? []).entries()) {
        const inRow = `${path}.*.${column}`;
        const type = entity?.schemas.get(pathToPointer(inRow))?.type;
        if ((type !== 'array' && type !== 'object') || isOurs(fields[inRow]?.['ui:widget'])) continue;
        if (type === 'array' && fields[inRow]?.rows !== undefined) continue;
        plans.diagnostics.report(file, {
          code: 'form/no-input',
          message: `"${column}" is ${type === 'array' ? 'a list' : 'a group of fields'}, and a row has no input for it: its cells would be empty.`,
          help:
            type === 'array'
              ? `Add "${inRow}": { "ui:widget": "checklist" } (for codes) or { "rows": … } (for objects) to "fields", or take the column out.`
              : 'Take the column out, or name fields of the object.',
          at: ['fields', path, 'rows', 'columns', index],
        });
      }
    }
  }
}

/** Reports whether a widget is the engine's; RJSF's own widgets do not work in rows. */
function isOurs(widget: string | undefined): boolean {
  return widgetNames.some((name) => name === widget);
}
