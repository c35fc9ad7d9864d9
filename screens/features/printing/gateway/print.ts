import type { JsonObject } from '../../../../engine/core/json/json.ts';
import { type Call, ok } from '../../../../gateway/context/call.ts';
import type { DocumentPrinter } from '../../../../gateway/documents/draw-document.ts';
import { leaveHandout } from '../../../../gateway/documents/handouts.ts';
import { badRequest, notFound, notMade } from '../../../../gateway/errors.ts';
import type { Records } from '../../../../generated/calls.types.ts';
import type { Handler, HandlerCall, RecordOf } from '../../contracts/gateway/typed.ts';
import { type Copy, compose } from '../../documents/gateway/compose.ts';
import { patientInScope } from '../../patients/gateway/patient-in-scope.ts';
import { noteMailedLetter } from '../../responses/gateway/mailed-letter.ts';
import { copiesOf } from './copies.ts';
import { noteSending } from './note-sending.ts';

export interface PrintServices {
  readonly drawDocument: DocumentPrinter;
  /** Where people find the product. */
  readonly origin: string;
}

/**
 * Prints a document about a patient, and those attached to it, and answers with the addresses where whoever asked
 * may fetch them, each once and within five minutes. Everything is left undone when one of them cannot be made.
 */
export function createPrint({ drawDocument: draw, origin }: PrintServices): Handler<'print'> {
  return {
    isWrite: true,
    async answer(call, { options }) {
      const patient = await patientOf(call);
      const artifact: { readonly ephemeralUrl: string }[] = [];
      const warnings: string[] = [];
      for (const print of [options, ...attachmentsOf(call)]) {
        for (const copy of await copiesOf(call, patient, { print, origin })) {
          const printed = await printOne(call, patient, { ...copy, draw });
          artifact.push({ ephemeralUrl: printed.url });
          warnings.push(...printed.warnings);
        }
      }
      return ok({ artifact, warnings: [...new Set(warnings)] });
    },
  };
}

/** An organization that is not the patient's is as good as a patient who does not exist. */
async function patientOf(call: HandlerCall<'print'>): Promise<RecordOf<'patient'>> {
  const { patientId, orgId } = call.query;
  const patient = await patientInScope(call, String(patientId), 'change');
  if (patient.organization !== String(orgId).replace(/^org:/, '')) throw notFound();
  return patient;
}

/** How the calls that print what is attached print it; they are named without the file that they stand in. */
function attachmentsOf({ contract, product, query }: HandlerCall<'print'>): readonly JsonObject[] {
  const names = [...new Set(query.attachments ?? [])];
  const file = contract.name.split('.')[0];
  return names.map((name) => {
    const store = product.calls[`${file}.${name}`]?.store;
    if (store?.kind === 'handler' && typeof store.options['document'] === 'string') return store.options;
    throw badRequest('The parameter attachments names a document that does not exist.');
  });
}

interface Printing extends Copy {
  readonly draw: DocumentPrinter;
}

async function printOne(call: Call, patient: RecordOf<'patient'>, { print, inputs, draw }: Printing) {
  const { database, origin, product, user, contract } = call;
  const { document, scope, composed } = await compose(call, patient, { print, inputs });
  const { content, missing } = await draw(composed).catch((error: unknown) => {
    throw notMade(contract.failure ?? 'The document could not be made.', error);
  });
  const { id, organization, rev } = patient;
  const handout = { author: user._id, subject: id, organization, name: `${document.name}.pdf`, content };
  const key = await leaveHandout(database, handout, origin.at);
  const details = { document: document.name };
  call.note({ action: 'print', type: 'patient', id, subject: id, organization, rev, details });
  const review = scope.records?.['review'] as Records['review'] | undefined;
  await noteMailedLetter(call, { print, patient, review });
  await noteSending(call, { print, patient, scope });
  const letters = product.messages['print.letters'];
  const isUnreadable = letters !== undefined && missing.length > 0;
  return {
    url: `/api/print/document/${key}`,
    warnings: [...composed.warnings, ...(isUnreadable ? [letters] : [])],
  };
}
