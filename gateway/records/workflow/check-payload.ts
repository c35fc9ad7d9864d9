import type { Json } from '../../../engine/core/json/json.ts';
import type { WorkflowEvent } from '../../../engine/core/product/workflow.ts';
import { checkRecord } from '../../../engine/core/validation/validate.ts';
import { invalid } from '../../operation/errors.ts';
import type { Call } from '../context/call.ts';

/** Throws 422 with every problem of what an event brings, where that is no record of its own. */
export function checkPayload(call: Call, { payload: entity }: WorkflowEvent, value: Json | undefined): void {
  const { product, user, today, timeZone, origin } = call;
  if (entity === undefined || product.entities[entity]?.record !== undefined) return;
  const scope = { user, today, timeZone, now: origin.at.toISOString() };
  const problems = checkRecord({ product, entity, value: value ?? {}, scope });
  const blocking = problems.filter(({ severity }) => severity === 'error');
  if (blocking.length > 0) throw invalid(blocking);
}
