type Listener = () => void;
type Stop = () => void;

/** Listeners for single fields; a change calls only those whose field's value or view has changed. */
export interface FieldListeners {
  readonly add: (path: string, listener: Listener) => Stop;
  /** Lists the fields that have listeners, in the order in which the fields appeared. */
  readonly paths: () => readonly string[];
  readonly callAt: (paths: Iterable<string>) => void;
}

export function createFieldListeners(): FieldListeners {
  const byPath = new Map<string, Set<Listener>>();
  return {
    add(path, listener) {
      const listeners = byPath.get(path) ?? new Set<Listener>();
      byPath.set(path, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && byPath.get(path) === listeners) byPath.delete(path);
      };
    },
    paths: () => [...byPath.keys()],
    callAt(paths) {
      for (const path of paths) for (const listener of [...(byPath.get(path) ?? [])]) listener();
    },
  };
}
