import { savedAnswer } from '../../../gateway/calls/bindings/save.ts';
import { badRequest } from '../../../gateway/operation/errors.ts';
import type { Call } from '../../../gateway/records/context/call.ts';
import type { StoredRecord } from '../../../gateway/records/read.ts';
import type { RecordKind } from '../../../gateway/store/kinds/kinds.ts';
import type { Records } from '../../../generated/calls.types.ts';
import { type CallOf, type Handler, type RecordOf, recordKind } from '../../contracts/server/typed.ts';
import { patientInScope } from '../../patients/server/patient-in-scope.ts';
import { makeReservation } from './make-reservation.ts';
import { reservedByAnother } from './reserved-by-another.ts';
import { reservationsOf } from './standing-reservation.ts';

/**
 * Reserves a patient for the user. A user who holds the reservation already gets it as the answer; another user's is
 * replaced in the same transaction if the request overrides it.
 */
export const reservationCreate: Handler<'reservation-create'> = {
  isWrite: true,
  async answer(call) {
    const { product, body, user } = call;
    const kind = recordKind(product, 'reservation');
    if (body.email !== user.email) throw badRequest('The e-mail address must be your own.');
    // Serializes concurrent reservations.
    const patient = await patientInScope(call, body.patientId, 'change');
    const { standing, expired } = await reservationsOf(call, patient.id);
    if (standing?.document.user === user.id) return ownAnswer(call, kind, standing);
    if (standing !== undefined && !isMeant(call, standing)) throw reservedByAnother(call, standing);
    const made = await makeReservation(call, {
      patientId: patient.id,
      replaces: standing === undefined ? expired : [...expired, standing],
      override: standing !== undefined,
    });
    return savedAnswer(call, kind, made);
  },
};

/**
 * Reports whether the request overrides this reservation: the request may name the one to override, or none for any.
 */
function isMeant({ body }: CallOf<'reservation.reserve'>, { id }: StoredRecord): boolean {
  const { reservationId: seen, override } = body;
  return override === true && (seen === undefined || seen === id);
}

function ownAnswer(
  call: Call,
  kind: RecordKind<Records['reservation']>,
  { id, rev, document }: RecordOf<'reservation'>,
) {
  return savedAnswer(call, kind, { id, rev, record: document, isNew: false });
}
