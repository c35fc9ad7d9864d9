import { formatDate } from '../../../engine/core/dates/dates.ts';
import type { Records } from '../../../generated/calls.types.ts';

/** Names in one line whose record is open: name, date of birth and id, for the head of every dialog. */
export function patientLine(patient: Partial<Records['patient']>): string {
  const { name, dob, externalId } = patient;
  const born = formatDate(dob ?? '');
  return [
    [name?.first, name?.last].filter(Boolean).join(' '),
    born === '' ? undefined : `DOB ${born}`,
    externalId === undefined ? undefined : `ID ${externalId}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
