import { Button, useAccess } from '../../../engine/react/index.ts';

/** Placeholder of the control until the reservation is known, as large as both of its slots. */
export function ReservationAwaited() {
  return (
    useAccess()('reservation.create') && (
      <Button disabled className="reservation-awaited" style={{ width: 'min(108px, 20vw)' }}>
        Reserve
      </Button>
    )
  );
}
