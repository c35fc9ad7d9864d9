import type { DocumentPrinter } from '../../../gateway/documents/draw-document.ts';
import { leaveHandout } from '../../../gateway/documents/handouts.ts';
import { notMade } from '../../../gateway/operation/errors.ts';
import type { Call } from '../../../gateway/records/context/call.ts';
import type { StoredRecord } from '../../../gateway/records/read.ts';
import { kindOf } from '../../../gateway/store/kinds/kinds.ts';
import { type Copy, compose } from '../../documents/server/compose.ts';

interface Printing extends Copy {
  readonly draw: DocumentPrinter;
}

/** Draws a copy and stores it for the user to fetch. */
export async function printCopy(call: Call, record: StoredRecord, { draw, ...copy }: Printing) {
  const { database, origin, product, user, contract } = call;
  const { document, composed } = await compose(call, record, copy);
  const { content, missing } = await draw(composed).catch((error: unknown) => {
    throw notMade(contract.failure ?? 'The document could not be made.', error);
  });
  const { id, organization, rev } = record;
  const { type } = kindOf(product, document.entity);
  const handout = { author: user._id, subject: id, organization, name: `${document.name}.pdf`, content };
  const key = await leaveHandout(database, handout, origin.at);
  const details = { document: document.name };
  call.note({ action: 'print', type, id, subject: record.subject ?? id, organization, rev, details });
  const letters = product.messages['print.letters'];
  const isUnreadable = letters !== undefined && missing.length > 0;
  return {
    key,
    warnings: [...composed.warnings, ...(isUnreadable ? [letters] : [])],
  };
}
