import type { Workflow } from '../../../../engine/core/product/workflow.ts';

/** Edge between two states, with the rows that may lead from one to the other. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  /** Ids of the rows in the transition table. */
  readonly rows: readonly string[];
}

/**
 * Lists the edges of a workflow. Leaves out rows that keep the state or refuse the event, and rows to any
 * state, which would hide all other edges; only the table shows these.
 */
export function edgesOf({ transitions }: Workflow): readonly Edge[] {
  const found = new Map<string, Edge>();
  for (const { id, from, to, among, refuse } of transitions) {
    if (to === undefined || among === undefined || refuse !== undefined) continue;
    for (const source of from) {
      for (const target of among) {
        const key = JSON.stringify([source, target]);
        const rows = found.get(key)?.rows ?? [];
        if (source !== target) found.set(key, { from: source, to: target, rows: [...rows, id] });
      }
    }
  }
  return [...found.values()];
}

/** Other end of an edge, with the ids of its rows. */
export type Way = Omit<Edge, 'from' | 'to'> & { readonly state: string };

export interface Ways {
  readonly into: readonly Way[];
  readonly out: readonly Way[];
}

/** Lists the edges into a state and out of it; a loop is in both lists. */
export function waysAround(state: string, edges: readonly Edge[]): Ways {
  return {
    into: edges.flatMap(({ from, to, rows }) => (to === state ? [{ state: from, rows }] : [])),
    out: edges.flatMap(({ from, to, rows }) => (from === state ? [{ state: to, rows }] : [])),
  };
}
