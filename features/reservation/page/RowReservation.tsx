import { formatDateTime } from '../../../engine/core/dates/dates.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import { Button, type PartProps, useAccess, useEngine } from '../../../engine/react/index.ts';
import { isPatientHit, isRecord, type PatientHit } from '../../../screens/records.ts';
import { patientLine } from '../../patients/page/patient-line.ts';
import './reservation.css';
import { useOverride } from './use-override.tsx';
import { type StoredReservation, useReservationCalls } from './use-reservation-calls.ts';

/**
 * Shows the holder of a row's patient, the time of the reservation, and the button. Override follows the other user's
 * name, so that it never appears in the position of Reserve and Release.
 */
export function RowReservation({ row }: PartProps) {
  const can = useAccess();
  const { user } = useEngine();
  if (!isPatientHit(row)) return null;
  const { reservation } = row;
  const standing = isRecord(reservation, 'reservation') ? reservation : undefined;
  const isKnown = reservation !== undefined;
  const isForeign = standing !== undefined && standing.email !== user.email;
  return (
    <span className="row-reservation">
      {isForeign && <Holder standing={standing} />}
      {can('reservation.create') && isKnown && <Act patientId={row.id} row={row} standing={standing} />}
      {!isForeign && <Holder standing={standing} />}
    </span>
  );
}

function Holder({ standing }: { readonly standing: StoredReservation | undefined }) {
  const { user, clock } = useEngine();
  if (standing === undefined) return null;
  return (
    <span className="row-reservation-holder">
      <span className="row-reservation-name" data-hint={standing.email}>
        {standing.email === user.email ? 'You' : standing.email}
      </span>
      {standing.updatedAt !== undefined && (
        <span className="row-reservation-since">since {sinceText(standing.updatedAt, clock.now())}</span>
      )}
    </span>
  );
}

/** Formats the time of day, preceded by the day unless it is today. */
function sinceText(instant: string, now: string): string {
  const [day, time] = splitOnce(formatDateTime(instant));
  const [today] = splitOnce(formatDateTime(now));
  return day === today ? time : `${day} ${time}`;
}

function splitOnce(text: string): readonly [string, string] {
  const at = text.indexOf(' ');
  return [text.slice(0, at), text.slice(at + 1)];
}

interface ActProps {
  readonly patientId: string;
  readonly row: PatientHit;
  readonly standing: StoredReservation | undefined;
}

function Act({ patientId, row, standing }: ActProps) {
  const { user } = useEngine();
  const calls = useReservationCalls(patientId);
  const override = useOverride({
    holder: standing?.email,
    contextLine: patientLine(asPatient(row)),
    override: () => calls.reserve(standing, true),
  });
  const name = [row.fname, row.lname].filter(Boolean).join(' ');

  const [label, act] =
    standing === undefined
      ? (['Reserve', () => void calls.reserve().catch(override.refused)] as const)
      : standing.email === user.email
        ? (['Release', () => void calls.release(standing).catch(override.refused)] as const)
        : (['Override', override.ask] as const);
  return (
    <>
      <Button
        look="quiet"
        className="row-reservation-act"
        aria-label={`${label} ${name}`.trim()}
        aria-keyshortcuts="R"
        onClick={act}
      >
        {label}
      </Button>
      {override.dialog}
    </>
  );
}

/** Converts the fields of a hit to those of the patient's record. */
function asPatient({ fname, lname, dob, externalId }: PatientHit): JsonObject {
  return {
    name: { first: fname ?? null, last: lname ?? null },
    ...(dob === undefined ? {} : { dob }),
    ...(externalId === undefined ? {} : { externalId }),
  };
}
