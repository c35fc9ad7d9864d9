import { Suspense } from 'react';
import { idOf, lazyPart, useIsForReading, useRecordData } from '../../../engine/react/index.ts';
import { patientLine } from '../patients/patient-line.ts';

// Hardly anybody ever sees it.
const EmergencyBanner = lazyPart(async () => (await import('./EmergencyBanner.tsx')).EmergencyBanner);

/** Stands over the open patient while the patient is one of another organization. */
export function EmergencyNotice() {
  const isForReading = useIsForReading();
  const { patient } = useRecordData();
  const id = idOf(patient);
  if (!isForReading || patient === undefined || id === undefined) return null;
  return (
    <Suspense fallback={null}>
      <EmergencyBanner patientId={id} contextLine={patientLine(patient)} />
    </Suspense>
  );
}
