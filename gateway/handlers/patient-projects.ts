import type { JsonObject } from '../../engine/core/json.ts';
import { getAt, pointerOf } from '../../engine/core/pointer.ts';
import { type CallHandler, ok } from '../call.ts';
import { kindOf } from '../records/kinds.ts';
import { listRecords } from '../records/read.ts';
import { readPatientOf } from './patients/patient-within-reach.ts';

/** The projects of the patient's organization, each with what was decided for this patient. */
export const patientProjects: CallHandler = {
  isWrite: false,
  async answer(call) {
    const patient = await readPatientOf(call);
    const kind = kindOf(call.product, 'project');
    const reach = { organizations: patient.organization === null ? [] : [patient.organization] };
    const projects = await listRecords(call.database, { kind, reach });
    return ok({ rows: projects.map(({ id, document }) => withEnrollment(document, id, patient.document)) });
  },
};

function withEnrollment(project: JsonObject, id: string, patient: JsonObject): JsonObject {
  const key = typeof project['couchId'] === 'string' ? project['couchId'] : id;
  const enrollment = getAt(patient, pointerOf(['projects', key]));
  return enrollment === undefined ? project : { ...project, enrollment: enrollment as JsonObject };
}
