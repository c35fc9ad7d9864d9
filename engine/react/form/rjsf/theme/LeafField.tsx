import { getDefaultRegistry } from '@rjsf/core';
import { type FieldProps, getUiOptions, optionsList, TranslatableString } from '@rjsf/utils';
import { useContext, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { isTimeOfDay } from '../../../../core/dates/times.ts';
import type { Json } from '../../../../core/json/json.ts';
import { pathOf } from '../../../../core/json/pointer.ts';
import { mayBeNull, schemaType } from '../../../../core/json/schema-type.ts';
import type { WidgetName } from '../../../../core/product/parts.ts';
import { useFieldBuffer } from '../../field/use-field-buffer.ts';
import { useFieldDisplay, useFormDescription, useOpenForm } from '../../form-react-context.ts';
import type { ControlChoice } from '../../widgets/control.ts';
import { widgets } from '../../widgets/registry.ts';
import { boundsOf } from '../../widgets/widget-of.ts';
import { emptiedPath } from '../emptied-path.ts';
import { followModeOf } from '../follow-mode.ts';
import { HostParts } from '../host-parts.ts';
import { jsonSchemaOf } from '../json-schema-of.ts';
import { isChoice, leafControl } from './leaf-control.ts';
import { textId } from './text-id.ts';

const { fields } = getDefaultRegistry();

export const StringLeaf = leafFor(fields.StringField);
export const NumberLeaf = leafFor(fields.NumberField);
export const BooleanLeaf = leafFor(fields.BooleanField);

/**
 * Wraps RJSF's field of a single value: shows a control of the engine if one fits, otherwise RJSF's widget.
 */
function leafFor(Stock: typeof fields.StringField) {
  return function LeafField(props: FieldProps) {
    const { schema, uiSchema, registry } = props;
    const name = useMemo(
      () => leafControl(schema, uiSchema, registry.widgets),
      [schema, uiSchema, registry.widgets],
    );
    const { widgets: ofHost = {} } = useContext(HostParts);
    const isReplaced = name !== undefined && (stockNames[name] ?? '') in ofHost;
    if (name !== undefined && !isReplaced && !isSelectorOfType(props))
      return <LeafControl given={props} name={name} />;
    return Stock === undefined ? null : <Stock {...props} />;
  };
}

/** Reports whether the field selects the type of a value, which RJSF keeps outside of the form's values. */
function isSelectorOfType({ fieldPathId }: FieldProps): boolean {
  return fieldPathId.path.at(-1) === '__internal_type_selector';
}

/**
 * Names of RJSF's widgets that controls of the engine replace, unless the host has registered a widget under
 * the name.
 */
const stockNames: Partial<Record<WidgetName, string>> = {
  text: 'TextWidget',
  number: 'TextWidget',
  range: 'RangeWidget',
  textarea: 'TextareaWidget',
  select: 'SelectWidget',
  checkbox: 'CheckboxWidget',
  date: 'DateWidget',
  'date-time': 'DateTimeWidget',
  time: 'TimeWidget',
  email: 'EmailWidget',
};

function LeafControl({ name, given }: { readonly name: WidgetName; readonly given: FieldProps }) {
  const { schema, uiSchema, fieldPathId, required, disabled, readonly } = given;
  const path = pathOf(fieldPathId.path);
  const { store } = useOpenForm();
  const { view, value } = useFieldDisplay(store, path);
  const buffered = useFieldBuffer(store, path, useWayIn(given));
  const options = getUiOptions(uiSchema);
  const emptied = (options.emptyValue ?? (mayBeNull(jsonSchemaOf(schema)) ? null : undefined)) as
    | Json
    | undefined;
  const id = fieldPathId.$id;
  const { Control } = widgets[name];
  const { shown, stored } = name === 'time' ? timeWithSeconds : asItIs;
  const choices = choicesOf(given);
  return (
    <Control
      id={id}
      label={String(options.title ?? schema.title ?? given.name)}
      {...{ value: shown(isEmpty(value, choices) ? undefined : value), isTyping: buffered.isTyping }}
      onType={(next) => buffered.type(stored(next) ?? emptied)}
      onChoose={(next) => buffered.choose(next === undefined ? emptied : stored(next))}
      onLeave={buffered.leave}
      isDisabled={disabled === true || readonly === true || !view.isEnabled}
      isRequired={required === true || view.isRequired}
      isInvalid={view.errors.length > 0}
      describedBy={describedBy(id, view.errors.length + view.warnings.length > 0, {
        help: options.help,
        description: options.description ?? schema.description,
      })}
      choices={choices}
      maxLength={undefined}
      unit={undefined}
      bounds={boundsOf(jsonSchemaOf(schema))}
      options={options}
      placeholder={options.placeholder}
    />
  );
}

/**
 * Finds the function that sets a field: RJSF's own if values choose branches, since RJSF removes the values
 * of branches that disappear; otherwise the form store's.
 */
function useWayIn({ onChange, fieldPathId: { path }, registry }: FieldProps) {
  const { store } = useOpenForm();
  const context = useFormDescription();
  const isAlone = context.form.layout.length === 0;
  if (!isAlone) return store.setField;
  const isChosen = followModeOf(context) === 'always';
  return (_path: string, next: Json | undefined) => {
    const pointer = next === undefined ? emptiedPath(registry.schemaUtils, store.get().values, path) : path;
    if (isChosen) flushSync(() => onChange(next, [...pointer]));
    else store.setField(pathOf(pointer), next);
  };
}

/** Reports whether nothing is chosen: the value is null, and null is not one of the choices. */
function isEmpty(value: unknown, choices: readonly ControlChoice[]): boolean {
  return value === null && !choices.some((choice) => choice.value === null);
}

interface Notation {
  readonly shown: (value: unknown) => unknown;
  readonly stored: (next: Json | undefined) => Json | undefined;
}

const asItIs: Notation = { shown: (value) => value, stored: (next) => next };

/**
 * Notation of a time of day, which has seconds in JSON Schema. A time with nonzero seconds or an offset is shown as
 * written.
 */
const timeWithSeconds: Notation = {
  shown: (value) => (typeof value === 'string' ? value.replace(/^(\d\d:\d\d):00$/, '$1') : value),
  stored: (next) => (typeof next === 'string' && isTimeOfDay(next) ? `${next}:00` : next),
};

function choicesOf({ schema, uiSchema, registry }: FieldProps): readonly ControlChoice[] {
  if (isChoice(jsonSchemaOf(schema))) {
    const options = optionsList(schema, uiSchema) ?? [];
    const labels = jsonSchemaOf(schema)['x-labels'] ?? {};
    return options.map(({ value, label }) => ({
      value: value as Json,
      label: labels[String(value)] ?? labelOf(value, label),
    }));
  }
  if (schemaType(jsonSchemaOf(schema)) !== 'boolean') return examplesOf(schema);
  return [
    { value: true, label: registry.translateString(TranslatableString.YesLabel) },
    { value: false, label: registry.translateString(TranslatableString.NoLabel) },
  ];
}

/**
 * Finds the label of a choice; a choice that is an object gets its JSON, since RJSF would label every object alike.
 */
function labelOf(value: unknown, label: string): string {
  return label === '[object Object]' ? JSON.stringify(value) : label;
}

/** Lists the examples of a schema, as proposals for a text. */
function examplesOf({ examples, type }: FieldProps['schema']): readonly ControlChoice[] {
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
    hasMessages ? textId(id, 'error') : undefined,
    help === undefined ? undefined : textId(id, 'help'),
    description === undefined ? undefined : textId(id, 'description'),
  ].filter((part) => part !== undefined);
  return ids.length === 0 ? undefined : ids.join(' ');
}
