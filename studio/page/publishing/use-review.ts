import { useAccess } from '../../../engine/react/index.ts';
import { useCall } from '../../../screens/calls.ts';
import type { WaitingChange } from './use-changes.ts';
import { usePreparing } from './use-preparing.ts';

/**
 * Requests the consequences of publishing a waiting change, if the user may publish; gateways prepare the
 * change while it is shown.
 */
export function useReview({ id, revision }: WaitingChange) {
  const can = useAccess();
  const { data, error, isFetching } = useCall('studio.review', {
    query: { id, revision },
    isEnabled: can('studio.publish'),
  });
  usePreparing('studio.review', data?.gateways);
  return { review: data, error, isFetching };
}

export type ReviewState = ReturnType<typeof useReview>;
