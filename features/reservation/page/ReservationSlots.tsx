import type { ReactNode } from 'react';

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
    <>
      <span style={slotOf(124)}>{own}</span>
      <span style={slotOf(88)}>{foreign}</span>
    </>
  );
}

/**
 * Styles a slot, as wide as a usual address, in pixels; inline, since it stands before any style sheet of the control
 * is there.
 */
function slotOf(width: number) {
  return { display: 'grid', alignItems: 'center', width } as const;
}
