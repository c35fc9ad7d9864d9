import { isSameColumn } from '../../../core/intake/column-names.ts';
import { fillableFields } from '../../../core/intake/target-fields.ts';
import { tokensOf } from '../../../core/json/pointer.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import { reportUnknown } from '../../report-unknown.ts';

/** Requires each column name to belong to one fillable field, and to no other. */
export function columnNamesLeadToOneField({ entities, diagnostics }: PlanContext): void {
  for (const entity of entities.values()) {
    const known = fillableFields(entity).map(([path]) => path);
    for (const [pointer, names] of Object.entries(entity.columnNames)) {
      if (!known.includes(pointer)) {
        const message = `"${pointer}" is not a field of "${entity.title}" that a column can fill.`;
        reportUnknown(diagnostics, entity.file, {
          ...{ message, name: pointer, known },
          ...{ at: ['x-column-names', pointer], of: 'key' as const },
        });
        continue;
      }
      for (const [index, name] of names.entries()) {
        const other = otherField(entity, pointer, name);
        if (other === undefined) continue;
        diagnostics.report(entity.file, {
          code: 'schema/column-of-two-fields',
          at: ['x-column-names', pointer, index],
          message: `A column "${name}" would fill "${pointer}" and "${other}".`,
          help: 'Leave the name to one of them.',
        });
      }
    }
  }
}

/** Finds another field that a column of that name would lead to, by its path or by one of its column names. */
function otherField(entity: EntityPlan, path: string, name: string): string | undefined {
  const byName = Object.entries(entity.columnNames).find(
    ([other, names]) => other !== path && names.some((each) => isSameColumn(each, name)),
  );
  const byPath = fillableFields(entity).find(
    ([other]) => other !== path && isSameColumn(tokensOf(other).join('.'), name),
  );
  return byName?.[0] ?? byPath?.[0];
}
