import { findField } from '../../plan/entity-plan.ts';
import type { PlanContext } from '../../plan/plan-set.ts';

/** A slider stands for a field that begins with a number: it shows one always, and nobody could tell that none was chosen. */
export function slidersHaveAValue({ sources, entities, diagnostics }: PlanContext): void {
  for (const file of sources.of('form').values()) {
    const { entity: name, fields = {}, initial = {} } = file.value;
    const entity = entities.get(name);
    for (const [path, field] of Object.entries(fields)) {
      if (field['ui:widget'] !== 'range' || entity === undefined) continue;
      const schema = findField(entity, path)?.schema;
      const isFilled = schema?.default !== undefined || Object.hasOwn(initial, path);
      if (schema === undefined || (isFilled && field.feedback === undefined)) continue;
      diagnostics.report(file, {
        code: 'form/never-blank',
        message: isFilled
          ? 'A slider has no line for feedback: nobody would read this.'
          : 'A slider shows a number also where nobody has entered one, and that number is not saved.',
        help: isFilled
          ? 'Remove "feedback", or remove "ui:widget": a number field has such a line.'
          : 'Remove "ui:widget" for a number field, or say in "initial" which number the slider begins with.',
        at: ['fields', path, isFilled ? 'feedback' : 'ui:widget'],
      });
    }
  }
}
