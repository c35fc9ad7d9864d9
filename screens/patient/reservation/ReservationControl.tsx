import { Suspense, useState } from 'react';
import {
  Button,
  GatewayError,
  lazyPart,
  messageOfError,
  notify,
  type PartProps,
  useAccess,
  useProduct,
} from '../../../engine/react/index.ts';
import { patientLine } from '../patient-line.ts';
import { type ReservationState, useReservation } from './use-reservation.ts';
import './reservation.css';

const OverrideDialog = lazyPart(async () => (await import('./OverrideDialog.tsx')).OverrideDialog);

/** Reserve, Release or Override, as the open patient is free, one's own or another user's. */
export function ReservationControl({ records }: PartProps) {
  const patient = records['patient'];
  const id = patient?.['_id'];
  return typeof id !== 'string' || patient === undefined ? null : (
    <Control patientId={id} contextLine={patientLine(patient)} />
  );
}

function Control({ patientId, contextLine }: { readonly patientId: string; readonly contextLine: string }) {
  const can = useAccess();
  const reservation = useReservation(patientId);
  const { messages } = useProduct();
  const [isAsking, setAsking] = useState(false);
  const { state, holder, reserve, release } = reservation;
  if (!can('reservation.create')) return null;

  function tell(error: unknown): void {
    if (error instanceof GatewayError && error.status === 409) setAsking(true);
    else
      notify({
        kind: 'error',
        message: messageOfError(error, messages['save-failed'] ?? 'An error occurred'),
      });
  }

  return (
    <>
      {state === 'foreign' && <span className="reservation-holder">Reserved by {holder}</span>}
      {state === 'own' && <span className="reservation-holder">Reserved by you</span>}
      <ActButton
        reservation={reservation}
        onReserve={() => void reserve().catch(tell)}
        onRelease={() => void release().catch(tell)}
        onOverride={() => setAsking(true)}
      />
      {isAsking && (
        <Suspense fallback={null}>
          <OverrideDialog
            holder={holder}
            contextLine={contextLine}
            override={() => reserve({ override: true })}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}

interface ActButtonProps {
  readonly reservation: ReservationState;
  readonly onReserve: () => void;
  readonly onRelease: () => void;
  readonly onOverride: () => void;
}

function ActButton({ reservation: { state }, onReserve, onRelease, onOverride }: ActButtonProps) {
  if (state === 'own') return <Button onClick={onRelease}>Release</Button>;
  if (state === 'foreign') return <Button onClick={onOverride}>Override</Button>;
  return (
    <Button onClick={onReserve} disabled={state === undefined}>
      Reserve
    </Button>
  );
}
