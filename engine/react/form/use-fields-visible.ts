import { useCallback } from 'react';
import { useOpenForm } from './form-react-context.ts';
import { useSteady } from './use-steady.ts';

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
  return useSteady(subscribe, () => paths.some((path) => store.viewAt(path).isVisible));
}
