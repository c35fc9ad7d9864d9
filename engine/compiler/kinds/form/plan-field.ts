import type { JSONPath } from 'jsonc-parser';
import type { JsonObject } from '../../../core/json/json.ts';
import { pathToPointer } from '../../../core/json/pointer.ts';
import type { FormField } from '../../../core/product/form.ts';
import { type WidgetName, widgetNames } from '../../../core/product/parts.ts';
import type { Code } from '../../code/literal.ts';
import { anyType, type ExpressionType, textType } from '../../expressions/types.ts';
import type { FieldFile } from '../../files/form.ts';
import { findField } from '../../plan/entity-plan.ts';
import { isAccessName, isCallName, isOneOf } from '../../plan/names.ts';
import type { Planned } from '../../plan/planned.ts';
import { wantedOf } from '../../plan/wanted-type.ts';
import { templateOf } from '../rules/plan-derivations.ts';
import { checkField } from './check-field.ts';
import { compileInForm, type FormLocation, pipedInForm } from './form-location.ts';
import { conditionWithGroups, isUnconditional, whenHiddenOf } from './group-conditions.ts';
import { planCallParameters, planCheck } from './plan-check.ts';
import { planChoices } from './plan-choices.ts';
import { contextInRow, planFieldRows } from './plan-rows.ts';
import { requiredWhen } from './required-when.ts';

/** Plan of a field without an entry of its own, shared by nearly all fields of a long form. */
const unsaid: Planned<FormField> = { uiSchema: {}, options: {}, whenHidden: 'keep', clears: [] };

/** Plans a form's view of one of its fields. */
export function planField(path: string, location: FormLocation): Planned<FormField> {
  const { form } = location;
  const isUnsaid = form.fields?.[path] === undefined && isUnconditional(path, form);
  return isUnsaid && requiredWhen(path, location) === undefined ? unsaid : planSaidField(path, location);
}

function planSaidField(path: string, form: FormLocation): Planned<FormField> {
  const location = { ...form, context: contextInRow(path, form.context) };
  const field = location.form.fields?.[path] ?? {};
  const { clears = [], access, 'ui:options': options = {} } = field;
  checkNames(path, field, location);
  return {
    uiSchema: uiSchemaOf(field),
    piped: planPipedWords(path, field, location),
    widget: widgetOf(path, field, location),
    options,
    visibleWhen: planCondition('visibleWhen', path, location),
    enabledWhen: planCondition('enabledWhen', path, location),
    requiredWhen: requiredWhen(path, location),
    whenHidden: whenHiddenOf(path, form.form),
    derive: planExpression({ path, field, name: 'derive', location }),
    clears,
    access,
    feedback: planExpression({ path, field, name: 'feedback', location }),
    choices: planChoices(path, field.choices, location),
    query:
      field.query &&
      planCallParameters(field.query, ['fields', path, 'query'], askingLocation(field, location)),
    fills: planFills(path, field, location),
    check: planCheck(path, field.check, location),
    rows: planFieldRows(path, field.rows, location),
  };
}

/**
 * Builds the context of the query that finds choices: a code search reads only the typed text, as
 * `inputs.text`; other choices read the values of the form.
 */
function askingLocation({ choices }: FieldFile, location: FormLocation): FormLocation {
  if (choices?.call !== undefined) return location;
  const { self: _self, root: _root, old: _old, siblings: _siblings, ...rest } = location.context;
  return { ...location, context: { ...rest, inputs: typedText } };
}

/**
 * Plans the fields filled from the item picked in a code search. Only the call knows the item's shape, so its
 * paths are not checked.
 */
function planFills(path: string, { fills }: FieldFile, location: FormLocation): Planned<FormField>['fills'] {
  if (fills === undefined) return undefined;
  const { file, plans, entity: owner } = location;
  const at: JSONPath = ['fields', path, 'fills'];
  checkField(fills.mark, [...at, 'mark'], location);
  const context = { ...location.context, item: anyType };
  const values = templateOf(fills.with, '', [...at, 'with'], { file, owner, context, plans });
  return { mark: pathToPointer(fills.mark), with: values };
}

