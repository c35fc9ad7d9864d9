import { Button, useAccess } from '../../../engine/react/index.ts';

/** Stands for the control until it knows who has reserved the patient, with the room of both of its slots. */
export function ReservationAwaited() {
  return (
    useAccess()('reservation.create') && (
      <Button disabled style={{ width: 124, marginInlineEnd: 92 }}>
        Reserve
      </Button>
    )
  );
}
