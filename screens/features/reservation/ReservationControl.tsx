import { Button, type PartProps, useAccess } from '../../../engine/react/index.ts';
import { isRecord } from '../../records.ts';
import { patientLine } from '../patients/patient-line.ts';
import { useOverride } from './use-override.tsx';
import { type ReservationState, useReservation } from './use-reservation.ts';
import './reservation.css';

/** Reserve, Release or Override, as the open patient is free, one's own or another user's. */
export function ReservationControl({ records }: PartProps) {
  const patient = records['patient'];
  return (
    isRecord(patient, 'patient') && <Control patientId={patient._id} contextLine={patientLine(patient)} />
  );
}

function Control({ patientId, contextLine }: { readonly patientId: string; readonly contextLine: string }) {
  const can = useAccess();
  const reservation = useReservation(patientId);
  const { state, holder, reserve, release } = reservation;
  const override = useOverride({ holder, contextLine, override: () => reserve({ override: true }) });
  if (!can('reservation.create')) return null;

  return (
    <>
      {state === 'foreign' && <span className="reservation-holder">Reserved by {holder}</span>}
      {state === 'own' && <span className="reservation-holder">Reserved by you</span>}
      <ActButton
        reservation={reservation}
        onReserve={() => void reserve().catch(override.refused)}
        onRelease={() => void release().catch(override.refused)}
        onOverride={override.ask}
      />
      {override.dialog}
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
