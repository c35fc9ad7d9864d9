import type { TaskSurroundings } from '../../../gateway/features.ts';
import { keepEntries, type SignedEntry } from '../../../gateway/records/audit/audit.ts';
import { findRecord } from '../../../gateway/records/read.ts';
import { raiseEvent } from '../../../gateway/records/workflow/raise-event.ts';
import { ProductError, workflowOf } from '../../../gateway/store/kinds/kinds.ts';
import type { Task } from '../../../gateway/store/outbox/tasks.ts';
import { topicOf } from '../../../gateway/store/outbox/topic.ts';
import { recordKind } from '../../contracts/server/typed.ts';
import { actingFor } from './acting-for.ts';
import { callBehind } from './call-behind.ts';

export const responsesCompleteTopic = topicOf('review.responses-complete', (text) => ({
  review: text('review'),
  patient: text('patient'),
  delivery: text('delivery'),
  timeZone: text('timeZone'),
}));

/**
 * Raises the event of complete responses after answers from the page without an account, since the page itself may not
 * raise events.
 */
export function createCompleteResponses(surroundings: TaskSurroundings): Task {
  return {
    async inside(tx, entry) {
      const { product } = surroundings;
      const { timeZone, ...ids } = responsesCompleteTopic.payloadOf(entry);
      const acting = { surroundings, contract: 'response.answer', timeZone };
      const everywhere = { scope: 'everything' as const };
      const find = <Name extends 'review' | 'patient' | 'delivery'>(name: Name) =>
        findRecord(tx, { kind: recordKind(product(), name), id: ids[name], ...everywhere });
      const [review, patient, delivery] = [
        await find('review'),
        await find('patient'),
        await find('delivery'),
      ];
      if (review?.isRemoved !== false || patient?.isRemoved !== false || delivery === undefined) return;
      // Skips a review that was withdrawn before this task ran.
      if (review.document.published !== true) return;
      const workflow = workflowOf(product(), 'patient');
      if (workflow === undefined) throw new ProductError('The entity "patient" goes through no workflow.');
      const notes: SignedEntry[] = [];
      const call = await callBehind(tx, entry, { ...acting, user: actingFor({ delivery, patient }), notes });
      await raiseEvent(call, {
        workflow,
        event: responsesCompleteTopic.name,
        id: patient.id,
        payload: review.document,
      });
      if (notes.length > 0) await keepEntries(tx, notes);
    },
  };
}
