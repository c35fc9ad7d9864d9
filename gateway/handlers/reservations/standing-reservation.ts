import type { Call } from '../../call.ts';
import { kindOf } from '../../records/kinds.ts';
import { listRecords, type StoredRecord } from '../../records/read.ts';

/** The reservations of a patient that still count, and those that have run out. */
export interface Reservations {
  readonly standing: StoredRecord | undefined;
  readonly expired: readonly StoredRecord[];
}

export async function reservationsOf(call: Call, subject: string): Promise<Reservations> {
  const kind = kindOf(call.product, 'reservation');
  const records = await listRecords(call.database, { kind, subject, reach: call.user });
  const standing = records.find((record) => isStanding(call, record));
  return { standing, expired: records.filter((record) => record !== standing) };
}

/** A reservation that nobody released ends by itself, so that nobody keeps a patient by going home. */
export function isStanding({ product, origin }: Call, { document }: StoredRecord): boolean {
  const lifetime = Number(product.constants?.['reservation-lifetime']?.value);
  const since = Date.parse(String(document['updatedAt']));
  return !(origin.at.getTime() - since > lifetime);
}
