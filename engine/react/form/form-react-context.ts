import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { formMessages } from '../../core/messages/form-messages.ts';
import { registerMessages } from '../../core/messages/messages.ts';
import type { FieldDisplay, FieldView } from './store/field-view.ts';
import type { FormDescription } from './store/form-context.ts';
import type { FormSnapshot } from './store/form-state.ts';
import type { FormStore } from './store/form-store.ts';
import { useSteady } from './use-steady.ts';

registerMessages(formMessages);

/** Open form of a control; its members stay the same while the form is open. */
export interface OpenForm {
  readonly store: FormStore;
  /** Prefix of every element id, so that ids of two forms on a page do not collide. */
  readonly prefix: string;
}

export const OpenFormContext = createContext<OpenForm | undefined>(undefined);

/** Context with the description of the open form, so that not every field has to subscribe to the form. */
export const FormDescriptionContext = createContext<FormDescription | undefined>(undefined);

export function useOpenForm(): OpenForm {
  const open = useContext(OpenFormContext);
  if (open === undefined) throw new Error('A form control is rendered outside of a form.');
  return open;
}

/** Returns the descriptor, entity and product of the open form; renders only when one of them is replaced. */
export function useFormDescription(): FormDescription {
  const context = useContext(FormDescriptionContext);
  if (context === undefined) throw new Error('A form control is rendered outside of a form.');
  return context;
}

/**
 * Subscribes to the whole form. Renders at every change, and is therefore only for components that concern the form
 * as a whole.
 */
export function useFormSnapshot(store: FormStore): FormSnapshot {
  return useSyncExternalStore(store.subscribe, store.get);
}

/**
 * Subscribes to a field's view. Renders only when the view changes, and never while the pointer is pressed, since a
 * view can move the page.
 */
export function useFieldView(store: FormStore, path: string): FieldView {
  return useSteady(useFieldSubscription(store, path), () => store.viewAt(path));
}

/**
 * Subscribes to a field's view and value at once, since a form has many fields. Ignores changes that the
 * control shows already (`isShown`).
 */
export function useFieldDisplay(store: FormStore, path: string, isShown = neverShown): FieldDisplay {
  const subscribe = useCallback(
    (listener: () => void) =>
      store.subscribeTo(path, () => {
        // Reads the change that the control shows by itself, so that the value rendered last is a change once it returns.
        if (isShown()) store.displayAt(path);
        else listener();
      }),
    [store, path, isShown],
  );
  return useSyncExternalStore(subscribe, () => store.displayAt(path));
}

function neverShown(): boolean {
  return false;
}

/** Returns the function that subscribes to changes of a field's value or view, and of the values inside. */
export function useFieldSubscription(store: FormStore, path: string) {
  return useCallback((listener: () => void) => store.subscribeTo(path, listener), [store, path]);
}

/** Builds the element id of a field's control. */
export function controlId(prefix: string, path: string): string {
  return `${prefix}.${path}`;
}
