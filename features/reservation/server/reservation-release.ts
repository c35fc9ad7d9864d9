import { isAllowed } from '../../../engine/core/records/access.ts';
import { savedAnswer } from '../../../gateway/calls/bindings/save.ts';
import { GatewayError } from '../../../gateway/operation/errors.ts';
import type { Call } from '../../../gateway/records/context/call.ts';
import type { StoredRecord } from '../../../gateway/records/read.ts';
import { removeSeenRecord } from '../../../gateway/records/saving/remove.ts';
import { type Handler, type RecordOf, recordKind } from '../../contracts/server/typed.ts';
import { patientInScope } from '../../patients/server/patient-in-scope.ts';
import { reservedByAnother } from './reserved-by-another.ts';
import { reservationsOf } from './standing-reservation.ts';

/** Releases the user's own reservation in the version seen; keeps and reports any later one. */
export const reservationRelease: Handler<'reservation-release'> = {
  isWrite: true,
  async answer(call) {
    const { query } = call;
    const standing = await ownReservation(call, query.patientId);
    if (standing.id !== query._id || standing.rev !== query._rev) throw changedMeanwhile(standing);
    return released(call, standing);
  },
};

/** Releases the user's own reservation of a patient in any version, for work on many patients. */
export const reservationReleaseOwn: Handler<'reservation-release-own'> = {
  isWrite: true,
  answer: async (call) => released(call, await ownReservation(call, call.body.patientId)),
};

/** Finds the user's own reservation. Throws 409 where there is none, or another user's. */
async function ownReservation(call: Call, patientId: string): Promise<RecordOf<'reservation'>> {
  const patient = await patientInScope(call, patientId, 'change');
  const { standing } = await reservationsOf(call, patient.id);
  if (standing === undefined) throw nothingStands();
  if (!isOwn(call, standing)) throw reservedByAnother(call, standing);
  return standing;
}

async function released(call: Call, { id, rev }: StoredRecord) {
  const kind = recordKind(call.product, 'reservation');
  return savedAnswer(call, kind, await removeSeenRecord(call, kind, { _id: id, _rev: rev }));
}

function isOwn({ product, user, origin, today }: Call, { document }: StoredRecord): boolean {
  const scope = { self: document, user, now: origin.at.toISOString(), today };
  return isAllowed(product, 'reservation.release', scope);
}

function nothingStands(): GatewayError {
  const message = 'This patient is not reserved any more. There is nothing to release.';
  return new GatewayError(409, { code: 'released', message, conflict: { current: null, entries: [] } });
}

function changedMeanwhile({ document }: StoredRecord): GatewayError {
  const message = 'Your reservation of this patient was renewed meanwhile. Look at the patient again.';
  return new GatewayError(409, { code: 'conflict', message, conflict: { current: document, entries: [] } });
}
