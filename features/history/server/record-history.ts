import { isJsonObject } from '../../../engine/core/json/json.ts';
import { diffJson } from '../../../engine/core/json/json-patch.ts';
import { notFound } from '../../../gateway/operation/errors.ts';
import { type Call, ok } from '../../../gateway/records/context/call.ts';
import { isReadable, visibleRecord } from '../../../gateway/records/field-access.ts';
import { listVersions, type StoredVersion, type VersionQuery } from '../../../gateway/records/history.ts';
import { contentOf, isRecordId } from '../../../gateway/records/meta.ts';
import { findRecord } from '../../../gateway/records/read.ts';
import { kindOfType, type RecordKind } from '../../../gateway/store/kinds/kinds.ts';
import type { Handler } from '../../contracts/server/typed.ts';
import { mayRead, maySave } from './entitled.ts';

const pageSize = 50;

/** Lists every version of a record with its author, time and changes, without fields that the user may not see. */
export const recordHistory: Handler<'record-history'> = {
  isWrite: false,
  async answer(call) {
    const { query, user, database } = call;
    const kind = kindOfType(call.product, query.type);
    const { id, before } = query;
    if (kind === undefined || !isRecordId(id) || !mayRead(call, kind)) throw notFound();
    const record = await findRecord(database, { kind, id, scope: user });
    if (record === undefined || !isReadable(call, kind, record.document)) throw notFound();
    const { subject, organization, rev, isRemoved } = record;
    call.note({ action: 'read', type: kind.type, id, subject: subject ?? id, organization, rev });
    const versions = await readableVersions(call, { kind, id, before });
    const rows = versions
      .slice(0, pageSize)
      .map((version, n) => rowOf(call, kind, [version, versions[n + 1]]));
    // Forbids restoring under emergency access, which is read-only.
    const isOwn = organization === null || user.organizations.includes(organization);
    const canRestore = isOwn && maySave(call, kind);
    return ok({ rev, isRemoved, canRestore, more: versions.length > pageSize, rows });
  },
};

/**
 * Lists one version more than the page shows, which is compared with the oldest one shown and tells that more exist;
 * skips versions that the user could not have read at their time.
 */
async function readableVersions(
  call: Call,
  { kind, id, before }: Pick<VersionQuery, 'kind' | 'id' | 'before'>,
): Promise<readonly StoredVersion[]> {
  const limit = pageSize + 1;
  const readable: StoredVersion[] = [];
  for (let from = before; readable.length < limit; ) {
    const found = await listVersions(call.database, { kind, id, before: from, limit });
    readable.push(...found.filter(({ document }) => isReadable(call, kind, document)));
    if (found.length < limit) break;
    from = found.at(-1)?.rev;
  }
  return readable.slice(0, limit);
}

function rowOf(
  call: Call,
  kind: RecordKind,
  [version, previous]: readonly [StoredVersion, StoredVersion | undefined],
) {
  const { rev, at, author, source, isRemoved, document } = version;
  const shown = (each: StoredVersion) => contentOf(kind.entity, visibleRecord(call, kind, each.document));
  const earlier = previous === undefined || previous.isRemoved ? undefined : shown(previous);
  const changes = isRemoved ? [{ op: 'remove', path: '' }] : diffJson(earlier, shown(version));
  const { performedBy } = document;
  return {
    rev,
    at: at.toISOString(),
    author,
    ...(isJsonObject(performedBy) ? { performedBy } : {}),
    call: source,
    isRemoved,
    changes,
  };
}
