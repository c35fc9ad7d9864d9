import type { JSONPath } from 'jsonc-parser';
import type { SentObjectFile } from '../../files/card.ts';
import { callAnswer } from '../../plan/call-types.ts';
import { isCallName } from '../../plan/names.ts';
import { type Cel, planExpression } from '../../plan/plan-expression.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import { reportUnknown } from '../../report-unknown.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { planSent } from '../card/plan-card-actions.ts';

export interface FollowingCallSource {
  readonly call: string;
  readonly when?: Cel;
  readonly body: SentObjectFile;
  readonly after: string;
}

interface FollowingPlace {
  readonly file: SourceFile;
  /** The call that it follows, as its file names it. */
  readonly name: string;
  /** Where that call stands. */
  readonly at: JSONPath;
  readonly plans: PlanContext;
}

/** The call that pages make some time after another one has worked. */
export function planFollowedBy(
  { followedBy }: { readonly followedBy?: FollowingCallSource },
  { file, name, at: callAt, plans }: FollowingPlace,
): unknown {
  if (followedBy === undefined) return undefined;
  const at = [...callAt, 'followedBy'];
  const { call, when, body, after } = followedBy;
  isCallName({ file, at: [...at, 'call'], name: call, plans });
  const context = { answer: callAnswer(`${file.stem}.${name}`, plans), user: plans.userType };
  const place = { file, plans, context };
  return {
    call,
    when: planExpression(when, [...at, 'when'], place, 'bool'),
    body: planSent(body, [...at, 'body'], context, place),
    after: milliseconds(after, [...at, 'after'], place),
  };
}

function milliseconds(
  name: string,
  at: JSONPath,
  { file, plans }: Pick<FollowingPlace, 'file' | 'plans'>,
): number | undefined {
  const { constants, constantsRead } = plans.facts;
  const value = constants.get(name)?.value;
  constantsRead?.add(name);
  if (typeof value === 'number') return value;
  const message = `"${name}" is not a number of milliseconds among the constants of product.json.`;
  reportUnknown(plans.diagnostics, file, { message, name, known: [...constants.keys()], at });
  return undefined;
}
