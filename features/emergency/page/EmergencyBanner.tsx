import { useState } from 'react';
import { Button, useEngine } from '../../../engine/react/index.ts';
import { EndDialog } from './EndDialog.tsx';
import { timeOf } from './time-of.ts';
import { useOwnAccesses } from './use-own-accesses.ts';
import './emergency-banner.css';

export interface EmergencyBannerProps {
  /** `_id` of the open patient. */
  readonly patientId: string;
  /** Line that names the open patient. */
  readonly contextLine: string;
}

/**
 * Shows, as long as a patient is open under emergency access, who reads the record, when the access ends and who is
 * notified.
 */
export function EmergencyBanner({ patientId, contextLine }: EmergencyBannerProps) {
  const { user } = useEngine();
  const { accesses, end } = useOwnAccesses();
  const [isAsking, setAsking] = useState(false);
  const access = accesses.find((row) => row.patientId === patientId);
  return (
    <section className="emergency-banner" aria-label="Emergency access">
      <p>
        <strong>Emergency access, for reading only.</strong>{' '}
        {access === undefined
          ? 'This patient belongs to another organization. '
          : `Opened by ${user.email} until ${timeOf(access.until)}. `}
        Your name, your reason and everything you open are reported to the patient’s organization.
      </p>
      {access !== undefined && <Button onClick={() => setAsking(true)}>End Emergency Access</Button>}
      {isAsking && (
        <EndDialog
          contextLine={contextLine}
          end={() => end(access?._id ?? '')}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
