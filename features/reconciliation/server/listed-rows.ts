import type { Call } from '../../../gateway/records/context/call.ts';
import type { ListedRows } from './decided-rows.ts';
import { listedMedication, openLists, takenRecords } from './open-lists.ts';

/** Collects the rows of the waiting lists and of the medication list. */
export async function listedRows(call: Call, subject: string): Promise<ListedRows> {
  const rows = (await openLists(call, subject)).flatMap(({ medications = [] }) => medications);
  const stored = await takenRecords(call, subject);
  return {
    listed: new Map(rows.map((row) => [row.uuid ?? '', row])),
    stored: new Map(stored.map((record) => [record.id, listedMedication(record)])),
  };
}
