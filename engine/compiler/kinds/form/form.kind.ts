import type { JsonObject } from '../../../core/json/json.ts';
import { objectAt, setAt } from '../../../core/json/pointer.ts';
import { widgetNames } from '../../../core/product/parts.ts';
import { optionsOfWidget } from '../../../core/product/widget-options.ts';
import { fieldOfForm, nth, textIn } from '../../location/location-names.ts';
import type { Kind } from '../kind.ts';
import { columnsOfRowsHaveInputs } from './columns-of-rows-have-inputs.rule.ts';
import { fieldsOfFormsHaveMessages } from './fields-of-forms-have-messages.rule.ts';
import meta from './form.meta.json' with { type: 'json' };
import { initialValuesAreFields } from './initial-values-are-fields.rule.ts';
import { keywordsOfFieldsAreKnown } from './keywords-of-fields-are-known.rule.ts';
import { planForm } from './plan-form.ts';
import { requiredFieldsAreOnForms } from './required-fields-are-on-forms.rule.ts';
import { slidersHaveEnds } from './sliders-have-ends.rule.ts';
import { valuesAreNotInACircle } from './values-are-not-in-a-circle.rule.ts';

/** Kind of forms, in which users enter an entity. */
export const formKind: Kind<'form', 'forms'> = {
  name: 'form',
  meta,
  editorMeta: metaWithOptions(meta),
  noun: { noun: 'form', unknown: 'name/unknown-form' },
  locations: {
    name: ({ value, file, titles }) => {
      const entity = textIn(value, 'entity') ?? file.stem;
      return entity === file.stem
        ? `form of ${titles.entity(entity)}`
        : `form "${file.stem}" of ${titles.entity(entity)}`;
    },
    parts: {
      'layout/**': ({ value, ...step }) => {
        if (typeof value === 'string') return fieldOfForm({ ...step, value, key: value });
        const heading = textIn(value, 'group') ?? textIn(value, 'tab') ?? textIn(value, 'matrix');
        return heading === undefined ? '' : `"${heading}"`;
      },
      'fields/*': fieldOfForm,
      'prefill/*': fieldOfForm,
      'initial/*': fieldOfForm,
      'presets/*': nth('button that saves at once'),
      'confirm/*': nth('question'),
      'yields/*': nth('record that it stores'),
    },
  },
  checks: {
    files: [keywordsOfFieldsAreKnown, valuesAreNotInACircle],
    schemas: [slidersHaveEnds, initialValuesAreFields, columnsOfRowsHaveInputs],
    plans: [fieldsOfFormsHaveMessages, requiredFieldsAreOnForms],
  },
  descriptors: {
    home: { table: 'forms', type: 'FormDescriptor', declaredIn: 'form', suffix: 'Form', for: 'pages' },
    plan: (file, plans) => planForm(file, plans) ?? [],
  },
};

/** Adds the options of each widget to the meta-schema of forms, so that editors complete and check them. */
function metaWithOptions(meta: JsonObject): JsonObject {
  const allOf = widgetNames.map((widget) => {
    const properties = optionsOfWidget(widget);
    return {
      if: { required: ['ui:widget'], properties: { 'ui:widget': { const: widget } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { 'ui:options': { properties, additionalProperties: false } } },
    };
  });
  const field = objectAt(meta, '/$defs/field');
  return setAt(meta, '/$defs/field', { ...field, allOf });
}
