import { useSyncExternalStore } from 'react';
import { useOpenForm } from '../form-react-context.ts';
import type { FormContext } from '../store/form-context.ts';

/** The descriptor, entity and product of the open form; renders only when one of them is replaced. */
export function useFormContext(): FormContext {
  const { store } = useOpenForm();
  return useSyncExternalStore(store.subscribe, () => store.get().context);
}
