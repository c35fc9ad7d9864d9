import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { FlowStep } from '../../core/product/flow.ts';

/** The name under which the address has the step. */
const parameter = 'step';

export interface FlowLocation {
  /** The step that the URL names. */
  readonly wanted: string | undefined;
  readonly goTo: (step: FlowStep) => void;
  /** Goes back to the step before, as the browser's own button does where that leads there. */
  readonly goBack: (before: FlowStep) => void;
}

/** Reads the address's position in a flow: each step has an entry in the browser's history. */
export function useFlowLocation(): FlowLocation {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const wanted = search.get(parameter) ?? undefined;
  const addressOf = ({ name }: FlowStep) => ({ search: `?${new URLSearchParams({ [parameter]: name })}` });
  return {
    wanted,
    goTo: (step) => void navigate(addressOf(step), { state: { cameFrom: wanted ?? '' } }),
    goBack(before) {
      const isBehind = cameFrom(state) === before.name;
      if (isBehind) void navigate(-1);
      else void navigate(addressOf(before), { replace: true });
    },
  };
}

/** The URL names the step that is shown: an entry that named another one, or none, is replaced. */
export function useShownAddress(wanted: string | undefined, shown: FlowStep | undefined): void {
  const navigate = useNavigate();
  const name = shown?.name;
  useEffect(() => {
    if (name !== undefined && name !== wanted)
      void navigate({ search: `?${new URLSearchParams({ [parameter]: name })}` }, { replace: true });
  }, [name, wanted, navigate]);
}

function cameFrom(state: unknown): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, 'cameFrom') : undefined;
}
