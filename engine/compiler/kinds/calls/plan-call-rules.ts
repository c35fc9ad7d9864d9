import type { CallContract, QueryParameter } from '../../../core/product/call.ts';
import {
  boolType,
  dayType,
  type ExpressionType,
  numberType,
  textType,
  typeOfSchema,
} from '../../expressions/types.ts';
import { resolveMessage } from '../../plan/messages.ts';
import { planExpression } from '../../plan/plan-expression.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { Planned } from '../../plan/planned.ts';
import type { CallFile } from '../../plan/written-call.ts';
import { below, type CallLocation } from './call-location.ts';

/** Plans the conditions that a call's query and body must satisfy beyond their types. */
export function planCallRules(call: CallFile, location: CallLocation): Planned<CallContract>['rules'] {
  const { file, at, plans } = location;
  const context = { inputs: inputsOf(call, plans), user: plans.userType };
  return call.rules?.map(({ id, unless, message }, index) => ({
    id,
    test: planExpression(unless, [...at, index, 'unless'], { file, plans, context }, 'bool'),
    message: resolveMessage({ ...below(location, index, 'message'), text: message }),
  }));
}

/** Builds the type of the query's parameters and the body's properties, by name. */
function inputsOf({ query, body }: CallFile, { entities }: PlanContext): ExpressionType {
  const entity = entities.get(body?.entity ?? '')?.type;
  const schema = body?.schema;
  const sent = entity ?? (schema === undefined ? undefined : typeOfSchema(schema, 'CallBody'));
  const parameters = Object.entries(query ?? {}).map(([name, { type }]) => [name, types[type]] as const);
  return {
    is: 'object',
    name: 'CallInputs',
    fields: { ...(sent?.is === 'object' ? sent.fields : {}), ...Object.fromEntries(parameters) },
  };
}

const types: Readonly<Record<QueryParameter['type'], ExpressionType>> = {
  string: textType,
  integer: numberType,
  boolean: boolType,
  date: dayType,
  list: { is: 'list', of: textType },
};
