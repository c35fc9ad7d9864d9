import type { JsonObject } from '../../engine/core/json/json.ts';
import type { LoadRecord } from '../../engine/core/protocol/load.ts';
import { daysBefore } from './reference-day.ts';

interface Listed {
  readonly name: string;
  readonly directions?: string;
}

/**
 * Twelve lines of three sources: some equal, some with different strength, brand or directions, some in one source
 * only.
 */
const lists: readonly { readonly source: string; readonly medications: readonly Listed[] }[] = [
  {
    source: 'claims',
    medications: [
      { name: 'Lisinopril 10 mg tablet', directions: '1 tablet daily' },
      { name: 'Metformin 500 mg tablet', directions: '1 tablet twice daily' },
      { name: 'Atorvastatin 20 mg tablet', directions: '1 tablet at bedtime' },
      { name: 'Acetaminophen 500 mg tablet', directions: '1 tablet every 6 hours as needed' },
    ],
  },
  {
    source: 'patient',
    medications: [
      { name: 'Lisinopril 10 mg tablet', directions: 'Take one tablet by mouth once a day' },
      { name: 'Metformin 500 mg tablet', directions: '1 tablet in the morning' },
      { name: 'Tylenol 325 mg tablet', directions: '2 tablets as needed' },
      { name: 'Fish oil 1000 mg capsule', directions: '1 capsule daily' },
    ],
  },
  {
    source: 'facility',
    medications: [
      { name: 'Lisinopril 20 mg tablet', directions: '1 tablet daily' },
      { name: 'Atorvastatin 20 mg tablet', directions: '1 tab qhs' },
      { name: 'Furosemide 20 mg tablet', directions: '1 tablet in the morning' },
      { name: 'Docusate 100 mg capsule', directions: '1 capsule twice daily as needed' },
    ],
  },
];

/** Creates the lists that await a patient's reconciliation. */
export function reconciliationListsOf(subject: string): readonly LoadRecord[] {
  return lists.map(({ source, medications }, index) => {
    const record: JsonObject = {
      _id: `${subject}-list-${index + 1}`,
      ...{ type: 'patient.reconciliation', subject, list: 'unreconciled', source },
      asOf: daysBefore(10 + index * 7),
      medications: medications.map((medication, position) => ({
        uuid: uuidOf(subject, index * 100 + position),
        ...medication,
      })),
    };
    return { entity: 'reconciliation', record };
  });
}

/** Builds a UUID from the patient's number and the index of the line. */
function uuidOf(subject: string, index: number): string {
  const digits = (number: number, length: number) => String(number).padStart(length, '0');
  return `${digits(Number(subject.replace(/\D/g, '')), 8)}-0000-4000-8000-${digits(index, 12)}`;
}
