import { notFound } from '../../../gateway/operation/errors.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import { visibleRecord } from '../../../gateway/records/field-access.ts';
import { listRecords } from '../../../gateway/records/read.ts';
import { type Handler, type RecordOf, recordKind } from '../../contracts/server/typed.ts';

/** Finds the organization's primary project, else the only one that has not ended. */
export const projectPrimary: Handler<'project-primary'> = {
  isWrite: false,
  async answer(call) {
    const { product, query, user, database, today } = call;
    const organization = query.orgId.replace(/^org:/, '');
    if (!user.organizations.includes(organization)) throw notFound();
    const kind = recordKind(product, 'project');
    const projects = await listRecords(database, { kind, scope: { organizations: [organization] } });
    const primary = projects.find(({ document }) => document.primary === true);
    const found = primary ?? onlyOne(projects.filter((project) => isRunning(project, today)));
    if (found === undefined) throw notFound();
    call.note({ action: 'read', type: kind.type, id: found.id, organization });
    return ok(visibleRecord(call, kind, found.document));
  },
};

function isRunning({ document }: RecordOf<'project'>, today: string): boolean {
  const { projectEnd: end } = document;
  return end === undefined || end >= today;
}

function onlyOne<Item>(projects: readonly Item[]): Item | undefined {
  return projects.length === 1 ? projects[0] : undefined;
}
