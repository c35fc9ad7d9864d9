import { Suspense } from 'react';
import { lazyPart, useIsForReading, useRecordData } from '../../../engine/react/index.ts';
import { isRecord } from '../../../screens/records.ts';
import { patientLine } from '../../patients/page/patient-line.ts';

// Hardly anybody ever sees them.
const EmergencyBanner = lazyPart(async () => (await import('./EmergencyBanner.tsx')).EmergencyBanner);
const OpenAccesses = lazyPart(async () => (await import('./OpenAccesses.tsx')).OpenAccesses);

export interface EmergencyNoticeProps {
  /** The access rule of the page. */
  readonly rule: string | undefined;
}

/**
 * Stands over the open patient while the patient is one of another organization, and over the page on which one opens
 * such a patient.
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
