import { useEffect, useMemo, useReducer, useRef } from 'react';
import { jsonEqual } from '../../../core/json/equal.ts';
import type { Json } from '../../../core/json/json.ts';
import { isChangedManually, whenReleased } from '../by-hand.ts';
import { controlId, useOpenForm } from '../form-react-context.ts';
import type { FieldView } from '../store/field-view.ts';
import type { FormStore } from '../store/form-store.ts';

export interface FieldBuffer {
  /** Takes typing: the control shows it itself, and it reaches the form's values when typing rests. */
  readonly type: (next: Json | undefined) => void;
  /** Takes a choice: written to the form's values immediately. */
  readonly choose: (next: Json | undefined) => void;
  readonly leave: () => void;
  /** True while typed text has not reached the values. */
  readonly isTyping: () => boolean;
  /** True while typed text reaches the values as it was typed, and changes nothing else of the field. */
  readonly isEcho: () => boolean;
}

/** The ways to change a field's value. A keystroke renders nothing; the values follow when typing rests. */
export function useFieldBuffer(store: FormStore, path: string, set: SetField = store.setField): FieldBuffer {
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  const latestSet = useRef(set);
  useEffect(() => {
    latestSet.current = set;
    // Keeps typed text when a field unmounts; callbacks that unmounted with it are not called.
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
  /** Puts the typed text among the values. */
  readonly set: SetField;
  readonly showAgain: () => void;
}

function bufferOf({ store, path, id, set, showAgain }: BufferInput): FieldBuffer {
  let typed: { readonly next: Json | undefined; readonly view: FieldView } | undefined;
  const isAsTyped = (next: Json | undefined) => jsonEqual(store.valueAt(path), next);

  function enter(next: Json | undefined): void {
    set(path, next);
    // The form made something else of it (a derived value, say): the control has to show that.
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
