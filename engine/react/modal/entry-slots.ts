const held = new Set<HTMLElement>();
const listeners = new Set<() => void>();
let slots: readonly HTMLElement[] = [];

function tell(): void {
  slots = [...held];
  for (const listener of listeners) listener();
}

/** Places beside the titles of the open dialogs, the latest last, where a host may put entries of its own. */
export const entrySlots = {
  /** Holds a place while its element is there, as a ref. */
  hold(element: HTMLElement): () => void {
    held.add(element);
    tell();
    return () => {
      held.delete(element);
      tell();
    };
  },
  get: (): readonly HTMLElement[] => slots,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
