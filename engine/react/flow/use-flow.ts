import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { type InputsScope, stepsTaken, stepToShow } from '../../core/forms/flow.ts';
import type { FlowDescriptor, FlowStep } from '../../core/product/flow.ts';
import { useRecordData } from '../context/open-records.ts';
import { useScope } from '../context/use-scope.ts';
import { useKeptDrafts } from '../modal/kept-drafts.ts';
import { type LeadOn, useLeadOn } from '../parts/use-lead-on.ts';
import { createFlowMemory, type FlowMemory } from './flow-memory.ts';

/** Name of the step parameter in the URL. */
const parameter = 'step';

interface FlowLocation {
  /** Name of the step that the URL requests. */
  readonly wanted: string | undefined;
  readonly goTo: (step: FlowStep) => void;
  /** Goes back to the previous step, by the browser's history where the previous entry is that step. */
  readonly goBack: (before: FlowStep) => void;
}

/** Reads the position in a flow from the URL; each step has an entry in the browser's history. */
function useFlowLocation(): FlowLocation {
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

/** Replaces the URL's step by the displayed one, where they differ. */
function useShownAddress(wanted: string | undefined, shown: FlowStep | undefined): void {
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

export interface OpenFlow {
  readonly flow: FlowDescriptor;
  readonly memory: FlowMemory;
  /** Number of times that the flow has been restarted. */
  readonly run: number;
  /** Steps that the flow includes, as far as the present outputs decide this. */
  readonly taken: readonly FlowStep[];
  readonly step: FlowStep;
  readonly scopeOf: InputsScope;
  /** Goes to the next step, which depends on the present outputs. */
  readonly goOn: () => void;
  readonly goTo: (step: FlowStep) => void;
  /** Leaves the flow for the page that opens at its end. */
  readonly leadOn: LeadOn;
  /** Goes to the previous step; undefined at the first step. */
  readonly goBack: (() => void) | undefined;
}

export interface FlowWork {
  /** Open step; undefined while the flow includes no step. */
  readonly open: OpenFlow | undefined;
  /**
   * Offer to start over after unfinished text of an earlier visit has been restored; undefined if none was.
   */
  readonly restored: { readonly startOver: () => void } | undefined;
}

/** Opens a flow with its memory and its position in the URL. */
export function useFlow(flow: FlowDescriptor): FlowWork {
  const [run, setRun] = useState(0);
  const drafts = useKeptDrafts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a flow that is started over remembers nothing
  const memory = useMemo(() => createFlowMemory(flow, drafts), [flow, drafts, run]);
  const given = useSyncExternalStore(memory.subscribe, () => memory.get().given);
  const scopeOf = useInputsScope();
  const taken = useMemo(() => stepsTaken(flow, given, scopeOf), [flow, given, scopeOf]);
  const { wanted, goTo, goBack } = useFlowLocation();
  const leadOn = useLeadOn();
  const step = stepToShow(taken, given, wanted);
  useShownAddress(wanted, step);

  function startOver(): void {
    memory.forget();
    setRun(run + 1);
  }

  const restored = memory.isRestored ? { startOver } : undefined;
  if (step === undefined) return { open: undefined, restored };
  const before = taken[taken.indexOf(step) - 1];
  const open: OpenFlow = {
    ...{ flow, memory, run, taken, step, scopeOf, goTo, leadOn },
    goOn() {
      const steps = stepsTaken(flow, memory.get().given, scopeOf);
      const next = steps[steps.findIndex(({ name }) => name === step.name) + 1];
      if (next !== undefined) goTo(next);
    },
    goBack: before === undefined ? undefined : () => goBack(before),
  };
  return { open, restored };
}

function useInputsScope(): InputsScope {
  const records = useRecordData();
  const scope = useScope();
  return useCallback((inputs) => scope({ inputs, records }), [scope, records]);
}
