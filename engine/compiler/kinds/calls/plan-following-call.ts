import type { JSONPath } from 'jsonc-parser';
import type { FollowingCall } from '../../../core/product/call.ts';
import { callAnswer } from '../../plan/call-types.ts';
import { isCallName } from '../../plan/names.ts';
import { planExpression } from '../../plan/plan-expression.ts';
import type { Planned } from '../../plan/planned.ts';
import type { CallFile } from '../../plan/written-call.ts';
import { reportUnknown } from '../../report-unknown.ts';
import { planSent } from '../card/plan-card-actions.ts';
import type { CallLocation } from './call-location.ts';

/** Plans the call that pages make some time after the call `name` has succeeded. */
export function planFollowedBy(
  { call, when, body, after }: NonNullable<CallFile['followedBy']>,
  name: string,
  { file, at, plans }: CallLocation,
): Planned<FollowingCall> {
  isCallName({ file, at: [...at, 'call'], name: call, plans });
  const context = { answer: callAnswer(name, plans), user: plans.userType };
  const location = { file, plans, context };
  return {
    call,
    when: planExpression(when, [...at, 'when'], location, 'bool'),
    body: planSent(body, [...at, 'body'], context, location),
    after: milliseconds(after, [...at, 'after'], location),
  };
}

function milliseconds(
  name: string,
  at: JSONPath,
  { file, plans }: Pick<CallLocation, 'file' | 'plans'>,
): number {
  const { constants, constantsRead } = plans.facts;
  const value = constants.get(name)?.value;
  constantsRead?.add(name);
  if (typeof value === 'number') return value;
  const message = `"${name}" is not a number of milliseconds among the constants of product.json.`;
  reportUnknown(plans.diagnostics, file, { message, name, known: [...constants.keys()], at });
  return 0;
}
