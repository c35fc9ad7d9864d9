import { Button, useAccess } from '../../../engine/react/index.ts';
import { ReservationPlaces } from './ReservationPlaces.tsx';

/** What the control is until it knows who has reserved the patient. */
export function ReservationAwaited() {
  return (
    useAccess()('reservation.create') && (
      <ReservationPlaces own={<Button disabled>Reserve</Button>} foreign={null} />
    )
  );
}
