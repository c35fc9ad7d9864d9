import { Button, useAccess } from '../../../engine/react/index.ts';
import { ReservationSlots } from './ReservationSlots.tsx';

/** What the control is until it knows who has reserved the patient. */
export function ReservationAwaited() {
  return (
    useAccess()('reservation.create') && (
      <ReservationSlots own={<Button disabled>Reserve</Button>} foreign={null} />
    )
  );
}
