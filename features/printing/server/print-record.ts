import { idParameter } from '../../../engine/core/product/id-parameter.ts';
import type { DocumentPrinter } from '../../../gateway/documents/draw-document.ts';
import { notFound } from '../../../gateway/operation/errors.ts';
import { type CallHandler, ok } from '../../../gateway/records/context/call.ts';
import { isReadable } from '../../../gateway/records/field-access.ts';
import { findRecord } from '../../../gateway/records/read.ts';
import { kindOf } from '../../../gateway/store/kinds/kinds.ts';
import { documentOf } from '../../documents/server/compose.ts';
import { printInputs } from '../../documents/server/print-inputs.ts';
import { printCopy } from './print-copy.ts';

/**
 * Prints the document that the contract's options name, about the record that the call names as standard calls do
 * (`loanId`), and answers a URL that the user may fetch once within five minutes.
 */
export function createPrintRecord({
  drawDocument: draw,
}: {
  readonly drawDocument: DocumentPrinter;
}): CallHandler {
  return {
    isWrite: true,
    isPossibleReadOnly: true,
    async answer(call, { options: print }) {
      const { database, product, query, user } = call;
      const { entity } = documentOf(product, print);
      const kind = kindOf(product, entity);
      const id = String(query[idParameter(entity)] ?? '');
      const record = await findRecord(database, { kind, id, scope: user, lock: 'change' });
      if (record === undefined || record.isRemoved || !isReadable(call, kind, record.document))
        throw notFound();
      const { key, warnings } = await printCopy(call, record, { print, inputs: printInputs(print), draw });
      return ok({ artifact: [{ ephemeralUrl: `/api/print/document/${key}` }], warnings });
    },
  };
}
