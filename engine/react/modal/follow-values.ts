import type { FormStore } from '../form/store/form-store.ts';

/**
 * Calls `onChanged` when a form's values change, without rendering: a dialog that subscribed to the form
 * would render at every typed word. Returns a function that unsubscribes.
 */
export function followValues(store: FormStore, onChanged: () => void): () => void {
  let last = store.get().values;
  const stop = store.subscribe(() => {
    const { values } = store.get();
    if (values === last) return;
    last = values;
    onChanged();
  });
  return () => void stop();
}
