import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Call } from '../../../gateway/records/context/call.ts';
import { listRecords } from '../../../gateway/records/read.ts';
import { createWithId } from '../../../gateway/records/saving/save.ts';
import { type RecordOf, recordKind } from '../../contracts/server/typed.ts';
import { noteOnDelivery } from './note-on-delivery.ts';

export interface PrintedLetter {
  readonly patient: RecordOf<'patient'>;
  readonly review: RecordOf<'review'>;
  readonly recipient: 'member' | 'prescriber';
  /** Id of the addressed prescriber. */
  readonly prescriber?: string | undefined;
  readonly recipientName: string;
  /** Further fields of the record. */
  readonly content?: JsonObject;
}

/**
 * Stores the record of a printed letter and returns its id; a repeated print for a recipient and publication reuses
 * the record.
 */
export async function notePrintedLetter(call: Call, letter: PrintedLetter): Promise<string> {
  const { patient, review, recipient, prescriber, recipientName, content = {} } = letter;
  const queuedOn = call.origin.at.toISOString();
  const known = (await printedLettersOf(call, review)).find(
    ({ document }) => document.recipient === recipient && document.prescriber === prescriber,
  );
  if (known !== undefined) {
    const { attempts = 0, sentOn: _mailed, codeEndedOn: _ended, codeEndedBy: _by, ...kept } = known.document;
    const again = { ...content, status: 'printed', queuedOn, attempts: attempts + 1 };
    await noteOnDelivery(call, { ...known, document: kept }, again);
    return known.id;
  }
  const id = crypto.randomUUID();
  const { publishedDate: publishedOn = '' } = review.document;
  await createWithId(call, recordKind(call.product, 'delivery'), {
    id,
    sent: {
      ...{ subject: patient.id, review: review.id, publishedOn, recipient, recipientName },
      ...(prescriber === undefined ? {} : { prescriber }),
      ...{ way: 'print', status: 'printed', queuedOn, attempts: 1, ...content },
    },
  });
  return id;
}

/** Lists the paper letters of a review's present publication. */
export async function printedLettersOf(
  { database, product }: Call,
  { id, subject, document: { publishedDate } }: RecordOf<'review'>,
): Promise<readonly RecordOf<'delivery'>[]> {
  const kind = recordKind(product, 'delivery');
  const all = await listRecords(database, { kind, subject: subject ?? '', scope: 'everything' });
  return all.filter(
    ({ document }) =>
      document.review === id && document.publishedOn === publishedDate && document.way === 'print',
  );
}
