import { ok } from '../../../../gateway/context/call.ts';
import { visibleRecord } from '../../../../gateway/records/field-access.ts';
import { type Handler, recordKind } from '../../contracts/gateway/typed.ts';
import { patientInScope } from '../../patients/gateway/patient-in-scope.ts';
import { openLists } from './open-lists.ts';
import { reconciliationsOf } from './reconciliations-of.ts';
import { withLikeness } from './with-likeness.ts';

/**
 * The patient's medication lists of the kind that `options.list` names, newest first: those that wait to be
 * reconciled, with what their medications are compared by, or what came of reconciling.
 */
export const reconciliationLists: Handler<'reconciliation-lists'> = {
  isWrite: false,
  async answer(call, { options }) {
    const { product, query, database } = call;
    const { id } = await patientInScope(call, query.patientId);
    const kind = recordKind(product, 'reconciliation');
    const lists =
      options['list'] === 'reconciled'
        ? (await reconciliationsOf(call, id, 'reconciled')).map(({ document }) => document)
        : await openLists(call, id);
    call.note({ action: 'read', type: kind.type, subject: id });
    const shown = lists.map((document) => visibleRecord(call, kind, document));
    return ok({ rows: options['list'] === 'reconciled' ? shown : await withLikeness(database, shown) });
  },
};
