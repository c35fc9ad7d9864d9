import type { Call } from '../../../gateway/records/context/call.ts';
import { performerOf } from '../../../gateway/records/meta.ts';
import type { StoredRecord } from '../../../gateway/records/read.ts';
import { createRecord, type Saved } from '../../../gateway/records/saving/save.ts';
import { removeRecord } from '../../../gateway/records/write.ts';
import { recordKind } from '../../contracts/server/typed.ts';

export interface NewReservation {
  readonly patientId: string;
  /** Reservations that the new one ends. */
  readonly replaces: readonly StoredRecord[];
  /** True where another user's reservation is among `replaces`. */
  readonly override: boolean;
}

/**
 * Reserves a patient for the user of the call. The caller must have locked the patient, as a patient has only one
 * reservation.
 */
export async function makeReservation(
  call: Call,
  { patientId, replaces, override }: NewReservation,
): Promise<Saved> {
  const { product, database, user, origin } = call;
  const kind = recordKind(product, 'reservation');
  for (const before of replaces)
    await removeRecord(database, { kind, before, performedBy: performerOf(user), origin });
  const content = { patientId, user: user.id, email: user.email };
  return createRecord(call, kind, {
    ...{ subject: patientId, ...content },
    ...(override ? { override: true } : {}),
  });
}
