import type { Field } from '../../core/product/entity.ts';
import type { FormField } from '../../core/product/form.ts';
import type { CodeEntry } from '../../core/product/value-set.ts';
import { useFormDescription } from './form-react-context.ts';
import { factsOf } from './store/field-facts.ts';
import type { FormDescription } from './store/form-context.ts';
import { asObjectSchema, schemaAt } from './store/schema-at.ts';
import type { Choice, Widget } from './widgets/control.ts';
import { widgets } from './widgets/registry.ts';
import { choicesOf, widgetOf } from './widgets/widget-of.ts';

/** A field's widget and what the descriptors say about it. */
export interface FieldWidget {
  readonly widget: Widget;
  readonly title: string;
  readonly choices: readonly Choice[];
  readonly field: Field | undefined;
  readonly formField: FormField | undefined;
  readonly maxLength: number | undefined;
  /** Of a field with a value set: the entry of a code. */
  readonly entryOf: (code: unknown) => CodeEntry | undefined;
}

const known = new WeakMap<FormDescription, Map<string, FieldWidget | undefined>>();

/** Undefined for a field that RJSF renders itself. Looked up once for each context. */
export function useWidget(path: string): FieldWidget | undefined {
  const context = useFormDescription();
  const ofContext = known.get(context) ?? new Map<string, FieldWidget | undefined>();
  known.set(context, ofContext);
  if (!ofContext.has(path)) ofContext.set(path, lookUp(context, path));
  return ofContext.get(path);
}

function lookUp(context: FormDescription, path: string): FieldWidget | undefined {
  const { product, form } = context;
  const schema = asObjectSchema(schemaAt(form.schema, path.split('.'))) ?? {};
  const { field, formField, title } = factsOf(context, path);
  const name = widgetOf({ schema, field, formField });
  if (name === undefined) return undefined;
  const codes = field?.codes === undefined ? undefined : product.codes[field.codes];
  return {
    widget: widgets[name],
    title,
    choices: choicesOf(schema, codes),
    field,
    formField,
    maxLength: field?.maxLength ?? schema.maxLength ?? schema.maxItems,
    entryOf: (code) => codes?.codes.find((entry) => entry.code === code),
  };
}
