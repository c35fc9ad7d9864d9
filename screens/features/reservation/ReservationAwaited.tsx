import { Button, useAccess } from '../../../engine/react/index.ts';

/** What the control is until it knows who has reserved the patient. */
export function ReservationAwaited() {
  return useAccess()('reservation.create') && <Button disabled>Reserve</Button>;
}
