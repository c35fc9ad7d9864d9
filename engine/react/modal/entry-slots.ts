const held = new Set<HTMLElement>();
const listeners = new Set<() => void>();
let slots: readonly HTMLElement[] = [];

function tell(): void {
  slots = [...held];
  for (const listener of listeners) listener();
}

/**
 * Slots beside the titles of the open dialogs, the newest last, in which a host can render entries of its
 * own.
 */
export const entrySlots = {
  /** Ref callback that registers a slot while its element is mounted. */
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
