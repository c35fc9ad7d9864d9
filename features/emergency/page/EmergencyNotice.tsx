import { Suspense } from 'react';
import { lazyPart, useIsForReading } from '../../../engine/react/index.ts';

// Loaded when needed, since hardly any user sees it.
const EmergencyParts = lazyPart(async () => (await import('./EmergencyParts.tsx')).EmergencyParts);

export interface EmergencyNoticeProps {
  /** Access rule of the page. */
  readonly rule: string | undefined;
}

/** Shows what a page has to say of emergency access: over a patient open by it, and on the page for opening one. */
export function EmergencyNotice({ rule }: EmergencyNoticeProps) {
  const isForOpening = rule === 'patient.emergency';
  const isNeeded = useIsForReading() || isForOpening;
  return <Suspense fallback={null}>{isNeeded && <EmergencyParts isForOpening={isForOpening} />}</Suspense>;
}
