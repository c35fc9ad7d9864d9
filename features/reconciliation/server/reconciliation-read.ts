import { ok } from '../../../gateway/records/context/call.ts';
import type { Handler } from '../../contracts/server/typed.ts';
import { dosageCodesOf } from '../../directions/server/dosage-codes.ts';
import { readPatientWithin } from '../../patients/server/patient-in-scope.ts';
import { readMedications } from './reading/read-medications.ts';
import { differencesOf, unknownOf } from './reading/whose.ts';

/** Reads medications from a text for the user to confirm; stores nothing. */
export const reconciliationRead: Handler<'reconciliation-read'> = {
  isWrite: false,
  async answer(call) {
    const { body, product } = call;
    const { person, ...read } = readMedications(body.text, {
      codes: dosageCodesOf(product),
      choice: body.choice,
    });
    if (person === undefined) return ok(read);
    const unknown = unknownOf(person);
    const notes = unknown === undefined ? read.notes : [unknown, ...read.notes];
    const patient = body.subject === undefined ? undefined : await readPatientWithin(call, body.subject);
    const differences = patient === undefined ? [] : differencesOf(person, patient.document);
    return ok({
      ...read,
      notes,
      record: { person },
      ...(differences.length === 0 ? {} : { differences: [...differences] }),
    });
  },
};