const typedText: ExpressionType = { is: 'object', name: 'Typed', fields: { text: textType } };

function checkNames(
  path: string,
  { clears = [], access, 'ui:options': options }: FieldFile,
  location: FormLocation,
): void {
  const { file, plans } = location;
  const at: JSONPath = ['fields', path];
  for (const [index, other] of clears.entries()) checkField(other, [...at, 'clears', index], location);
  if (access !== undefined) isAccessName({ file, at: [...at, 'access'], name: access, plans });
  const call = options?.['call'];
  if (typeof call === 'string') isCallName({ file, at: [...at, 'ui:options', 'call'], name: call, plans });
}

interface FieldExpression {
  readonly path: string;
  readonly field: FieldFile;
  readonly name: keyof typeof wanted | 'derive';
  readonly location: FormLocation;
}

const wanted = { visibleWhen: 'bool', enabledWhen: 'bool', feedback: 'string' } as const;

function planExpression({ path, field, name, location }: FieldExpression): Code | undefined {
  const wants = name === 'derive' ? wantedOf(findField(location.entity, path)?.schema) : wanted[name];
  return compileInForm({ source: field[name], at: ['fields', path, name], location, wants });
}

/** Plans the expressions in braces in the texts of a field. */
function planPipedWords(path: string, field: FieldFile, location: FormLocation): Planned<FormField>['piped'] {
  const { 'ui:title': title = '', 'ui:help': help = '' } = field;
  const inTitle = pipedInForm(title, ['fields', path, 'ui:title'], location);
  if (inTitle !== undefined && path.includes('*'))
    location.plans.diagnostics.report(location.file, {
      code: 'form/heading-over-rows',
      message: 'The title of a column stands over all rows, and cannot have the value of one of them.',
      help: 'Put the value into "ui:help" or "feedback", which stand in each row.',
      at: ['fields', path, 'ui:title'],
    });
  const inHelp = pipedInForm(help, ['fields', path, 'ui:help'], location);
  return inTitle === undefined && inHelp === undefined ? undefined : { ...inTitle, ...inHelp };
}

/** Plans the field's own condition with those of its groups. */
function planCondition(
  name: 'visibleWhen' | 'enabledWhen',
  path: string,
  location: FormLocation,
): Code | undefined {
  const field = location.form.fields?.[path] ?? {};
  const own = planExpression({ path, field, name, location });
  // Ignores the `enabledWhen` of groups for a derived field, since a group would make the field editable; only
  // the field's own condition may.
  if (name === 'enabledWhen' && field.derive !== undefined && own === undefined) return undefined;
  return conditionWithGroups(name, path, { own, location });
}

/** RJSF's own widget names, kept in the uiSchema. */
const rjsfWidgets = [
  ...['password', 'updown', 'checkboxes', 'file', 'color', 'uri'],
  ...['alt-date', 'alt-datetime'],
];

function widgetOf(path: string, field: FieldFile, { file, plans }: FormLocation): WidgetName | undefined {
  const name = field['ui:widget'];
  if (name === undefined || rjsfWidgets.includes(name)) return undefined;
  const expected = { noun: 'widget', code: 'name/unknown-widget' } as const;
  isOneOf(
    { file, at: ['fields', path, 'ui:widget'], name, plans },
    [...widgetNames, ...rjsfWidgets],
    expected,
  );
  return widgetNames.find((known) => known === name);
}

/** Selects RJSF's keywords of a field, without widgets and options of the engine. */
function uiSchemaOf(field: FieldFile): JsonObject {
  const entries = Object.entries(field).filter(([key, value]) => {
    if (!key.startsWith('ui:') || key === 'ui:options') return false;
    return key !== 'ui:widget' || rjsfWidgets.includes(String(value));
  });
  return Object.fromEntries(entries);
}
