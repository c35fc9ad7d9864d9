import { Suspense } from 'react';
import { lazyPart, useIsForReading } from '../../../engine/react/index.ts';

// Loads the parts on demand, since hardly any user needs them.
const EmergencyParts = lazyPart(async () => (await import('./EmergencyParts.tsx')).EmergencyParts);

export interface EmergencyNoticeProps {
  /** Access rule of the page. */
  readonly rule: string | undefined;
}

/** Shows emergency access where it matters: over a patient opened by it, and on the page for opening one. */
export function EmergencyNotice({ rule }: EmergencyNoticeProps) {
  const isForOpening = rule === 'patient.emergency';
  const isNeeded = useIsForReading() || isForOpening;
  return <Suspense fallback={null}>{isNeeded && <EmergencyParts isForOpening={isForOpening} />}</Suspense>;
}
