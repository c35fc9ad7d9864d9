import type { Workflow } from '../../../../../engine/core/product/workflow.ts';

/** That a row may lead from one state to another. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  /** Ids of the rows. */
  readonly rows: readonly string[];
}

/**
 * Between which states the rows of a workflow lead. A row that leaves a record where it is leads nowhere; one that may
 * lead to any state would hide all others, and stands in the table alone.
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

export interface PlacedState {
  readonly name: string;
  /** Column and row, counted from 0. */
  readonly column: number;
  readonly row: number;
}

/**
 * States in columns by how many steps they are away from where records begin: from the states that no row leads to, or
 * from the first. In a column they keep the order of the workflow.
 */
export function placedStates(states: readonly string[], edges: readonly Edge[]): readonly PlacedState[] {
  const entered = new Set(edges.map(({ to }) => to));
  const left = new Set(edges.map(({ from }) => from));
  const starts = states.filter((state) => !entered.has(state) && left.has(state));
  const columns = distances(starts.length > 0 ? starts : states.slice(0, 1), edges);
  const heights = new Map<number, number>();
  const last = Math.max(0, ...columns.values());
  return states.map((name) => {
    const column = columns.get(name) ?? last + 1;
    const row = heights.get(column) ?? 0;
    heights.set(column, row + 1);
    return { name, column, row };
  });
}

function distances(starts: readonly string[], edges: readonly Edge[]): ReadonlyMap<string, number> {
  const found = new Map(starts.map((state) => [state, 0]));
  let border = starts;
  for (let steps = 1; border.length > 0; steps += 1) {
    const reached = edges.flatMap(({ from, to }) => (border.includes(from) && !found.has(to) ? [to] : []));
    border = [...new Set(reached)];
    for (const state of border) found.set(state, steps);
  }
  return found;
}
