import { takeHandout } from '../../../gateway/documents/handouts.ts';
import { notFound } from '../../../gateway/operation/errors.ts';
import { kindOf } from '../../../gateway/store/kinds/kinds.ts';
import type { Handler } from '../../contracts/server/typed.ts';

/** Answers a printed document once, to the user who printed it. */
export const printedDocument: Handler<'printed-document'> = {
  isWrite: false,
  isPossibleReadOnly: true,
  async answer(call) {
    const { database, product, query, user, origin, contract } = call;
    const key = query.key;
    const handout = await takeHandout(database, { key, author: user._id }, origin.at);
    if (handout === undefined) throw notFound();
    const { subject, organization, name } = handout;
    const mediaType =
      contract.answer.kind === 'file' ? contract.answer.mediaType : 'application/octet-stream';
    const document = product.documents?.[name.replace(/\.pdf$/, '')];
    call.note({
      action: 'export',
      ...(document !== undefined && { type: kindOf(product, document.entity).type }),
      id: subject,
      subject,
      organization,
      details: { document: name },
    });
    return { status: 200, body: null, file: { content: new Uint8Array(handout.content), mediaType, name } };
  },
};
