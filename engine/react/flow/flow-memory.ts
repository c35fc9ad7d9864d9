import { type FlowState, startedFlow, withGiven, withTyped } from '../../core/forms/flow.ts';
import type { JsonObject } from '../../core/json/json.ts';
import type { FlowDescriptor } from '../../core/product/flow.ts';
import { clearDraft, readDraft, writeDraft } from '../modal/drafts.ts';

/** Memory of one flow, outside of React: typing into a step renders nothing of the flow. */
export interface FlowMemory {
  /** True where something was typed before, in this browser tab. */
  readonly isRestored: boolean;
  readonly get: () => FlowState;
  /** Notifies of step outputs, not of typing. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly keep: (step: string, value: JsonObject | undefined) => void;
  readonly passOn: (step: string, value: JsonObject) => void;
  /** The flow is at its end, or is left: nothing of it stays. */
  readonly forget: () => void;
}

/**
 * Makes the memory of a flow, which goes on where this browser tab stopped: typed text outlives a reload, and is in
 * no address.
 */
export function createFlowMemory(flow: FlowDescriptor): FlowMemory {
  const key = `flow.${flow.name}`;
  const listeners = new Set<() => void>();
  let state = (readDraft(key)?.values as FlowState | undefined) ?? startedFlow;
  const isRestored = Object.keys(state.typed).length > 0;
  let isOver = false;

  function set(next: FlowState): void {
    if (isOver || next === state) return;
    const isHandedOn = next.given !== state.given;
    state = next;
    writeDraft(key, { base: {}, values: next as unknown as JsonObject });
    if (isHandedOn) for (const listener of [...listeners]) listener();
  }

  return {
    isRestored,
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    keep: (step, value) => set(withTyped(state, step, value)),
    passOn: (step, value) => set(withGiven(flow, state, step, value)),
    forget() {
      isOver = true;
      clearDraft(key);
    },
  };
}
