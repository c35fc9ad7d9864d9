import { formatDate } from '../../../engine/core/dates/dates.ts';
import type { Records } from '../../../generated/calls.types.ts';
import { patientName } from '../shared/patient-name.ts';

/** Formats the line that heads every dialog: the open patient's name, date of birth and id. */
export function patientLine(patient: Partial<Records['patient']>): string {
  const { dob, externalId } = patient;
  const born = formatDate(dob ?? '');
  return [
    patientName(patient),
    born === '' ? undefined : `DOB ${born}`,
    externalId === undefined ? undefined : `ID ${externalId}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
