import { isJsonObject, type Json } from '../../../../../engine/core/json/json.ts';
import type { DosageCodes } from '../../../directions/gateway/dosage-codes.ts';
import { medicationsOfBundle } from './fhir-medications.ts';
import { medicationsOfList } from './list/read-list.ts';
import type { ReadMedications } from './read-medication.ts';

/** As many as a list may have. */
const most = 500;

/** Medications of a text: a FHIR R4 bundle, or a list as people paste it. Never fails: what it cannot read it says. */
export function readMedications(text: string, codes: DosageCodes): ReadMedications {
  const read = /^\s*\{/.test(text) ? ofJson(text, codes) : medicationsOfList(text, saysNothing);
  if (read.rows.length <= most) return read;
  const note = `There are ${read.rows.length} medications: the first ${most} are shown. Add the others as a second list.`;
  return { rows: read.rows.slice(0, most), notes: [...read.notes, note] };
}

function saysNothing(text: string): boolean {
  return /^(?:none|n\/?a|no (?:known |current |home |active )?(?:medications?|meds|medicines?))\W*$/iu.test(
    text,
  );
}

function ofJson(text: string, codes: DosageCodes): ReadMedications {
  const content = parsed(text);
  if (isJsonObject(content) && content['resourceType'] === 'Bundle')
    return medicationsOfBundle(content, codes);
  const note = 'This is no FHIR R4 bundle. Paste the whole bundle, or one medication a line.';
  return { rows: [], notes: [note] };
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
