import type { JsonObject } from '../../../core/json/json.ts';
import { objectAt, setAt } from '../../../core/json/pointer.ts';
import { widgetNames } from '../../../core/product/parts.ts';
import { optionsOfWidget } from '../../../core/product/widget-options.ts';

/** The meta-schema of forms with the options of each widget, so that editors complete and check them. */
export function metaWithOptions(meta: JsonObject): JsonObject {
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
