import type { Json } from '../../../engine/core/json.ts';
import { Button, type PartProps, useCall } from '../../../engine/react/index.ts';
import { RiskBar } from './RiskBar.tsx';

interface RiskAnswer {
  readonly score: number | null;
  readonly provider: string;
}

/** The open patient's medication risk score. A score that cannot be had holds nothing else up. */
export function PatientRisk({ records }: PartProps) {
  const id: Json | undefined = records['patient']?.['_id'];
  const { data, error, refetch } = useCall<RiskAnswer>('patient.risk', {
    query: { patientId: id },
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
