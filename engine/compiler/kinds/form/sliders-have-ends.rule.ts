import { schemaType } from '../../../core/json/schema-type.ts';
import { findField } from '../../plan/entity-plan.ts';
import type { PlanContext } from '../../plan/plan-set.ts';

/** Requires both ends of a slider's range, since a slider offers only the numbers between them. */
export function slidersHaveEnds({ sources, entities, diagnostics }: PlanContext): void {
  for (const file of sources.of('form').values()) {
    const entity = entities.get(file.value.entity);
    for (const [path, field] of Object.entries(file.value.fields ?? {})) {
      const schema = entity && findField(entity, path)?.schema;
      if (field['ui:widget'] !== 'range' || schema === undefined) continue;
      const isNumber = ['number', 'integer'].includes(schemaType(schema) ?? '');
      const has = (...words: readonly string[]) => words.some((word) => typeof schema[word] === 'number');
      if (isNumber && has('minimum', 'exclusiveMinimum') && has('maximum', 'exclusiveMaximum')) continue;
      diagnostics.report(file, {
        code: 'form/slider-ends',
        message: isNumber
          ? 'A slider goes from one number to another, and this field has no lowest or no highest.'
          : 'A slider is for a number, and this field is none.',
        help: isNumber
          ? 'Give the field "minimum" and "maximum" in its schema, or remove "ui:widget".'
          : 'Remove "ui:widget".',
        at: ['fields', path, 'ui:widget'],
      });
    }
  }
}
