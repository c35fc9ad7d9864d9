import { type CallHandler, ok } from '../call.ts';
import { notFound } from '../errors.ts';
import { visibleRecord } from '../records/field-access.ts';
import { kindOf } from '../records/kinds.ts';
import { listRecords, type StoredRecord } from '../records/read.ts';

/** The organization's project that is marked as primary; where none is, the only one that has not ended. */
export const projectPrimary: CallHandler = {
  isWrite: false,
  async answer(call) {
    const { product, query, user, database, today } = call;
    const organization = String(query['orgId']).replace(/^org:/, '');
    if (!user.organizations.includes(organization)) throw notFound();
    const kind = kindOf(product, 'project');
    const projects = await listRecords(database, { kind, reach: { organizations: [organization] } });
    const primary = projects.find(({ document }) => document['primary'] === true);
    const found = primary ?? onlyOne(projects.filter((project) => isRunning(project, today)));
    if (found === undefined) throw notFound();
    call.note({ action: 'read', type: kind.type, id: found.id, organization });
    return ok(visibleRecord(call, kind, found.document));
  },
};

function isRunning({ document }: StoredRecord, today: string): boolean {
  const end = document['projectEnd'];
  return typeof end !== 'string' || end >= today;
}

function onlyOne(projects: readonly StoredRecord[]): StoredRecord | undefined {
  return projects.length === 1 ? projects[0] : undefined;
}
