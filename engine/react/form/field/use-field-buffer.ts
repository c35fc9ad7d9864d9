import { useEffect, useMemo, useReducer, useRef } from 'react';
import { jsonEqual } from '../../../core/json/equal.ts';
import type { Json } from '../../../core/json/json.ts';
import { isChangedManually, whenReleased } from '../by-hand.ts';
import { controlId, useOpenForm } from '../form-react-context.ts';
import type { FieldView } from '../store/field-view.ts';
import type { FormStore } from '../store/form-store.ts';

export interface BufferedField {
  /**
   * Buffers typed text, which the control already displays; the form's values get it when the user pauses.
   */
  readonly type: (next: Json | undefined) => void;
  /** Sets a choice in the form's values immediately. */
  readonly choose: (next: Json | undefined) => void;
  readonly leave: () => void;
  /** Reports whether typed text has not reached the form's values yet. */
  readonly isTyping: () => boolean;
  /**
   * Reports whether the values have just received the typed text unchanged, and nothing else of the field has
   * changed; the control needs no render then.
   */
  readonly isEcho: () => boolean;
}

/**
 * Builds the functions that change a field's value. A keystroke renders nothing; the values change when the user
 * pauses.
 */
export function useFieldBuffer(
  store: FormStore,
  path: string,
  set: SetField = store.setField,
): BufferedField {
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  const latestSet = useRef(set);
  useEffect(() => {
    latestSet.current = set;
    // Keeps typed text when a field unmounts, without calling callbacks of components that are unmounted as well.
    return () => {
      latestSet.current = store.setField;
    };
  }, [store, set]);
  useEffect(() => () => store.buffer.flush(path), [store, path]);
  const { prefix } = useOpenForm();
  const id = controlId(prefix, path);
  return useMemo(
    () => bufferOf({ store, path, id, set: (...given) => latestSet.current(...given), showAgain }),
    [store, path, id],
  );
}

type SetField = (path: string, next: Json | undefined) => void;

interface BufferInput {
  readonly store: FormStore;
  readonly path: string;
  /** Id of the field's control. */
  readonly id: string;
  /** Writes the typed text to the values. */
  readonly set: SetField;
  readonly showAgain: () => void;
}

function bufferOf({ store, path, id, set, showAgain }: BufferInput): BufferedField {
  let typed: { readonly next: Json | undefined; readonly view: FieldView } | undefined;
  const isAsTyped = (next: Json | undefined) => jsonEqual(store.valueAt(path), next);

  function enter(next: Json | undefined): void {
    set(path, next);
    // Renders the control if the form has stored another value than the entered one, e.g. a derived value.
    if (!isAsTyped(next)) showAgain();
  }

  function enterTyped(next: Json | undefined): void {
    typed = { next, view: store.viewAt(path) };
    try {
      enter(next);
    } finally {
      typed = undefined;
    }
  }
  return {
    type: (next) => store.buffer.defer(path, () => enterTyped(next)),
    isEcho: () => typed !== undefined && store.viewAt(path) === typed.view && isAsTyped(typed.next),
    choose(next) {
      store.buffer.defer(path, () => enter(next));
      store.buffer.flush(path);
      store.endTyping();
    },
    leave() {
      store.buffer.flush(path);
      if (isChangedManually(id)) whenReleased(() => store.touch(path));
      store.endTyping();
    },
    isTyping: () => store.buffer.isPending(path),
  };
}
