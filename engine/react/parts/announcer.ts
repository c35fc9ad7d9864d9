const listeners = new Set<() => void>();

let text = '';

/** Text that screen readers say; one live region of the page renders it. */
export const announcer = {
  get: () => text,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  announce(next: string): void {
    text = next;
    for (const listener of listeners) listener();
  },
};
