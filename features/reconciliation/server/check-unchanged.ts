import type { JsonObject } from '../../../engine/core/json/json.ts';
import { isJsonObject, jsonItems } from '../../../engine/core/json/json.ts';
import { stringItems } from '../../../engine/core/json/string-values.ts';
import type { Sent } from '../../../engine/core/protocol/call-types.ts';
import { GatewayError } from '../../../gateway/operation/errors.ts';
import type { Call } from '../../../gateway/records/context/call.ts';
import { findRecord } from '../../../gateway/records/read.ts';
import { recordKind } from '../../contracts/server/typed.ts';
import { type ListedMedication, listedMedication, type MedicationList, takenRecords } from './open-lists.ts';

/**
 * Refuses to complete a reconciliation if a medication that it decides has changed on the medication list since, whose
 * entry would be overwritten. Locks those medications until the transaction ends.
 */
export async function checkUnchanged(call: Call, subject: string, sent: JsonObject): Promise<void> {
  const kind = recordKind(call.product, 'medication');
  const ids = new Set(rowsOf(sent).flatMap(({ records }) => stringItems(records)));
  // Locks the records in sorted order, so that concurrent callers cannot deadlock.
  for (const id of [...ids].toSorted())
    await findRecord(call.database, { kind, id, scope: call.user, lock: 'change' });
  const [first] = await changedMedications(call, subject, sent);
  if (first !== undefined) throw new GatewayError(409, { code: 'changed', message: first });
}

/** Describes, in one sentence each, the medications that changed on the list after their decision. */
export async function changedMedications(
  call: Call,
  subject: string,
  sent: JsonObject,
): Promise<readonly string[]> {
  const taken = await takenRecords(call, subject);
  const keys = new Map(taken.map((record) => [record.id, listedMedication(record).uuid]));
  return rowsOf(sent).flatMap(({ name, records, sources }) => {
    const decided = new Set(stringItems(sources));
    const isListed = stringItems(records).every((id) => decided.has(keys.get(id) ?? ''));
    return isListed ? [] : [changed(String(name))];
  });
}

function rowsOf(sent: JsonObject): readonly Sent<ListedMedication>[] {
  const { medications }: Sent<MedicationList> = sent;
  return jsonItems(medications).filter(isJsonObject);
}

function changed(name: string): string {
  return `${name} has changed on the medication list, or is no longer on it, since you decided about it. Decide again, then complete.`;
}
