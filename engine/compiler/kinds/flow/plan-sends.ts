import type { JSONPath } from 'jsonc-parser';
import type { FlowSent } from '../../../core/product/flow.ts';
import type { SentObjectFile } from '../../files/card.ts';
import { type Cel, isCel, planExpression } from '../../plan/plan-expression.ts';
import type { Planned } from '../../plan/planned.ts';
import { planSent } from '../card/plan-card-actions.ts';
import type { FlowLocation } from './flow-location.ts';

/** Plans the values sent at the end of a flow: one expression, or an object of expressions. */
export function planSends(
  sends: Cel | SentObjectFile | undefined,
  at: JSONPath,
  location: FlowLocation,
): Planned<FlowSent> | undefined {
  if (sends === undefined) return undefined;
  return isCel(sends) ? planExpression(sends, at, location) : planSent(sends, at, location.context, location);
}
