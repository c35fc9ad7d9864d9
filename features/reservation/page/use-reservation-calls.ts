import { useQueryClient } from '@tanstack/react-query';
import { everyAnswerOf, useEngine } from '../../../engine/react/index.ts';
import type { Records } from '../../../generated/calls.types.ts';
import { makeCall } from '../../../screens/calls.ts';

export type StoredReservation = Records['reservation'];

export interface ReservationCalls {
  /**
   * Reserves the patient. Replaces the reservation `seen`, if given, but none that was made later. Throws a
   * `CallError` of status 409 where another user was first.
   */
  readonly reserve: (seen?: StoredReservation, override?: boolean) => Promise<void>;
  readonly release: (standing: StoredReservation | undefined) => Promise<void>;
}

/** Creates and ends reservations of a patient, and refetches what shows them. */
export function useReservationCalls(patientId: string): ReservationCalls {
  const { client, user } = useEngine();
  const cache = useQueryClient();
  const settle = async (work: Promise<unknown>) => {
    try {
      await work;
    } catch (error) {
      // Refetches the reservations, to show who holds the patient.
      await cache.invalidateQueries({ queryKey: everyAnswerOf('reservation.list') });
      throw error;
    }
  };
  return {
    reserve: (seen, override = false) => {
      const replaced = override && seen !== undefined ? { reservationId: seen._id } : {};
      const body = { email: user.email, patientId, override, ...replaced };
      return settle(makeCall(client, 'reservation.reserve', { body }));
    },
    release: (standing) => {
      const query = { _id: standing?._id ?? '', _rev: standing?._rev ?? 0, patientId };
      return settle(makeCall(client, 'reservation.release', { query }));
    },
  };
}
