/** A value that others watch. */
export interface LiveState<State> {
  readonly get: () => State;
  readonly set: (next: State) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts something asynchronous; the returned function says whether its result is still current. */
  readonly begin: () => () => boolean;
}

/** Every change, and every newer beginning, makes what began before it out of date. */
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
