import type { JSONPath } from 'jsonc-parser';
import { anyType, boolType, type ExpressionType, numberType, textType } from '../../expressions/types.ts';
import { reportUnknown } from '../../report-unknown.ts';
import { callAnswer } from '../call-types.ts';
import { isCallName } from '../names.ts';
import { findField } from '../plan-entity.ts';
import { type ChoicesFile, compileInForm, type FormPlace } from './form-place.ts';

/** What may be chosen in a field: which of its value set, or the rows of a call. */
export function planChoices(path: string, choices: ChoicesFile | undefined, place: FormPlace): unknown {
  if (choices === undefined) return undefined;
  const at: JSONPath = ['fields', path, 'choices'];
  const { call, value, label, where: source } = choices;
  const item = call === undefined ? codeType(path, place) : rowType(call, [...at, 'call'], place);
  for (const [word, name] of Object.entries({ value, label })) {
    if (name !== undefined) checkProperty(name, item, [...at, word], place);
  }
  const context = { ...place.context, item };
  const where = compileInForm({ source, at: [...at, 'where'], place, context, wants: 'bool' });
  return { where, call, value, label };
}

/** The rows of the call's answer. */
function rowType(call: string, at: JSONPath, { file, plans }: FormPlace): ExpressionType {
  if (!isCallName({ file, at, name: call, plans })) return anyType;
  const answer = callAnswer(call, plans);
  const rows = answer.is === 'object' ? answer.fields['rows'] : undefined;
  return rows?.is === 'list' ? rows.of : anyType;
}

/** An entry of the field's value set, with its columns. */
function codeType(path: string, { entity, plans }: FormPlace): ExpressionType {
  const codes = findField(entity, path)?.schema['x-codes'];
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

function checkProperty(name: string, item: ExpressionType, at: JSONPath, { file, plans }: FormPlace): void {
  if (item.is !== 'object' || Object.hasOwn(item.fields, name)) return;
  const message = `A row of the call has no property "${name}".`;
  reportUnknown(plans.diagnostics, file, { message, name, known: Object.keys(item.fields), at });
}
