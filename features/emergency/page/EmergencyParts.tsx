import { useIsForReading, useRecordData } from '../../../engine/react/index.ts';
import { isRecord } from '../../../screens/records.ts';
import { patientLine } from '../../patients/page/patient-line.ts';
import { EmergencyBanner } from './EmergencyBanner.tsx';
import { OpenAccesses } from './OpenAccesses.tsx';

export interface EmergencyPartsProps {
  /** True on the page for opening an access, which lists the user's open ones. */
  readonly isForOpening: boolean;
}

/** Shows the emergency banner over an open patient of another organization, and the user's open accesses. */
export function EmergencyParts({ isForOpening }: EmergencyPartsProps) {
  const isForReading = useIsForReading();
  const { patient } = useRecordData();
  return (
    <>
      {isForOpening && <OpenAccesses />}
      {isForReading && isRecord(patient, 'patient') && (
        <EmergencyBanner patientId={patient._id} contextLine={patientLine(patient)} />
      )}
    </>
  );
}
