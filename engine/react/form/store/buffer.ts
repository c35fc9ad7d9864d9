/**
 * Text typed that has not reached the form's values yet. A keystroke changes its own control immediately; the values
 * follow when typing rests, when the field is left, or before a save.
 */
export interface FieldBuffer {
  /** Runs `commit` once typing rests, in place of an earlier one of the same field. */
  readonly defer: (path: string, commit: () => void) => void;
  readonly isPending: (path: string) => boolean;
  readonly flush: (path: string) => void;
  readonly flushAll: () => void;
}

/** Milliseconds without a keystroke after which typed text reaches the values. */
export const restAfterTyping = 250;

interface Pending {
  readonly commit: () => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** `onTyped` is called for every keystroke. `rest` is in milliseconds. */
export function createBuffer(onTyped: () => void, rest = restAfterTyping): FieldBuffer {
  const pending = new Map<string, Pending>();

  function flush(path: string): void {
    const entry = pending.get(path);
    if (entry === undefined) return;
    clearTimeout(entry.timer);
    pending.delete(path);
    entry.commit();
  }

  return {
    defer(path, commit) {
      onTyped();
      clearTimeout(pending.get(path)?.timer);
      pending.set(path, { commit, timer: setTimeout(() => flush(path), rest) });
    },
    isPending: (path) => pending.has(path),
    flush,
    flushAll() {
      for (const path of [...pending.keys()]) flush(path);
    },
  };
}
