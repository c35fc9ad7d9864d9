import { formatDate } from '../../../engine/core/dates/dates.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Records } from '../../../generated/calls.types.ts';

/** Says in one line whose record is open: name, date of birth and id, for the head of every dialog. */
export function patientLine(patient: JsonObject): string {
  const { name, dob, externalId } = patient as Partial<Records['patient']>;
  const born = formatDate(dob ?? '');
  return [
    [name?.first, name?.last].filter(Boolean).join(' '),
    born === '' ? undefined : `DOB ${born}`,
    externalId === undefined ? undefined : `ID ${externalId}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
