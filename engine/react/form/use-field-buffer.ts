import { useEffect, useState } from 'react';
import type { Json } from '../../core/json.ts';
import { useFieldValue } from './form-react-context.ts';
import type { FormStore } from './store/form-store.ts';

export interface BufferedValue {
  readonly value: unknown;
  /** For typing: shows at once and reaches the form's values when typing rests. */
  readonly type: (next: Json | undefined) => void;
  /** For choices: reaches the form's values at once. */
  readonly choose: (next: Json | undefined) => void;
  readonly leave: () => void;
}

/** A field's value with what is being typed into it in front. */
export function useFieldBuffer(store: FormStore, path: string): BufferedValue {
  const stored = useFieldValue(store, path);
  const [draft, setDraft] = useState<{ readonly value: Json | undefined }>();
  useEffect(() => () => store.buffer.flush(path), [store, path]);

  function type(next: Json | undefined): void {
    setDraft({ value: next });
    store.buffer.defer(path, () => {
      store.setField(path, next);
      setDraft(undefined);
    });
  }

  function choose(next: Json | undefined): void {
    type(next);
    store.buffer.flush(path);
  }

  function leave(): void {
    store.buffer.flush(path);
    store.touch(path);
  }

  return { value: draft === undefined ? stored : draft.value, type, choose, leave };
}
