import { useCall } from '../../../calls.ts';
import { usePreparing } from '../publishing/use-preparing.ts';

/** What serving an earlier version again means; gateways prepare it as long as somebody decides on it. */
export function useRollbackReview(hash: string) {
  const { data, error } = useCall('studio.review-rollback', { query: { hash } });
  usePreparing('studio.review-rollback', data?.gateways);
  return { review: data, error };
}
