import { endAccessCodes } from '../../../gateway/records/access-codes.ts';
import type { Call } from '../../../gateway/records/context/call.ts';
import { listRecords } from '../../../gateway/records/read.ts';
import { type RecordOf, recordKind } from '../../contracts/server/typed.ts';
import { noteOnDelivery } from './note-on-delivery.ts';

/** Revokes the codes of a withdrawn review's letters, since a withdrawn review accepts no answers. */
export async function endLetters(call: Call, review: RecordOf<'review'>): Promise<void> {
  const { database, product, origin } = call;
  const kind = recordKind(product, 'delivery');
  const query = { kind, subject: review.subject ?? '', scope: 'everything' as const };
  for (const letter of await listRecords(database, query)) {
    const { codeUntil, answeredOn, codeEndedOn } = letter.document;
    const isOpen = codeUntil !== undefined && answeredOn === undefined && codeEndedOn === undefined;
    if (letter.document.review !== review.id || !isOpen) continue;
    await endAccessCodes(database, { type: kind.type, id: letter.id });
    const ended = { codeEndedOn: origin.at.toISOString(), codeEndedBy: 'The review was unpublished' };
    await noteOnDelivery(call, letter, ended);
  }
}
