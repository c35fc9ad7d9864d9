import { useEffect, useMemo, useReducer, useRef } from 'react';
import { jsonEqual } from '../../core/json/equal.ts';
import type { Json } from '../../core/json/json.ts';
import { isChangedManually, whenReleased } from './by-hand.ts';
import { controlId, useOpenForm } from './form-react-context.ts';
import type { FormStore } from './store/form-store.ts';

export interface FieldBuffer {
  /** For typing: the control shows it itself, and it reaches the form's values when typing rests. */
  readonly type: (next: Json | undefined) => void;
  /** For choices: written to the form's values immediately. */
  readonly choose: (next: Json | undefined) => void;
  readonly leave: () => void;
  /** True while what was typed has not reached the values. */
  readonly isTyping: () => boolean;
}

/** The ways to change a field's value. A keystroke renders nothing; the values follow when typing rests. */
export function useFieldBuffer(store: FormStore, path: string, set: SetField = store.setField): FieldBuffer {
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  const latestSet = useRef(set);
  useEffect(() => {
    latestSet.current = set;
    // Of a field that goes away, what was typed is kept without a word to what went away with it.
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
  /** Of the field's control. */
  readonly id: string;
  /** Puts what was typed among the values. */
  readonly set: SetField;
  readonly showAgain: () => void;
}

function bufferOf({ store, path, id, set, showAgain }: BufferInput): FieldBuffer {
  function type(next: Json | undefined): void {
    store.buffer.defer(path, () => {
      set(path, next);
      // The form made something else of it (a derived value, say): the control has to show that.
      if (!jsonEqual(store.valueAt(path), next)) showAgain();
    });
  }
  return {
    type,
    choose(next) {
      type(next);
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
