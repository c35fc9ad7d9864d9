import type { FormStore } from '../form/store/form-store.ts';

/**
 * Calls whenever the values of a form have changed, and renders nothing: a dialog that followed them itself would render
 * with every word that is typed. The answer ends it.
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
