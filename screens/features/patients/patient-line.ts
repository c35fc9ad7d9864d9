import { formatDate } from '../../../engine/core/dates/dates.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import { getAt } from '../../../engine/core/json/pointer.ts';

/** Says in one line whose record is open: name, date of birth and id, for the head of every dialog. */
export function patientLine(patient: JsonObject): string {
  const name = [getAt(patient, '/name/first'), getAt(patient, '/name/last')].filter(Boolean).join(' ');
  const born = formatDate(String(patient['dob'] ?? ''));
  const id = patient['externalId'];
  return [name, born === '' ? undefined : `DOB ${born}`, id === undefined ? undefined : `ID ${String(id)}`]
    .filter(Boolean)
    .join(' · ');
}
