import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { FormDescriptionContext, type OpenForm, OpenFormContext } from './form-react-context.ts';

/** Provides the open form to its controls; the object stays the same while the form is open. */
export function OpenFormProvider({
  open,
  children,
}: {
  readonly open: OpenForm;
  readonly children: ReactNode;
}) {
  const { store } = open;
  const { product, entity, form, raises } = useSyncExternalStore(store.subscribe, () => store.get().context);
  const description = useMemo(() => ({ product, entity, form, raises }), [product, entity, form, raises]);
  return (
    <OpenFormContext value={open}>
      <FormDescriptionContext value={description}>{children}</FormDescriptionContext>
    </OpenFormContext>
  );
}
