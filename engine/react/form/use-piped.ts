import { fillPiped, type PipedValues } from '../../core/expressions/piped.ts';
import { useOpenForm } from './form-react-context.ts';
import { useSteady } from './use-steady.ts';

/** Fills a sentence of a form with the current values. */
export function usePiped(
  sentence: string,
  values: PipedValues | undefined,
  piped?: (text: string) => string,
): string {
  const { store } = useOpenForm();
  return useSteady(values === undefined ? never : store.subscribe, () => {
    if (values === undefined) return sentence;
    const { context, made } = store.get();
    return fillPiped(sentence, values, { scope: context.scopeOf(made), ...(piped && { piped }) });
  });
}

/** Subscribes to nothing, for text that no value changes. */
export function never(): () => void {
  return () => undefined;
}
