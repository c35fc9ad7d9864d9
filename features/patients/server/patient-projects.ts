import { ok } from '../../../gateway/records/context/call.ts';
import { listRecords } from '../../../gateway/records/read.ts';
import type { Records } from '../../../generated/calls.types.ts';
import { type Handler, type RecordOf, recordKind } from '../../contracts/server/typed.ts';
import { readPatientOf } from './patient-in-scope.ts';

/** Lists the projects of the patient's organization, each with the decision for this patient. */
export const patientProjects: Handler<'patient-projects'> = {
  isWrite: false,
  async answer(call) {
    const patient = await readPatientOf(call);
    const kind = recordKind(call.product, 'project');
    const scope = { organizations: patient.organization === null ? [] : [patient.organization] };
    const projects = await listRecords(call.database, { kind, scope });
    return ok({ rows: projects.map((project) => withEnrollment(project, patient.document)) });
  },
};

function withEnrollment({ id, document }: RecordOf<'project'>, { projects = {} }: Records['patient']) {
  const { couchId: key = id } = document;
  const enrollment = Object.hasOwn(projects, key) ? projects[key] : undefined;
  return enrollment === undefined ? document : { ...document, enrollment };
}
