import type { JSONPath } from 'jsonc-parser';
import { pathToPointer, tokensOf } from '../../../core/json/pointer.ts';
import type { FormField } from '../../../core/product/form.ts';
import { anyType, boolType, type ExpressionType, numberType, textType } from '../../expressions/types.ts';
import type { ChoicesFile } from '../../files/form.ts';
import { callAnswer } from '../../plan/call-types.ts';
import { findField } from '../../plan/entity-plan.ts';
import { isCallName } from '../../plan/names.ts';
import type { Planned } from '../../plan/planned.ts';
import { reportUnknown } from '../../report-unknown.ts';
import { codesOfSchema } from '../../resolve/codes-of-schema.ts';
import { compileInForm, type FormLocation } from './form-location.ts';

/** Plans the choices of a field: some codes of its value set, or the rows that a call answers. */
export function planChoices(
  path: string,
  choices: ChoicesFile | undefined,
  location: FormLocation,
): Planned<FormField>['choices'] {
  if (choices === undefined) return undefined;
  const at: JSONPath = ['fields', path, 'choices'];
  const { call, value, label, where: source, rowName } = choices;
  const item = itemType(path, choices, location);
  for (const [word, name] of Object.entries({ value, label })) {
    if (name !== undefined) checkProperty(name, item, [...at, word], location);
  }
  const context = { ...location.context, item };
  const where = compileInForm({ source, at: [...at, 'where'], location, context, wants: 'bool' });
  return {
    ...{ where, call, value, label },
    rowName: compileInForm({ source: rowName, at: [...at, 'rowName'], location, context, wants: 'string' }),
  };
}

function itemType(path: string, { call }: ChoicesFile, location: FormLocation): ExpressionType {
  if (call !== undefined) return rowType(call, ['fields', path, 'choices', 'call'], location);
  const { entity, rows } = location.entity.references[pathToPointer(path)] ?? {};
  if (entity === undefined || rows === undefined) return codeType(path, location);
  const list = tokensOf(rows).reduce<ExpressionType>(
    (type, name) => (type.is === 'object' ? (type.fields[name] ?? anyType) : anyType),
    location.plans.entities.get(entity)?.type ?? anyType,
  );
  return list.is === 'list' ? list.of : anyType;
}

/** Finds the type of a row in the call's answer. */
function rowType(call: string, at: JSONPath, { file, plans }: FormLocation): ExpressionType {
  if (!isCallName({ file, at, name: call, plans })) return anyType;
  const answer = callAnswer(call, plans);
  const rows = answer.is === 'object' ? answer.fields['rows'] : undefined;
  return rows?.is === 'list' ? rows.of : anyType;
}

/** Builds the type of an entry of the field's value set, with its columns. */
function codeType(path: string, { entity, plans }: FormLocation): ExpressionType {
  const codes = codesOfSchema(findField(entity, path)?.schema);
  const columns = plans.facts.codes.get(String(codes))?.columns ?? {};
  const fields = Object.entries(columns).map(
    ([name, { type }]) => [name, columnTypes[type] ?? anyType] as const,
  );
  return {
    is: 'object',
    name: 'Choice',
    fields: { code: textType, display: textType, ...Object.fromEntries(fields) },
  };
}

const columnTypes: Readonly<Record<string, ExpressionType>> = {
  string: textType,
  number: numberType,
  boolean: boolType,
};

/** Requires every step of a dotted path to be a property of the object before it. */
function checkProperty(path: string, item: ExpressionType, at: JSONPath, location: FormLocation): void {
  if (item.is !== 'object') return;
  const [name = '', ...rest] = path.split('.');
  const field = Object.hasOwn(item.fields, name) ? item.fields[name] : undefined;
  if (field !== undefined) {
    if (rest.length > 0) checkProperty(rest.join('.'), field, at, location);
    return;
  }
  const message = `A row of the call has no field "${name}".`;
  reportUnknown(location.plans.diagnostics, location.file, {
    message,
    name,
    known: Object.keys(item.fields),
    at,
  });
}
