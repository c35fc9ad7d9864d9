import type { Call } from '../../../gateway/records/context/call.ts';
import { listRecords } from '../../../gateway/records/read.ts';
import { type RecordOf, recordKind } from '../../contracts/server/typed.ts';

/** Standing and expired reservations of a patient. */
export interface Reservations {
  readonly standing: RecordOf<'reservation'> | undefined;
  readonly expired: readonly RecordOf<'reservation'>[];
}

export async function reservationsOf(call: Call, subject: string): Promise<Reservations> {
  const kind = recordKind(call.product, 'reservation');
  const records = await listRecords(call.database, { kind, subject, scope: call.user });
  const standing = records.find((record) => isStanding(call, record));
  return { standing, expired: records.filter((record) => record !== standing) };
}

/**
 * Reports whether a reservation is still valid: it expires after a time, so that no user keeps a patient by leaving
 * without a release.
 */
export function isStanding({ product, origin }: Call, { document }: RecordOf<'reservation'>): boolean {
  const lifetime = Number(product.constants?.['reservation-lifetime']?.value);
  const since = Date.parse(document.updatedAt);
  return !(origin.at.getTime() - since > lifetime);
}
