/**
 * Buffer of typed text that is not in the form's values yet. A keystroke changes the control at once; the values
 * change when the user pauses, leaves the field or saves.
 */
export interface FieldBuffer {
  /** Runs `commit` once the user pauses; replaces a waiting `commit` of the same field. */
  readonly defer: (path: string, commit: () => void) => void;
  readonly isPending: (path: string) => boolean;
  readonly flush: (path: string) => void;
  readonly flushAll: () => void;
}

/** Milliseconds without a keystroke after which typed text enters the values. */
export const restAfterTyping = 250;

interface Pending {
  readonly commit: () => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Creates a buffer; calls `onTyped` for every keystroke; `rest` is in milliseconds. */
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
