import './reservation.css';
import type { ReactNode } from 'react';
import { Button, type PartProps, useAccess, useAnnouncement } from '../../../engine/react/index.ts';
import { isRecord } from '../../../screens/records.ts';
import { patientLine } from '../../patients/page/patient-line.ts';
import { ReservationAwaited } from './ReservationAwaited.tsx';
import { useOverride } from './use-override.tsx';
import { type ReservationState, useReservation } from './use-reservation.ts';

/** Shows Reserve, Release or Override for a patient who is free, reserved by the user, or by another one. */
export function ReservationControl({ records }: PartProps) {
  const patient = records['patient'];
  return isRecord(patient, 'patient') ? (
    <Control key={patient._id} patientId={patient._id} contextLine={patientLine(patient)} />
  ) : (
    <ReservationAwaited />
  );
}

function Control({ patientId, contextLine }: { readonly patientId: string; readonly contextLine: string }) {
  const can = useAccess();
  const { state, holder, reserve, release } = useReservation(patientId);
  const override = useOverride({ holder, contextLine, override: () => reserve({ override: true }) });
  const name = state === 'own' ? 'you' : (holder ?? '');
  useAnnouncement(state && `${contextLine}. ${state === 'free' ? 'Not reserved.' : `Reserved by ${name}.`}`);
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

/** Shows the holder in two lines, no higher than the button beside. */
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
  /** Reserve, Release, or the name of another holder. */
  readonly own: ReactNode;
  /** Override button; empty if no other user has reserved the patient. */
  readonly foreign: ReactNode;
}

/**
 * Lays out one slot for the user's own reservation and one for another user's, so that nothing moves and Override
 * never appears under a pointer that is about to press Reserve.
 */
function ReservationSlots({ own, foreign }: ReservationSlotsProps) {
  return (
    <>
      <span className="reservation-own" style={slotOf('min(108px, 20vw)')}>
        {own}
      </span>
      <span className="reservation-foreign" style={slotOf('min(80px, 19.5vw)')}>
        {foreign}
      </span>
    </>
  );
}

/** Styles a slot with the width of a usual address, less on a phone; inline, as the style sheet loads later. */
function slotOf(width: string) {
  return { alignContent: 'center', width } as const;
}
