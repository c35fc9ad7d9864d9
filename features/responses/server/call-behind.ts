import { calendarToday } from '../../../engine/core/dates/dates.ts';
import type { TaskSurroundings } from '../../../gateway/features.ts';
import type { SignedEntry } from '../../../gateway/records/audit/audit.ts';
import type { Call } from '../../../gateway/records/context/call.ts';
import { WorkBudget } from '../../../gateway/records/context/work-budget.ts';
import type { Queryable } from '../../../gateway/store/database.ts';
import { ProductError } from '../../../gateway/store/kinds/kinds.ts';
import { Memory } from '../../../gateway/store/memory/memory.ts';
import type { OutboxEntry } from '../../../gateway/store/outbox/entry.ts';

interface Acting {
  readonly surroundings: TaskSurroundings;
  /** Name of the call that led to the task. */
  readonly contract: string;
  /** Time zone of that call's user. */
  readonly timeZone: string;
  readonly user: Call['user'];
  readonly notes: SignedEntry[];
}

/** Creates the call of a background task, so that it runs under the rules of a call and is logged as one. */
export async function callBehind(
  tx: Queryable,
  { topic, seq }: OutboxEntry,
  { surroundings, contract: name, timeZone, user, notes }: Acting,
): Promise<Call> {
  const product = surroundings.product();
  const contract = product.calls[name];
  if (contract === undefined) throw new ProductError(`There is no call "${name}".`);
  const at = surroundings.now();
  const origin = { author: user._id, call: topic, request: `${topic}-${seq}`, at };
  return {
    ...{ product, contract, method: 'POST', user, session: undefined, query: {}, body: undefined },
    ...{ origin, budget: new WorkBudget(), today: calendarToday(at, timeZone), timeZone },
    ...{ database: tx, memory: await Memory.open(tx) },
    note: (each) => void notes.push({ ...each, origin }),
  };
}
