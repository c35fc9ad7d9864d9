import { getAt, objectAt } from '../../../core/json/pointer.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import { reportUnknown } from '../../report-unknown.ts';

/** Refuses an initial value without a field in the form's entity. */
export function initialValuesAreFields(plans: PlanContext): void {
  for (const file of plans.sources.of('form').values()) {
    const entity = plans.entities.get(String(getAt(file.value, '/entity')));
    const known = Object.keys(entity?.schema.properties ?? {});
    for (const name of Object.keys(objectAt(file.value, '/initial'))) {
      if (entity === undefined || known.includes(name)) continue;
      const message = `"${name}" is not a field of entity "${entity.name}".`;
      reportUnknown(plans.diagnostics, file, { message, name, known, at: ['initial', name], of: 'key' });
    }
  }
}
