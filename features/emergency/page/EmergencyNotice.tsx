import { Suspense } from 'react';
import { lazyPart, useIsForReading, useRecordData } from '../../../engine/react/index.ts';
import { isRecord } from '../../../screens/records.ts';
import { patientLine } from '../../patients/page/patient-line.ts';

// Loaded when needed, since hardly any user sees the banner.
const EmergencyBanner = lazyPart(async () => (await import('./EmergencyBanner.tsx')).EmergencyBanner);
const OpenAccesses = lazyPart(async () => (await import('./OpenAccesses.tsx')).OpenAccesses);

export interface EmergencyNoticeProps {
  /** Access rule of the page. */
  readonly rule: string | undefined;
}

/**
 * Shows the emergency banner over an open patient of another organization, and the user's open accesses on the page
 * for opening one.
 */
export function EmergencyNotice({ rule }: EmergencyNoticeProps) {
  const isForReading = useIsForReading();
  const { patient } = useRecordData();
  return (
    <Suspense fallback={null}>
      {rule === 'patient.emergency' && <OpenAccesses />}
      {isForReading && isRecord(patient, 'patient') && (
        <EmergencyBanner patientId={patient._id} contextLine={patientLine(patient)} />
      )}
    </Suspense>
  );
}
