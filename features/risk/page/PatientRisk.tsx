import { Suspense } from 'react';
import { Button, idOf, type PartProps } from '../../../engine/react/index.ts';
import { useCall } from '../../../screens/calls.ts';
import { RiskBar } from './RiskBar.tsx';

const loading = <span className="risk-none risk-awaited">Loading</span>;

/** Shows the open patient's medication risk score; waiting for the score delays nothing else. */
export function PatientRisk({ records }: PartProps) {
  const id = idOf(records['patient']);
  const { data, error, refetch } = useCall('patient.risk', {
    query: { patientId: id ?? '' },
    isEnabled: id !== undefined,
  });
  if (data !== undefined) {
    return (
      <Suspense fallback={loading}>
        <RiskBar score={data.score} provider={data.provider} />
      </Suspense>
    );
  }
  if (error === null) return loading;
  return (
    <Button look="quiet" onClick={() => void refetch()}>
      Not available now. Retry
    </Button>
  );
}
