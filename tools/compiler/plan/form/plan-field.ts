import type { JSONPath } from 'jsonc-parser';
import { widgetNames } from '../../../../engine/core/parts.ts';
import { compileExpression } from '../../expressions/compile-expression.ts';
import { didYouMean } from '../../suggest.ts';
import { isAccessName, isCallName, isOneOf } from '../names.ts';
import { fieldPaths, findField } from '../plan-entity.ts';
import { wantedOf } from '../wanted-type.ts';
import type { FieldFile, FormPlace } from './form-place.ts';
import { requiredWhen } from './required-when.ts';

/** Reports a path that names no field of the form's entity. */
export function checkField(
  path: string,
  at: JSONPath,
  place: FormPlace,
  of: 'value' | 'key' = 'value',
): void {
  const { file, entity, plans } = place;
  if (findField(entity, path) !== undefined) return;
  const message = `"${path}" is not a field of entity "${entity.name}".`;
  const help = didYouMean(path, fieldPaths(entity));
  plans.diagnostics.report(file, { code: 'field/unknown', message, help, at, of });
}

/** How a form shows one of its fields. */
export function planField(path: string, place: FormPlace): unknown {
  const field = place.form.fields?.[path] ?? {};
  const { clears = [], whenHidden = 'keep', access, 'ui:options': options = {} } = field;
  checkNames(path, field, place);
  return {
    uiSchema: uiSchemaOf(field),
    widget: widgetOf(path, field, place),
    options,
    visibleWhen: planExpression({ path, field, name: 'visibleWhen', place }),
    enabledWhen: planExpression({ path, field, name: 'enabledWhen', place }),
    requiredWhen: requiredWhen(path, place),
    whenHidden,
    derive: planExpression({ path, field, name: 'derive', place }),
    clears,
    access,
  };
}

function checkNames(
  path: string,
  { clears = [], access, 'ui:options': options }: FieldFile,
  place: FormPlace,
): void {
  const { file, plans } = place;
  const at: JSONPath = ['fields', path];
  for (const [index, other] of clears.entries()) checkField(other, [...at, 'clears', index], place);
  if (access !== undefined) isAccessName({ file, at: [...at, 'access'], name: access, plans });
  const call = options?.['call'];
  if (typeof call === 'string') isCallName({ file, at: [...at, 'ui:options', 'call'], name: call, plans });
}

interface FieldExpression {
  readonly path: string;
  readonly field: FieldFile;
  readonly name: 'visibleWhen' | 'enabledWhen' | 'derive';
  readonly place: FormPlace;
}

function planExpression({ path, field, name, place }: FieldExpression): unknown {
  const { file, context, entity, plans } = place;
  const source = field[name];
  if (source === undefined) return undefined;
  const wants = name === 'derive' ? wantedOf(findField(entity, path)?.schema) : 'bool';
  return compileExpression(
    { file, at: ['fields', path, name], source, context, facts: plans.facts, wants },
    plans.diagnostics,
  );
}

/** RJSF's own widget names, which stay in the uiSchema as they are. */
const rjsfWidgets = [
  ...['password', 'updown', 'range', 'checkboxes', 'file', 'color', 'uri', 'time'],
  ...['date-time', 'alt-date', 'alt-datetime'],
];

function widgetOf(path: string, field: FieldFile, { file, plans }: FormPlace): string | undefined {
  const name = field['ui:widget'];
  if (name === undefined || rjsfWidgets.includes(name)) return undefined;
  const told = { noun: 'widget', code: 'name/unknown-widget' } as const;
  isOneOf({ file, at: ['fields', path, 'ui:widget'], name, plans }, [...widgetNames, ...rjsfWidgets], told);
  return name;
}

/** RJSF's words as they are, but for the widgets and options that are ours. */
function uiSchemaOf(field: FieldFile): object {
  const entries = Object.entries(field).filter(([key, value]) => {
    if (!key.startsWith('ui:') || key === 'ui:options') return false;
    return key !== 'ui:widget' || rjsfWidgets.includes(String(value));
  });
  return Object.fromEntries(entries);
}
