import { useCall } from '../../../screens/calls.ts';
import { usePreparing } from '../publishing/use-preparing.ts';

/** Requests the consequences of serving an earlier version again; gateways prepare it while the user decides. */
export function useRollbackReview(hash: string) {
  const { data, error } = useCall('studio.review-rollback', { query: { hash } });
  usePreparing('studio.review-rollback', data?.gateways);
  return { review: data, error };
}
