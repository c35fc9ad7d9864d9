import { displayRecord } from '../../../engine/core/records/display.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import { findRecord } from '../../../gateway/records/read.ts';
import { findByUnique } from '../../../gateway/records/unique.ts';
import { type Handler, recordKind } from '../../contracts/server/typed.ts';

/**
 * Answers whether an entered id belongs to a patient of the user's organizations; gives one answer to unknown ids and
 * to other organizations' patients.
 */
export const patientExists: Handler<'patient-exists'> = {
  isWrite: false,
  async answer({ product, database, user, body, note }) {
    const kind = recordKind(product, 'patient');
    const value = body.externalId.trim();
    const { organizations } = user;
    const id = await findByUnique(database, { kind, path: '/externalId', value, organizations });
    const found = id === undefined ? undefined : await findRecord(database, { kind, id, scope: user });
    if (found === undefined || found.isRemoved) return ok({ patientExists: false, patientInfo: null });
    const { organization, rev, document } = found;
    const record = { type: kind.type, id: found.id, subject: found.id, organization, rev };
    note({ action: 'read', ...record });
    const name = displayRecord(kind.traits.display, document, kind.entity.fields);
    return ok({ patientExists: true, patientInfo: { _id: found.id, name } });
  },
};
