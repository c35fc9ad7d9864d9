import { useSyncExternalStore } from 'react';
import { useOpenForm } from './form-react-context.ts';

/** True while at least one of the fields is shown. */
export function useFieldsVisible(paths: readonly string[]): boolean {
  const { store } = useOpenForm();
  return useSyncExternalStore(store.subscribe, () => {
    const { views } = store.get();
    return paths.some((path) => views[path]?.isVisible ?? true);
  });
}
