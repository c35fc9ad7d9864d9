import type { JsonObject } from '../../engine/core/json/json.ts';
import type { Queryable } from '../../gateway/store/database.ts';

/** Lists the ids of the patients that `storePatients` stores. */
export function patientIds(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `stored-${index}`);
}

/** Returns a second given name that no other of these patients has, so that a search for it finds the patient. */
export function middleNameOf(id: string): string {
  const index = Number(id.slice('stored-'.length));
  const letters = [26 ** 3, 26 ** 2, 26, 1].map((place) =>
    String.fromCharCode(97 + (Math.floor(index / place) % 26)),
  );
  return `Qx${letters.join('')}`;
}

/**
 * Stores patients of EMTM as saves would have left them, in one statement, before a gateway makes its search tables.
 */
export async function storePatients(database: Queryable, count: number): Promise<void> {
  const ids = patientIds(count);
  await database.query(
    `with stored as (
       insert into record (type, id, organization, rev, document, created_at, updated_at)
       select 'patient', id, 'EMTM', 1, jsonb_build_object('_id', id, '_rev', 1, 'type', 'patient',
         'name', jsonb_build_object('first', 'Stored', 'middle', middle, 'last', 'Person'), 'dob', '1952-02-29',
         'sex', 'female', 'status', 'active', 'managingOrganization', '{"id": "EMTM"}'::jsonb), now(), now()
       from unnest($1::text[], $2::text[]) as patient (id, middle) returning *)
     insert into record_version (type, id, rev, document, author, at, source, is_removed)
     select type, id, rev, document, 'seed', now(), 'import', false from stored`,
    [ids, ids.map(middleNameOf)],
  );
}

/** Makes a published review, whose letters contain the patient's full name. */
export function reviewOf(subject: string): { readonly entity: string; readonly record: JsonObject } {
  return {
    entity: 'review',
    record: {
      ...{ _id: `review-${subject}`, type: 'patient.review', subject, version: 2, reviewDate: '2026-11-02' },
      ...{ workflowIteration: 1, currentYear: 2026, reviewType: 'Medication Safety Advisory (MSA)' },
      ...{ published: true, publishedDate: '2026-11-03T09:00:00.000Z', recommendations: [] },
    },
  };
}
