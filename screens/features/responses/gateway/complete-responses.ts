import { calendarToday } from '../../../../engine/core/dates/dates.ts';
import { keepEntries, type SignedEntry } from '../../../../gateway/audit/audit.ts';
import type { Call } from '../../../../gateway/context/call.ts';
import { WorkBudget } from '../../../../gateway/context/work-budget.ts';
import type { TaskSurroundings } from '../../../../gateway/features.ts';
import { ProductError } from '../../../../gateway/kinds/kinds.ts';
import { workflowOf } from '../../../../gateway/kinds/workflows-of.ts';
import { Memory } from '../../../../gateway/memory/memory.ts';
import type { OutboxEntry } from '../../../../gateway/outbox/entry.ts';
import type { Task } from '../../../../gateway/outbox/tasks.ts';
import { findRecord } from '../../../../gateway/records/read.ts';
import type { Queryable } from '../../../../gateway/store/database.ts';
import { raiseEvent } from '../../../../gateway/workflow/raise-event.ts';
import { recordKind } from '../../contracts/gateway/typed.ts';
import { actingFor } from './acting-for.ts';

export const responsesCompleteTopic = 'review.responses-complete';

/** Pages raise the event themselves; behind a page without an account nobody may, so the gateway does. */
export function createCompleteResponses(surroundings: TaskSurroundings): Task {
  return {
    async inside(tx, entry) {
      const { product } = surroundings;
      const everywhere = { reach: 'everything' as const };
      const find = <Name extends 'review' | 'patient' | 'delivery'>(name: Name) =>
        findRecord(tx, { kind: recordKind(product(), name), id: String(entry.payload[name]), ...everywhere });
      const [review, patient, delivery] = [
        await find('review'),
        await find('patient'),
        await find('delivery'),
      ];
      if (review?.isRemoved !== false || patient?.isRemoved !== false || delivery === undefined) return;
      // Withdrawn within the two seconds.
      if (review.document.published !== true) return;
      const workflow = workflowOf(product(), 'patient');
      if (workflow === undefined) throw new ProductError('The entity "patient" goes through no workflow.');
      const notes: SignedEntry[] = [];
      const call = await callOf(tx, entry, { surroundings, user: actingFor({ delivery, patient }), notes });
      await raiseEvent(call, {
        workflow,
        event: responsesCompleteTopic,
        id: patient.id,
        payload: review.document,
      });
      if (notes.length > 0) await keepEntries(tx, notes);
    },
  };
}

interface Acting {
  readonly surroundings: TaskSurroundings;
  readonly user: Call['user'];
  readonly notes: SignedEntry[];
}

/** What happens behind a call is done as a call is. */
async function callOf(
  tx: Queryable,
  entry: OutboxEntry,
  { surroundings, user, notes }: Acting,
): Promise<Call> {
  const product = surroundings.product();
  const contract = product.calls['response.answer'];
  if (contract === undefined) throw new ProductError('There is no call "response.answer".');
  const timeZone = String(entry.payload['timeZone']);
  const at = surroundings.now();
  const request = `${responsesCompleteTopic}-${entry.seq}`;
  const origin = { author: user._id, call: responsesCompleteTopic, request, at };
  return {
    ...{ product, contract, method: 'POST', user, session: undefined, query: {}, body: undefined },
    ...{ origin, budget: new WorkBudget(), today: calendarToday(at, timeZone), timeZone },
    ...{ database: tx, memory: await Memory.open(tx) },
    note: (each) => void notes.push({ ...each, origin }),
  };
}
