/** Value with subscribers. */
export interface LiveState<State> {
  readonly get: () => State;
  readonly set: (next: State) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins an asynchronous task; the returned function reports whether its result is still current. */
  readonly begin: () => () => boolean;
}

/** Creates a live state, in which a change or a newer task makes the results of earlier tasks outdated. */
export function createLiveState<State>(initial: State): LiveState<State> {
  let state = initial;
  let turn = 0;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(next) {
      turn += 1;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin() {
      turn += 1;
      const mine = turn;
      return () => mine === turn;
    },
  };
}
