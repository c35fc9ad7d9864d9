import { type FlowState, startedFlow, withGiven, withTyped } from '../../core/forms/flow.ts';
import type { JsonObject } from '../../core/json/json.ts';
import type { FlowDescriptor } from '../../core/product/flow.ts';
import type { KeptDrafts } from '../modal/kept-drafts.ts';

/** Memory of a flow, kept outside of React, so that typing in a step does not render the whole flow. */
export interface FlowMemory {
  /** True where text typed earlier in this browser tab has been restored. */
  readonly isRestored: boolean;
  readonly get: () => FlowState;
  /** Subscribes to outputs of steps, but not to typing. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly keep: (step: string, value: JsonObject | undefined) => void;
  readonly passOn: (step: string, value: JsonObject) => void;
  /** Deletes the memory when the flow ends or is left. */
  readonly forget: () => void;
}

/**
 * Creates the memory of a flow and restores its drafts: typed text survives a reload, but never appears in a
 * URL.
 */
export function createFlowMemory(flow: FlowDescriptor, drafts: KeptDrafts): FlowMemory {
  const key = `flow.${flow.name}`;
  const listeners = new Set<() => void>();
  let state = (drafts.read(key)?.values as FlowState | undefined) ?? startedFlow;
  const isRestored = Object.keys(state.typed).length > 0;
  let isOver = false;

  function set(next: FlowState): void {
    if (isOver || next === state) return;
    const isHandedOn = next.given !== state.given;
    state = next;
    drafts.write(key, { base: {}, values: next as unknown as JsonObject });
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
      drafts.clear(key);
    },
  };
}
