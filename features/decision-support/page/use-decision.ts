import { useEffect, useRef } from 'react';
import { revisionsOf } from '../../../engine/core/protocol/revisions-of.ts';
import { useCall } from '../../../screens/calls.ts';
import type { Checked } from './checked.ts';
import type { HypotheticalMedication } from './use-regimen.ts';

export type DecisionState = 'computing' | 'current' | 'outdated' | 'failed';

export interface ListDecision {
  readonly checked: Checked | undefined;
  readonly state: DecisionState;
  /** Reason why the check failed as a whole. */
  readonly failure: string | undefined;
  readonly retry: () => void;
}

/** Message of a failed check, shown in place of the server's message so that no user relies on the list. */
const failed = 'Interaction check could not be completed. Please review manually';

/** Reads the findings about the patient's list, and checks again in the background when the list has changed. */
export function useDecision(patientId: string): ListDecision {
  const check = useCall('decision.check', { body: { patientId }, keepsPrevious: true });
  const list = useCall('medication.list', { query: { patientId, includeFormularyData: true } });
  const { data, error, isFetching, refetch } = check;
  const basis =
    list.data === undefined
      ? undefined
      : revisionsOf(list.data.rows.filter(({ discontinued }) => discontinued === undefined));
  const isOutdated = data !== undefined && basis !== undefined && basis !== data.basis;
  const refetchedFor = useRef<string>(undefined);
  useEffect(() => {
    if (!isOutdated || isFetching || refetchedFor.current === basis) return;
    refetchedFor.current = basis;
    void refetch();
  }, [isOutdated, isFetching, basis, refetch]);
  return {
    checked: data,
    // Treats an answer as outdated while it is fetched again, since records have changed, allergies and conditions
    // included.
    state: stateOf(error, data, isOutdated || (data !== undefined && isFetching), isFetching),
    failure: error === null ? undefined : failed,
    retry: () => void refetch(),
  };
}

/** Checks the list with the change; the last answer stays until the next arrives. */
export function useWhatIf(
  patientId: string,
  hypothetical: readonly HypotheticalMedication[] | undefined,
): ListDecision {
  const { data, error, isFetching, refetch } = useCall('decision.check', {
    body: { patientId, medications: hypothetical ?? [] },
    isEnabled: hypothetical !== undefined,
    keepsPrevious: true,
  });
  return {
    checked: hypothetical === undefined ? undefined : data,
    state: stateOf(error, data, false, isFetching),
    failure: error === null ? undefined : failed,
    retry: () => void refetch(),
  };
}

function stateOf(
  error: Error | null,
  data: Checked | undefined,
  isOutdated: boolean,
  isFetching: boolean,
): DecisionState {
  if (error !== null && !isFetching) return 'failed';
  if (isOutdated) return 'outdated';
  return data === undefined || isFetching ? 'computing' : 'current';
}
