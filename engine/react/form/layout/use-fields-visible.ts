import { useCallback, useContext } from 'react';
import { FieldWrapperContext } from '../field/field-wrapper.ts';
import { useOpenForm } from '../form-react-context.ts';
import { useSteady } from '../use-steady.ts';

/**
 * Reports whether at least one of the fields is shown; always true in a designer, which shows hidden fields, too.
 */
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
  const isDesigned = useContext(FieldWrapperContext) !== undefined;
  const isShown = useSteady(subscribe, () => paths.some((path) => store.viewAt(path).isVisible));
  return isShown || isDesigned;
}
