import { formatDate } from '../../../engine/core/dates/dates.ts';
import type { Records } from '../../../generated/calls.types.ts';
import { patientName } from '../shared/patient-name.ts';

/** Names in one line whose record is open: name, date of birth and id, for the head of every dialog. */
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
