import { ok } from '../../../gateway/records/context/call.ts';
import { visibleRecord } from '../../../gateway/records/field-access.ts';
import { type Handler, recordKind } from '../../contracts/server/typed.ts';
import { patientInScope } from '../../patients/server/patient-in-scope.ts';
import { type MedicationList, openLists } from './open-lists.ts';
import { reconciliationsOf } from './reconciliations-of.ts';
import { withLikeness } from './with-likeness.ts';
import { withMarks } from './with-marks.ts';

/**
 * The patient's medication lists of the kind that `options.list` names, newest first: those that wait to be
 * reconciled, or what came of reconciling; where it is not complete, with what their medications are compared by.
 */
export const reconciliationLists: Handler<'reconciliation-lists'> = {
  isWrite: false,
  async answer(call, { options }) {
    const { product, query, database } = call;
    const { id } = await patientInScope(call, query.patientId);
    const kind = recordKind(product, 'reconciliation');
    const lists =
      options['list'] === 'reconciled'
        ? (await reconciliationsOf(call, id)).reconciled.map(({ document }) => document)
        : await openLists(call, id);
    call.note({ action: 'read', type: kind.type, subject: id });
    const shown = lists.map((document) => visibleRecord(call, kind, document));
    // Decisions of the open one are compared again where a list has changed since; the others are history.
    const isCompared = ({ completedAt }: Pick<MedicationList, 'completedAt'>) => completedAt === undefined;
    const compared = await withLikeness(database, await withMarks(call, id, shown.filter(isCompared)));
    return ok({ rows: [...compared, ...shown.filter((list) => !isCompared(list))] });
  },
};
