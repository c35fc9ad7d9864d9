import { displayRecord } from '../../../engine/core/records/display.ts';
import { type Call, ok } from '../../../gateway/records/context/call.ts';
import { kindOfOrganizations } from '../../../gateway/records/context-records.ts';
import { isReadable, visibleRecord } from '../../../gateway/records/field-access.ts';
import { listRecords } from '../../../gateway/records/read.ts';
import type { Handler, RecordOf } from '../../contracts/server/typed.ts';
import { queuesOf } from './stored-queue.ts';

/**
 * Lists the user's own queues and those shared with the organization, each with the organization's name. Owners of
 * shared queues stay unnamed: only an own queue has a `userId`.
 */
export const queueList: Handler<'queue-list'> = {
  isWrite: false,
  isReplicable: true,
  async answer(call, store) {
    const { user, database } = call;
    const { kind } = queuesOf(call, store);
    const queues = await listRecords(database, { kind, scope: user });
    const isNamed = kind.entity.fields['/Organization/name'] !== undefined;
    const names = await organizationNames(call);
    call.note({ action: 'read', type: kind.type });
    const rows = queues
      .filter((queue) => isReadable(call, kind, queue.document))
      .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))
      .map(({ document, organization }) => {
        const { userId, ...queue } = visibleRecord(call, kind, document);
        const name = names.get(organization ?? '');
        const owned = userId === user.id ? { userId } : {};
        return {
          ...queue,
          ...owned,
          ...(isNamed ? { Organization: name === undefined ? {} : { name } } : {}),
        };
      });
    return ok({ rows });
  },
};

/** Reads the names of the user's organizations, by their ids. */
async function organizationNames({ product, user, database }: Call): Promise<ReadonlyMap<string, string>> {
  const kind = kindOfOrganizations(product);
  const records = kind === undefined ? [] : await listRecords(database, { kind, scope: user });
  return new Map(
    records.map(({ id, document }) => [
      id,
      displayRecord(kind?.traits.display, document, kind?.entity.fields) || id,
    ]),
  );
}

function nameOf({ document }: RecordOf<'priority-queue'>): string {
  return document.name ?? '';
}
