import { type ReactNode, useSyncExternalStore } from 'react';
import { FormDescriptionContext, type OpenForm, OpenFormContext } from './form-react-context.ts';

/** Everything below is about the open form, which is the same object for as long as it is open. */
export function OpenFormProvider({
  open,
  children,
}: {
  readonly open: OpenForm;
  readonly children: ReactNode;
}) {
  const { store } = open;
  const context = useSyncExternalStore(store.subscribe, () => store.get().context);
  return (
    <OpenFormContext value={open}>
      <FormDescriptionContext value={context}>{children}</FormDescriptionContext>
    </OpenFormContext>
  );
}
