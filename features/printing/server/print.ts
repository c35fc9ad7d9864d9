import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { DocumentPrinter } from '../../../gateway/documents/draw-document.ts';
import { badRequest, notFound } from '../../../gateway/operation/errors.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import type { Handler, HandlerCall } from '../../contracts/server/typed.ts';
import { copiesOf } from './copies.ts';
import { printCopy } from './print-copy.ts';
import { printedForPatient } from './printed-for.ts';

export interface PrintServices {
  readonly drawDocument: DocumentPrinter;
  /** Address of the product for people. */
  readonly origin: string;
}

/**
 * Prints a document about a patient, and those attached to it, and answers with the URLs where the user may fetch them,
 * each once and within five minutes. All or nothing: if one fails, none is made. They are looked at: nothing counts as
 * sent by that.
 */
export function createPrint({ drawDocument: draw }: PrintServices): Handler<'print'> {
  return {
    isWrite: true,
    isPossibleReadOnly: true,
    async answer(call, { options }) {
      const about = await printedForPatient(call);
      const { patient } = about;
      // An organization that is not the patient's is answered like a patient who does not exist.
      if (patient.organization !== String(call.query.orgId).replace(/^org:/, '')) throw notFound();
      const artifact: { readonly ephemeralUrl: string }[] = [];
      const warnings: string[] = [];
      for (const print of [options, ...attachmentsOf(call)]) {
        for (const copy of await copiesOf(call, about, print)) {
          const printed = await printCopy(call, patient, { ...copy, draw });
          artifact.push({ ephemeralUrl: `/api/print/document/${printed.key}` });
          warnings.push(...printed.warnings);
        }
      }
      return ok({ artifact, warnings: [...new Set(warnings)] });
    },
  };
}

/**
 * Finds how the attached documents are printed by their own calls; they are named without the file that they stand in.
 */
function attachmentsOf({ contract, product, query }: HandlerCall<'print'>): readonly JsonObject[] {
  const names = [...new Set(query.attachments ?? [])];
  const file = contract.name.split('.')[0];
  return names.map((name) => {
    const store = product.calls[`${file}.${name}`]?.store;
    if (store?.kind === 'handler' && typeof store.options['document'] === 'string') return store.options;
    throw badRequest('The parameter attachments names a document that does not exist.');
  });
}
