import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { formatTime, wallTimeOf } from '../../../engine/core/dates/times.ts';
import { Button, ConfirmDialog, useEngine } from '../../../engine/react/index.ts';
import { makeCall, useCall } from '../../calls.ts';
import './emergency-banner.css';

export interface EmergencyBannerProps {
  /** The `_id` of the patient that is open. */
  readonly patientId: string;
  /** Says whose record is open. */
  readonly contextLine: string;
}

/** Says all the while that the open patient is read under emergency access: who reads, until when, and who is told. */
export function EmergencyBanner({ patientId, contextLine }: EmergencyBannerProps) {
  const { client, user, clock } = useEngine();
  const cache = useQueryClient();
  const { data } = useCall('emergency.own');
  const [isAsking, setAsking] = useState(false);
  const access = data?.rows.find((row) => row.patientId === patientId);
  const until = access?.until;

  // At its end the page asks anew, and is told that there is no such patient among one's own.
  useEffect(() => {
    if (until === undefined) return;
    const left = Date.parse(until) - Date.parse(clock.now());
    const timer = setTimeout(() => void cache.resetQueries(), Math.max(0, left) + 1_000);
    return () => clearTimeout(timer);
  }, [until, cache, clock]);

  async function end(): Promise<void> {
    await makeCall(client, 'emergency.end', { body: { emergencyId: access?._id ?? '' } });
    // Nothing that was read stays on show.
    await cache.resetQueries();
  }

  return (
    <section className="emergency-banner" aria-label="Emergency access">
      <p>
        <strong>Emergency access, for reading only.</strong>{' '}
        {access === undefined
          ? 'This patient belongs to another organization. '
          : `Opened by ${user.email} until ${formatTime(wallTimeOf(access.until ?? '')?.time ?? '')}. `}
        Your name, your reason and everything you open are reported to the patient’s organization.
      </p>
      {access !== undefined && <Button onClick={() => setAsking(true)}>End Emergency Access</Button>}
      {isAsking && (
        <ConfirmDialog
          title="End Emergency Access"
          contextLine={contextLine}
          yes="End access"
          no="Go on reading"
          failure="save-failed"
          act={end}
          onClose={() => setAsking(false)}
        >
          <p>
            The patient is closed for you at once. To open the record again you need to give a reason again.
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}
