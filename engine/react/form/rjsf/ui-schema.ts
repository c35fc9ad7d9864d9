import type { UiSchema } from '@rjsf/utils';
import { memoized } from '../../../core/compute/memoized.ts';
import { jsonEqual } from '../../../core/json/equal.ts';
import type { DescribedField } from '../store/described-field.ts';
import { asObjectSchema } from '../store/schema-at.ts';
import { choicesOf } from '../widgets/widget-of.ts';

/** Name under which RJSF finds the engine's field for a form's layout. */
export const layoutField = 'engine-layout';

/**
 * Builds RJSF's uiSchema for a field without a control of the engine: the descriptor's entries, with the names of
 * choices added.
 */
export const uiSchemaOf = memoized(makeUiSchema);

function makeUiSchema(described: DescribedField): UiSchema {
  const { field, formField } = described;
  const own = {
    ...(field?.title === undefined ? {} : { 'ui:title': field.title }),
    ...formField?.uiSchema,
  };
  return withNamesOfChoices(own, described);
}

/** Adds the names of choices, since RJSF's widgets know only the values that a schema lists. */
function withNamesOfChoices(own: UiSchema, { schema, codes }: DescribedField): UiSchema {
  const values = schema?.enum ?? asObjectSchema(schema?.items)?.enum;
  if (schema === undefined || values === undefined || 'ui:enumNames' in own) return own;
  const choices = choicesOf(schema, codes);
  const names = values.map(
    (value) => choices.find((choice) => jsonEqual(choice.value, value))?.label ?? String(value),
  );
  const isListOfFields = schema.items !== undefined && schema['uniqueItems'] !== true;
  if (!isListOfFields) return { ...own, 'ui:enumNames': names };
  return { ...own, items: { 'ui:enumNames': names, ...(own['items'] as UiSchema | undefined) } };
}
