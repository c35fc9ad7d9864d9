import { useState } from 'react';
import { AppLink, Button } from '../../../engine/react/index.ts';
import { EndDialog } from './EndDialog.tsx';
import { timeOf } from './time-of.ts';
import { useOwnAccesses } from './use-own-accesses.ts';
import './emergency-banner.css';

/** Lists the user's open emergency accesses, each with a link to its patient and an end button. */
export function OpenAccesses() {
  const { accesses, end } = useOwnAccesses();
  const [ending, setEnding] = useState<string>();
  if (accesses.length === 0) return null;
  const shown = accesses.map(({ _id = '', patientId = '', patientName = 'Patient', until, reason }) => ({
    ...{ id: _id, to: `/dashboard/patient/${patientId}`, name: patientName, until: timeOf(until), reason },
  }));
  const ended = shown.find(({ id }) => id === ending);
  return (
    <section className="emergency-banner" aria-label="Open emergency access">
      <p>
        <strong>Open for you now</strong>
      </p>
      <ul>
        {shown.map(({ id, to, name, until, reason }) => (
          <li key={id}>
            <span>
              <AppLink to={to}>{name}</AppLink> until {until}. {reason}
            </span>
            <Button aria-label={`End access to ${name}`} onClick={() => setEnding(id)}>
              End
            </Button>
          </li>
        ))}
      </ul>
      {ended !== undefined && (
        <EndDialog contextLine={ended.name} end={() => end(ended.id)} onClose={() => setEnding(undefined)} />
      )}
    </section>
  );
}
