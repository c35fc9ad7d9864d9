import { memoized } from '../../../core/compute/memoized.ts';
import type { Field } from '../../../core/product/entity.ts';
import type { FormField } from '../../../core/product/form.ts';
import type { CodeEntry } from '../../../core/product/value-set.ts';
import { useFormDescription } from '../form-react-context.ts';
import { type DescribedField, describedField } from '../store/described-field.ts';
import type { Bounds, ControlChoice, Widget } from '../widgets/control.ts';
import { widgets } from '../widgets/registry.ts';
import { boundsOf, choicesOf, widgetOf } from '../widgets/widget-of.ts';

/** Widget of a field, with the title and codes that it shows. */
export interface FieldWidget {
  readonly widget: Widget;
  readonly title: string;
  readonly choices: readonly ControlChoice[];
  readonly field: Field | undefined;
  readonly formField: FormField | undefined;
  readonly maxLength: number | undefined;
  readonly bounds: Bounds;
  /** Finds the entry of a code, for a field with a value set. */
  readonly entryOf: (code: unknown) => CodeEntry | undefined;
}

/** Describes a field from its descriptors; renders with every change of the form's description. */
export function useDescribedField(path: string): DescribedField {
  return describedField(useFormDescription(), path);
}

/** Finds the widget of a field; undefined where RJSF renders the field itself. */
export function useWidget(path: string): FieldWidget | undefined {
  return fieldWidgetOf(useDescribedField(path));
}

/** Finds the widget of a field, memoized; undefined where RJSF renders the field itself. */
export const fieldWidgetOf = memoized(lookUp);

function lookUp(described: DescribedField): FieldWidget | undefined {
  const { schema = {}, field, formField, title, codes } = described;
  const name = widgetOf(schema, field, formField);
  if (name === undefined) return undefined;
  return {
    widget: widgets[name],
    title,
    choices: choicesOf(schema, codes),
    field,
    formField,
    maxLength: field?.maxLength ?? schema.maxLength ?? schema.maxItems,
    bounds: boundsOf(schema),
    entryOf: (code) => codes?.codes.find((entry) => entry.code === code),
  };
}

/** Reports whether a control of the engine shows the field, so that RJSF need not follow its value. */
export function hasEngineControl(described: DescribedField): boolean {
  if (described.formField?.rows !== undefined) return true;
  return described.schema !== undefined && fieldWidgetOf(described) !== undefined;
}
