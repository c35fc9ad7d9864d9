import { isJsonObject, type Json, type JsonObject } from '../../../../engine/core/json/json.ts';
import type { DosageCodes } from '../../../directions/server/dosage-codes.ts';
import { absenceOf } from '../../../import/functions/absence.ts';
import { medicationsOfBundle } from './fhir-medications.ts';
import { medicationsOfList } from './list/read-list.ts';
import type { PersonChoice, ReadMedications } from './read-medication.ts';
import { type PersonInFile, peopleOfBundle } from './whose.ts';

export interface MedicationsReading {
  readonly codes: DosageCodes;
  /** Reference of the chosen person, where the source is about several. */
  readonly choice?: string | undefined;
}

/** Limit on the rows of a list. */
const most = 500;

/** Reads the medications of a FHIR R4 bundle or a pasted list. Never fails: reports what it cannot read. */
export function readMedications(text: string, reading: MedicationsReading): ReadMedications {
  const read = /^\s*\{/.test(text) ? ofJson(text, reading) : medicationsOfList(text, isAbsent);
  if (read.rows.length <= most) return read;
  const note = `There are ${read.rows.length} medications: the first ${most} are shown. Add the others as a second list.`;
  return { ...read, rows: read.rows.slice(0, most), notes: [...read.notes, note] };
}

/**
 * Reports whether a text states that there are no medications, such as `No known medications`. False for `-` and
 * `unknown`, which count as lines not understood.
 */
function isAbsent(text: string): boolean {
  const absence = absenceOf('medication', text);
  return absence !== undefined && absence !== 'not-known';
}

function ofJson(text: string, reading: MedicationsReading): ReadMedications {
  const content = parsed(text);
  if (isJsonObject(content) && content['resourceType'] === 'Bundle') return ofBundle(content, reading);
  const note = 'This is no FHIR R4 bundle. Paste the whole bundle, or one medication a line.';
  return { rows: [], notes: [note] };
}

/** Reads a bundle; where the bundle is about several people, reads only the chosen person's part. */
function ofBundle(bundle: JsonObject, { codes, choice }: MedicationsReading): ReadMedications {
  const people = peopleOfBundle(bundle);
  const chosen = people.length === 1 ? people[0] : people.find(({ references }) => references[0] === choice);
  if (people.length > 1 && chosen === undefined) return { rows: [], notes: [], choices: choicesOf(people) };
  const about = people.length > 1 ? chosen?.references : undefined;
  return { ...medicationsOfBundle(bundle, codes, about), person: chosen?.person ?? {} };
}

function choicesOf(people: readonly PersonInFile[]): readonly PersonChoice[] {
  return people.map(({ references: [id = ''], person }) => ({
    id,
    title: [person.name ?? 'No name', person.birthDate, person.sex].filter(Boolean).join(', '),
  }));
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
