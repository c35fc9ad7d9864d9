import { ok } from '../../../gateway/records/context/call.ts';
import { isReadable, visibleRecord } from '../../../gateway/records/field-access.ts';
import { listRecords } from '../../../gateway/records/read.ts';
import { type Handler, type RecordOf, recordKind } from '../../contracts/server/typed.ts';

/**
 * Lists the user's own queues and those shared with the organization, each with the organization's name. Owners of
 * shared queues stay unnamed: only an own queue has a `userId`.
 */
export const queueList: Handler<'queue-list'> = {
  isWrite: false,
  isReplicable: true,
  async answer(call) {
    const { product, user, database } = call;
    const kind = recordKind(product, 'priority-queue');
    const queues = await listRecords(database, { kind, scope: user });
    const organizations = await listRecords(database, {
      kind: recordKind(product, 'organization'),
      scope: user,
    });
    const names = new Map(organizations.map(({ id, document }) => [id, document.name]));
    call.note({ action: 'read', type: kind.type });
    const rows = queues
      .filter((queue) => isReadable(call, kind, queue.document))
      .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))
      .map(({ document, organization }) => {
        const { userId, ...queue } = visibleRecord(call, kind, document);
        const name = names.get(organization ?? '');
        const owned = userId === user.id ? { userId } : {};
        return { ...queue, ...owned, Organization: name === undefined ? {} : { name } };
      });
    return ok({ rows });
  },
};

function nameOf({ document }: RecordOf<'priority-queue'>): string {
  return document.name ?? '';
}
