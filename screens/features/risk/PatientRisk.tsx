import { Button, type PartProps } from '../../../engine/react/index.ts';
import { useCall } from '../../calls.ts';
import { RiskBar } from './RiskBar.tsx';

/** The open patient's medication risk score. A score that cannot be had holds nothing else up. */
export function PatientRisk({ records }: PartProps) {
  const id = records['patient']?.['_id'];
  const { data, error, refetch } = useCall('patient.risk', {
    query: { patientId: String(id) },
    isEnabled: id !== undefined,
  });
  if (data !== undefined) return <RiskBar score={data.score} provider={data.provider} />;
  if (error === null) return <span className="risk-none">Loading</span>;
  return (
    <Button look="quiet" onClick={() => void refetch()}>
      Not available now. Retry
    </Button>
  );
}
