import { getDefaultRegistry } from '@rjsf/core';
import { type FieldProps, getUiOptions, optionsList } from '@rjsf/utils';
import { useContext, useMemo } from 'react';
import { flushSync } from 'react-dom';
import type { Json, JsonSchemaObject } from '../../../../core/json/json.ts';
import { pathOf } from '../../../../core/json/pointer.ts';
import { mayBeNull, schemaType } from '../../../../core/json/schema-type.ts';
import type { WidgetName } from '../../../../core/product/parts.ts';
import { useFieldBuffer } from '../../field/use-field-buffer.ts';
import { useFieldDisplay, useFormDescription, useOpenForm } from '../../form-react-context.ts';
import type { Choice } from '../../widgets/control.ts';
import { widgets } from '../../widgets/registry.ts';
import { widgetOf } from '../../widgets/widget-of.ts';
import { followModeOf } from '../follow-mode.ts';
import { HostParts } from '../host-parts.ts';

const { fields } = getDefaultRegistry();

export const StringLeaf = leafFor(fields.StringField);
export const NumberLeaf = leafFor(fields.NumberField);
export const BooleanLeaf = leafFor(fields.BooleanField);

/** A single value that RJSF lays out: by a control of the engine where one fits, else by RJSF's own widget. */
function leafFor(Stock: typeof fields.StringField) {
  return function LeafField(props: FieldProps) {
    const { schema, uiSchema, registry } = props;
    const name = useMemo(() => controlOf(schema as JsonSchemaObject, uiSchema), [schema, uiSchema]);
    const { widgets: ofHost = {} } = useContext(HostParts);
    const isReplaced = name !== undefined && (stockNames[name] ?? '') in ofHost;
    const isOurs = name !== undefined && !isReplaced && !isSelectorOfType(props);
    if (isOurs && !registry.schemaUtils.isSelect({ ...schema, enum: undefined }))
      return <LeafControl given={props} name={name} />;
    return Stock === undefined ? null : <Stock {...props} />;
  };
}

/** RJSF keeps the chosen type of a value by itself: it is no part of the values that our controls read. */
function isSelectorOfType({ fieldPathId }: FieldProps): boolean {
  return fieldPathId.path.at(-1) === '__internal_type_selector';
}

/** RJSF's widgets in whose place controls of the engine stand: a host that registers its own wants that one. */
const stockNames: Partial<Record<WidgetName, string>> = {
  text: 'TextWidget',
  number: 'TextWidget',
  textarea: 'TextareaWidget',
  select: 'SelectWidget',
  checkbox: 'CheckboxWidget',
  date: 'DateWidget',
  email: 'EmailWidget',
};

/** Options that RJSF's own widgets alone know. Any other says nothing about the control. */
const ofStockWidgets = new Set([
  ...['inputType', 'accept', 'filePreview', 'enumDisabled', 'inline', 'format', 'yearsRange'],
  ...['hideNowButton', 'hideClearButton'],
]);

/** A widget of RJSF that is a number with arrows beside it: a wheel would turn it. */
const numberWidget = 'updown';

function controlOf(schema: JsonSchemaObject, uiSchema: FieldProps['uiSchema']): WidgetName | undefined {
  const { widget, ...options } = getUiOptions(uiSchema);
  if (Object.keys(options).some((option) => ofStockWidgets.has(option))) return undefined;
  const types = [schema.type].flat().filter((type) => type !== 'null');
  // RJSF draws the label of a tick itself, and knows it as such by its one type.
  if (Array.isArray(schema.type) && (types.length !== 1 || types[0] === 'boolean')) return undefined;
  if (widget === numberWidget && ['number', 'integer'].includes(schemaType(schema) ?? '')) return 'number';
  if (widget === 'textarea' && schemaType(schema) === 'string' && schema.enum === undefined)
    return 'textarea';
  if (widget !== undefined) return undefined;
  if (schemaType(schema) === 'boolean' && schema.enum !== undefined) return undefined;
  return byFormat.has(schema.format ?? '')
    ? widgetOf({ schema, field: undefined, formField: undefined })
    : undefined;
}

/** Formats that the engine has controls for; RJSF's widgets handle the others (times, files, colours). */
const byFormat = new Set(['', 'date', 'email']);

function LeafControl({ name, given }: { readonly name: WidgetName; readonly given: FieldProps }) {
  const { schema, uiSchema, fieldPathId, required, disabled, readonly } = given;
  const path = pathOf(fieldPathId.path);
  const { store } = useOpenForm();
  const { view, value } = useFieldDisplay(store, path);
  const buffered = useFieldBuffer(store, path, useWayIn(given));
  const options = getUiOptions(uiSchema);
  const emptied = (options.emptyValue ?? (mayBeNull(schema as JsonSchemaObject) ? null : undefined)) as
    | Json
    | undefined;
  const id = fieldPathId.$id;
  const { Control } = widgets[name];
  return (
    <Control
      id={id}
      label={String(options.title ?? schema.title ?? given.name)}
      {...{ value, isTyping: buffered.isTyping }}
      onType={(next) => buffered.type(next ?? emptied)}
      onChoose={(next) => buffered.choose(next ?? emptied)}
      onLeave={buffered.leave}
      isDisabled={disabled === true || readonly === true || !view.isEnabled}
      isRequired={required === true || view.isRequired}
      isInvalid={view.errors.length > 0}
      describedBy={describedBy(id, view.errors.length + view.warnings.length > 0, {
        help: options.help,
        description: options.description ?? schema.description,
      })}
      choices={choicesOf(given)}
      maxLength={undefined}
      unit={undefined}
      options={options}
      placeholder={options.placeholder}
    />
  );
}

/**
 * Where RJSF chooses branches by the values, changes go through RJSF, which removes the values of a branch that
 * disappears. Elsewhere they go directly to the form's store.
 */
function useWayIn({ onChange, fieldPathId }: FieldProps) {
  const { store } = useOpenForm();
  const context = useFormDescription();
  const isChosen = context.form.layout.length === 0 && followModeOf(context) === 'always';
  if (!isChosen) return store.setField;
  return (_path: string, next: Json | undefined) => flushSync(() => onChange(next, fieldPathId.path));
}

function choicesOf({ schema, uiSchema }: FieldProps): readonly Choice[] {
  if (schema.enum === undefined) return examplesOf(schema);
  const options = optionsList(schema, uiSchema) ?? [];
  return options.map(({ value, label }) => ({ value: value as Json, label }));
}

/** Proposals for a text. */
function examplesOf({ examples, type }: FieldProps['schema']): readonly Choice[] {
  if (!Array.isArray(examples) || (type !== 'string' && !(Array.isArray(type) && type.includes('string'))))
    return [];
  return examples.map((value) => ({ value: value as Json, label: String(value) }));
}

function describedBy(
  id: string,
  hasMessages: boolean,
  { help, description }: { help?: unknown; description?: unknown },
) {
  const ids = [
    hasMessages ? `${id}__error` : undefined,
    help === undefined ? undefined : `${id}__help`,
    description === undefined ? undefined : `${id}__description`,
  ].filter((part) => part !== undefined);
  return ids.length === 0 ? undefined : ids.join(' ');
}
