import type { FormStore } from '../form/store/form-store.ts';

/**
 * Calls `onChanged` on changes of a form's values, without rendering: a dialog that subscribed itself would render on
 * every typed word. Returns a function that ends this.
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
