import type { Workflow } from '../../../../engine/core/product/workflow.ts';

/** Edge where a row may lead from one state to another. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  /** Ids of the rows. */
  readonly rows: readonly string[];
}

/**
 * Lists the states that the rows of a workflow lead between. A row that leaves a record where it is leads nowhere; one
 * that may lead to any state would hide all others, and stands in the table alone.
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

/** The other end of a way, and the ids of the rows that make it. */
export type Way = Omit<Edge, 'from' | 'to'> & { readonly state: string };

export interface Ways {
  readonly into: readonly Way[];
  readonly out: readonly Way[];
}

/** The ways into a state and out of it, those that lead back to where they come from among both. */
export function waysAround(state: string, edges: readonly Edge[]): Ways {
  return {
    into: edges.flatMap(({ from, to, rows }) => (to === state ? [{ state: from, rows }] : [])),
    out: edges.flatMap(({ from, to, rows }) => (from === state ? [{ state: to, rows }] : [])),
  };
}
