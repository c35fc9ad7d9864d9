import { useCallback, useSyncExternalStore } from 'react';
import { useOpenForm } from './form-react-context.ts';

/** True while at least one of the fields is shown. */
export function useFieldsVisible(paths: readonly string[]): boolean {
  const { store } = useOpenForm();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = paths.map((path) => store.subscribeTo(path, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [store, paths],
  );
  return useSyncExternalStore(subscribe, () => paths.some((path) => store.viewAt(path).isVisible));
}
