import type { CallContract } from '../../../engine/core/product/call.ts';
import { isCallAllowed } from '../../../gateway/calls/answer-allowed.ts';
import type { Call } from '../../../gateway/records/context/call.ts';
import type { RecordKind } from '../../../gateway/store/kinds/kinds.ts';

/**
 * Reports whether the user may read the history of a kind, which is allowed to users who may read or list its records
 * by any call.
 */
export function mayRead(call: Call, kind: RecordKind): boolean {
  return someCall(call, ({ answer }) => {
    if (answer.kind === 'record') return answer.entity === kind.name;
    return (
      answer.kind === 'list' && (answer.entity === kind.name || answer.also?.includes(kind.name) === true)
    );
  });
}

/**
 * Reports whether the user may restore records of a kind: a user who may save them, unless access depends on the
 * record itself or a save has further consequences.
 */
export function maySave(call: Call, kind: RecordKind): boolean {
  return someCall(
    call,
    ({ store }) => store.kind === 'save' && store.access === undefined && store.entity === kind.name,
  );
}

function someCall(call: Call, fits: (contract: CallContract) => boolean): boolean {
  const context = { user: call.user, now: call.origin.at, today: call.today };
  return Object.values(call.product.calls).some(
    (contract) => fits(contract) && isCallAllowed(call.product, contract, context),
  );
}
