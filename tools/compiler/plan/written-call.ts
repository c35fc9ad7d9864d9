import type { JsonObject } from '../../../engine/core/json/json.ts';
import { getAt, pointerOf } from '../../../engine/core/json/pointer.ts';
import type { PlanContext } from './plan-set.ts';

/** A call as its file has it. */
export interface WrittenCall {
  readonly access?: string;
  readonly query?: object;
  readonly answer?: JsonObject;
  readonly store?: JsonObject;
}

/** The call of a name like `allergy.list`; undefined while it, or its file, is missing or broken. */
export function writtenCall(
  call: string,
  { sources }: Pick<PlanContext, 'sources'>,
): WrittenCall | undefined {
  const [stem = '', name = ''] = call.split('.');
  const file = sources.of('calls').get(stem);
  return getAt(file?.value, pointerOf(['calls', name])) as WrittenCall | undefined;
}
