import { ok } from '../../../../gateway/context/call.ts';
import type { Handler } from '../../contracts/gateway/typed.ts';
import { dosageCodesOf } from '../../directions/gateway/dosage-codes.ts';
import { readMedications } from './reading/read-medications.ts';

/** Reads medications out of a text, for somebody to confirm; nothing is stored. */
export const reconciliationRead: Handler<'reconciliation-read'> = {
  isWrite: false,
  async answer({ body, product }) {
    return ok(readMedications(body.text, dosageCodesOf(product)));
  },
};
