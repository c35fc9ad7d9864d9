import { useQueryClient } from '@tanstack/react-query';
import { everyAnswerOf, useEngine } from '../../../engine/react/index.ts';
import type { Records } from '../../../generated/calls.types.ts';
import { makeCall } from '../../../screens/calls.ts';

export type StoredReservation = Records['reservation'];

export interface ReservationCalls {
  /**
   * Reserves the patient; with a reservation that was seen, in its place: one that somebody else has made since then
   * stands. Throws a `GatewayError` of status 409 where somebody else was first.
   */
  readonly reserve: (seen?: StoredReservation, override?: boolean) => Promise<void>;
  readonly release: (standing: StoredReservation | undefined) => Promise<void>;
}

/** Makes and ends reservations of a patient; whatever shows them follows. */
export function useReservationCalls(patientId: string): ReservationCalls {
  const { client, user } = useEngine();
  const cache = useQueryClient();
  const settle = async (work: Promise<unknown>) => {
    try {
      await work;
    } catch (error) {
      // Asks whose it is instead.
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
