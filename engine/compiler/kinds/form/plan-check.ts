import type { JSONPath } from 'jsonc-parser';
import type { FieldCheck } from '../../../core/product/form.ts';
import type { Code } from '../../code/literal.ts';
import { anyType } from '../../expressions/types.ts';
import type { CheckFile } from '../../files/form.ts';
import { callAnswer } from '../../plan/call-types.ts';
import { resolveMessage } from '../../plan/messages.ts';
import { isCallName, isFileName } from '../../plan/names.ts';
import type { Cel } from '../../plan/plan-expression.ts';
import type { Planned } from '../../plan/planned.ts';
import { templateOf } from '../rules/plan-derivations.ts';
import { checkField } from './check-field.ts';
import { compileInForm, type FormLocation } from './form-location.ts';

type PlannedCheck = Planned<FieldCheck>;

/** Plans the check that the gateway makes when the user leaves a field. */
export function planCheck(
  path: string,
  check: CheckFile | undefined,
  location: FormLocation,
): PlannedCheck | undefined {
  if (check === undefined) return undefined;
  const { file, plans, context } = location;
  const at: JSONPath = ['fields', path, 'check'];
  const { call, query, body, when, warns, message, messageWhen, failure, also = [], offers, lists } = check;
  for (const [index, other] of also.entries()) checkField(other, [...at, 'also', index], location);
  isCallName({ file, at: [...at, 'call'], name: call, plans });
  const answered = { ...context, answer: callAnswer(call, plans) };
  return {
    call,
    query: query && planCallParameters(query, [...at, 'query'], location),
    body: body && planCallParameters(body, [...at, 'body'], location),
    when: compileInForm({ source: when, at: [...at, 'when'], location, wants: 'bool' }),
    warns: compileInForm({
      ...{ source: warns, at: [...at, 'warns'], location },
      ...{ context: answered, wants: 'bool' as const },
    }),
    message: resolveMessage({ file, at: [...at, 'message'], text: message, plans }),
    messageWhen: messageWhen?.map((each, index) => ({
      when: compileInForm({
        ...{ source: each.when, at: [...at, 'messageWhen', index, 'when'], location },
        ...{ context: answered, wants: 'bool' as const },
      }),
      message: resolveMessage({
        ...{ file, at: [...at, 'messageWhen', index, 'message'] },
        ...{ text: each.message, plans },
      }),
    })),
    failure: failure && resolveMessage({ file, at: [...at, 'failure'], text: failure, plans }),
    also,
    offers: offers && planOffers(offers, [...at, 'offers'], { ...location, context: answered }),
    lists: lists && planLists(lists, [...at, 'lists'], location),
  };
}

/** Plans the values that the answer of a check offers to other fields. */
function planOffers(
  { when, text, with: values }: NonNullable<CheckFile['offers']>,
  at: JSONPath,
  location: FormLocation,
): PlannedCheck['offers'] {
  const { file, plans, entity: owner, context } = location;
  return {
    when: compileInForm({ source: when, at: [...at, 'when'], location, wants: 'bool' }),
    text: compileInForm({ source: text, at: [...at, 'text'], location, wants: 'string' }),
    with: templateOf(values, '', [...at, 'with'], { file, owner, context, plans }),
  };
}

/** Plans the lists that are filled from the rows of an answer. */
function planLists(
  { rows, entity: name, where, rowName, link }: NonNullable<CheckFile['lists']>,
  at: JSONPath,
  location: FormLocation,
): PlannedCheck['lists'] {
  const { file, plans } = location;
  if (name !== undefined) isFileName({ file, at: [...at, 'entity'], name, plans }, 'schema');
  const item = (name === undefined ? undefined : plans.entities.get(name)?.type) ?? anyType;
  const context = { item };
  return {
    rows,
    where: compileInForm({ source: where, at: [...at, 'where'], location, context, wants: 'bool' }),
    rowName: compileInForm({ source: rowName, at: [...at, 'rowName'], location, context, wants: 'string' }),
    link,
  };
}

/** Plans the parameters of a call: one expression for each name. */
export function planCallParameters(
  parameters: Readonly<Record<string, Cel>>,
  at: JSONPath,
  location: FormLocation,
): Readonly<Record<string, Code>> {
  const entries = Object.entries(parameters).map(
    ([name, source]) => [name, compileInForm({ source, at: [...at, name], location })] as const,
  );
  return Object.fromEntries(entries);
}
