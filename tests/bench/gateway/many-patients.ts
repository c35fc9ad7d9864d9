import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Database } from '../../../gateway/store/database.ts';
import { familyNames, givenNames } from '../../../tools/demo/names.ts';
import { createRandom, type Random } from '../../../tools/demo/random.ts';

/** Record in the form in which the store keeps it. */
interface Row {
  readonly type: string;
  readonly id: string;
  readonly subject?: string;
  readonly organization: string;
  readonly document: JsonObject;
}

/** Organizations that care for the patients: twelve, the first ones the largest. */
export const manyOrganizations = Array.from({ length: 12 }, (_, n) => `ORG${String(n + 1).padStart(2, '0')}`);

const batchSize = 2_000;

/**
 * Fills a store with patients, each with some calls, reviews and medications, equal on every machine. Writes only the
 * table of records, since saves through the gateway would take hours.
 */
export async function loadManyPatients(
  database: Database,
  count: number,
  organizations: readonly string[] = manyOrganizations,
): Promise<void> {
  for (let from = 0; from < count; from += batchSize) {
    const rows = Array.from({ length: Math.min(batchSize, count - from) }, (_, n) =>
      rowsOf(from + n, organizations),
    ).flat();
    await database.query(
      `insert into record (type, id, subject, organization, rev, document, created_at, updated_at)
       select type, id, subject, organization, 1, document, '2026-01-01', '2026-01-01'
       from jsonb_to_recordset($1::jsonb) as row (type text, id text, subject text, organization text, document jsonb)`,
      [JSON.stringify(rows)],
    );
  }
  await database.query('analyze record');
}

function rowsOf(number: number, organizations: readonly string[]): readonly Row[] {
  const id = `many-${String(number).padStart(7, '0')}`;
  const random = createRandom(id);
  // Squares the share, so that the first organizations are the largest.
  const place = Math.floor((random.integer(0, 999) / 1_000) ** 2 * organizations.length);
  const organization = organizations[place] ?? '';
  const child = (type: string, n: number, document: JsonObject): Row => ({
    ...{ type, id: `${id}-${type.slice(8)}-${n}`, subject: id, organization },
    document: { ...document, type, subject: id, _id: `${id}-${type.slice(8)}-${n}`, _rev: 1 },
  });
  return [
    { type: 'patient', id, organization, document: patientOf({ id, number, organization, random }) },
    ...some(random, 0.6, 1).map((n) => child('patient.interaction', n, interactionOf(random))),
    ...some(random, 0.4, 1).map((n) => child('patient.review', n, reviewOf(random))),
    ...some(random, 0.3, 2).map((n) =>
      child('patient.medication', n, { dosageInstructions: { prn: random.chance(0.2) } }),
    ),
  ];
}

function some(random: Random, share: number, most: number): readonly number[] {
  return random.chance(share) ? Array.from({ length: random.integer(1, most) }, (_, n) => n) : [];
}

interface PatientFacts {
  readonly id: string;
  readonly number: number;
  readonly organization: string;
  readonly random: Random;
}

/** Makes a patient; family names in two parts give some ten thousand different names. */
function patientOf({ id, number, organization, random }: PatientFacts): JsonObject {
  const sex = random.chance(0.55) ? 'female' : 'male';
  const last = random.chance(0.7)
    ? `${random.pick(familyNames)}-${random.pick(familyNames)}`
    : random.pick(familyNames);
  return {
    ...{ _id: id, _rev: 1, type: 'patient', externalId: `MANY-${number}`, sex },
    name: { first: random.pick(givenNames[sex]), last },
    dob: dayIn(random, 1930, 2005),
    telecom: { phone: `303555${String(random.integer(0, 9_999)).padStart(4, '0')}` },
    status: random.chance(0.85) ? 'active' : 'inactive',
    managingOrganization: { id: organization },
    currentWorkflowState: {
      name: random.pick([
        'Ready for Initiating Call',
        'Ready for Medication Review',
        'Ready for Consult',
        'Complete',
        'Imported',
      ]),
      year: random.integer(2016, 2026),
    },
    ...(random.chance(0.3) ? { nextReviewDate: dayIn(random, 2026, 2027) } : {}),
    metadata: {
      cohort: `C${random.integer(1, 40)}`,
      ...(random.chance(0.5) ? { group: `G${random.integer(1, 9)}` } : {}),
    },
  };
}

function interactionOf(random: Random): JsonObject {
  return { app: 'Initiating Call', record: { dateRecorded: `${dayIn(random, 2024, 2026)}T15:00:00Z` } };
}

function reviewOf(random: Random): JsonObject {
  const day = dayIn(random, 2024, 2026);
  const published = random.chance(0.6);
  return {
    ...{ reviewDate: day, createdOn: `${day}T12:00:00Z`, dueDate: dayIn(random, 2026, 2026), published },
    ...(published ? { publishedDate: `${day}T16:00:00Z` } : {}),
    riskScoresNormalized: {
      total: random.integer(0, 50),
      acb: random.integer(0, 10),
      sedative: random.integer(0, 10),
    },
  };
}

function dayIn(random: Random, firstYear: number, lastYear: number): string {
  const part = (least: number, most: number) => String(random.integer(least, most)).padStart(2, '0');
  return `${random.integer(firstYear, lastYear)}-${part(1, 12)}-${part(1, 28)}`;
}
