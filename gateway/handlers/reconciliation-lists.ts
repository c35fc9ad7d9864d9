import { type CallHandler, ok } from '../call.ts';
import { visibleRecord } from '../records/field-access.ts';
import { kindOf } from '../records/kinds.ts';
import { patientWithinReach } from './patients/patient-within-reach.ts';
import { reconciliationsOf } from './reconciliation/reconciliations-of.ts';

/** The patient's medication lists of the kind that `options.list` names, newest first. */
export const reconciliationLists: CallHandler = {
  isWrite: false,
  async answer(call, { options }) {
    const { product, query } = call;
    const { id } = await patientWithinReach(call, String(query['patientId']));
    const list = options['list'] === 'reconciled' ? 'reconciled' : 'unreconciled';
    const kind = kindOf(product, 'reconciliation');
    const lists = await reconciliationsOf(call, id, list);
    call.note({ action: 'read', type: kind.type, subject: id });
    return ok({ rows: lists.map(({ document }) => visibleRecord(call, kind, document)) });
  },
};
