import type { Operation } from './operation.ts';

/** Model of a register, as clients that take turns would see it. */
export interface Model<State> {
  readonly initial: State;
  /** State after an operation with this outcome; undefined if the operation could not end so from this state. */
  readonly after: (state: State, operation: Operation) => State | undefined;
}

interface Search<State> {
  readonly model: Model<State>;
  readonly operations: readonly Operation[];
  /** Dead ends: sets of finished operations with a state, from which the rest could not be put in order. */
  readonly failed: Set<string>;
}

/**
 * True where operations of concurrent clients fit into one order that the model explains and that real time allows:
 * an operation answered before another one began comes before that one. An operation without an answer may come
 * anywhere after its beginning, or never. Uses Wing and Gong's search, which remembers dead ends as Lowe's does.
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
