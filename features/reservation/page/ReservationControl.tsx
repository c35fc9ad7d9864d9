import './reservation.css';
import type { ReactNode } from 'react';
import { Button, type PartProps, useAccess } from '../../../engine/react/index.ts';
import { isRecord } from '../../../screens/records.ts';
import { patientLine } from '../../patients/page/patient-line.ts';
import { ReservationAwaited } from './ReservationAwaited.tsx';
import { useOverride } from './use-override.tsx';
import { type ReservationState, useReservation } from './use-reservation.ts';

/** Reserve, Release or Override, as the open patient is free, one's own or another user's. */
export function ReservationControl({ records }: PartProps) {
  const patient = records['patient'];
  return isRecord(patient, 'patient') ? (
    <Control patientId={patient._id} contextLine={patientLine(patient)} />
  ) : (
    <ReservationAwaited />
  );
}

function Control({ patientId, contextLine }: { readonly patientId: string; readonly contextLine: string }) {
  const can = useAccess();
  const { state, holder, reserve, release } = useReservation(patientId);
  const override = useOverride({ holder, contextLine, override: () => reserve({ override: true }) });
  if (!can('reservation.create')) return null;

  return (
    <>
      <ReservationSlots
        own={
          state === 'foreign' ? (
            <Holder name={holder ?? ''} />
          ) : (
            <OwnButton
              state={state}
              onReserve={() => void reserve().catch(override.refused)}
              onRelease={() => void release().catch(override.refused)}
            />
          )
        }
        foreign={
          state === 'foreign' ? (
            <Button onClick={override.ask}>Override</Button>
          ) : (
            state === 'own' && <Holder name="you" />
          )
        }
      />
      {override.dialog}
    </>
  );
}

/** Shows the holder in two lines, which are no higher than the button beside them. */
function Holder({ name }: { readonly name: string }) {
  const text = `Reserved by ${name}`;
  return (
    <span className="reservation-holder" data-hint={text}>
      {text}
    </span>
  );
}

interface OwnButtonProps {
  readonly state: ReservationState['state'];
  readonly onReserve: () => void;
  readonly onRelease: () => void;
}

function OwnButton({ state, onReserve, onRelease }: OwnButtonProps) {
  if (state === 'own') return <Button onClick={onRelease}>Release</Button>;
  return (
    <Button onClick={onReserve} disabled={state === undefined}>
      Reserve
    </Button>
  );
}

interface ReservationSlotsProps {
  /** Reserve or Release, or else whose reservation it is. */
  readonly own: ReactNode;
  /** Override, or else nothing that can be pressed. */
  readonly foreign: ReactNode;
}

/**
 * A place each for what one does about one's own reservation and for what one does about another user's: whatever a
 * colleague does, nothing moves, and Override never comes under a pointer that was about to press Reserve.
 */
function ReservationSlots({ own, foreign }: ReservationSlotsProps) {
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
