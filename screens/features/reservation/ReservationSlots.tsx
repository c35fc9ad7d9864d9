import type { ReactNode } from 'react';
import './reservation.css';

export interface ReservationSlotsProps {
  /** Reserve or Release, or else whose reservation it is. */
  readonly own: ReactNode;
  /** Override, or else nothing that can be pressed. */
  readonly foreign: ReactNode;
}

/**
 * A place each for what one does about one's own reservation and for what one does about another user's: whatever a
 * colleague does, nothing moves, and Override never comes under a pointer that was about to press Reserve.
 */
export function ReservationSlots({ own, foreign }: ReservationSlotsProps) {
  return (
    <span className="reservation">
      <span className="reservation-own">{own}</span>
      <span className="reservation-foreign">{foreign}</span>
    </span>
  );
}
