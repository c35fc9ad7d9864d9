import type { Operation } from './operation.ts';

/** Sequential model of a register. */
export interface Model<State> {
  readonly initial: State;
  /**
   * Returns the state after an operation with this outcome; undefined if the outcome is impossible in this state.
   */
  readonly after: (state: State, operation: Operation) => State | undefined;
}

interface Search<State> {
  readonly model: Model<State>;
  readonly operations: readonly Operation[];
  /** Dead ends: sets of placed operations with a state, from which the others cannot be ordered. */
  readonly failed: Set<string>;
}

/**
 * True if the operations of concurrent clients have an order that the model explains and that respects real time: an
 * operation answered before another began precedes it. An operation without a response may take effect at any time
 * after its beginning, or never. Uses Wing and Gong's search with Lowe's memoization of dead ends.
 */
export function isLinearizable<State>(model: Model<State>, history: readonly Operation[]): boolean {
  const operations = history.toSorted((a, b) => a.called - b.called);
  return canFinish({ model, operations, failed: new Set() }, new Set(), model.initial);
}

function canFinish<State>(search: Search<State>, placed: Set<number>, state: State): boolean {
  const { operations, failed, model } = search;
  const open = operations.flatMap((operation, n) => (placed.has(n) ? [] : [{ operation, n }]));
  if (open.every(({ operation }) => operation.outcome === 'unknown')) return true;
  const key = `${[...placed].toSorted((a, b) => a - b).join()}|${JSON.stringify(state)}`;
  if (failed.has(key)) return false;
  const earliest = Math.min(...open.map(({ operation }) => operation.returned));
  for (const { operation, n } of open) {
    if (operation.called > earliest) break;
    const next = model.after(state, operation);
    if (next === undefined) continue;
    placed.add(n);
    const isFinished = canFinish(search, placed, next);
    placed.delete(n);
    if (isFinished) return true;
  }
  failed.add(key);
  return false;
}
