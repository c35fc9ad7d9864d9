import { useState } from 'react';
import type { PatchStep } from '../../../../engine/core/json/json-patch.ts';
import type { StudioState } from '../use-studio.ts';

/** A part of a file as it was last left, also while the file is still being written: keys come faster than answers. */
export function useAhead<Value>(studio: StudioState, path: string, written: Value) {
  const [ahead, setAhead] = useState<{ readonly value: Value }>();
  return {
    value: ahead === undefined ? written : ahead.value,
    isWritten: ahead === undefined,
    write(value: Value, steps: readonly PatchStep[], label: string): void {
      const mine = { value };
      setAhead(mine);
      void studio
        .run({ command: 'edit', path, steps }, label)
        .finally(() => setAhead((latest) => (latest === mine ? undefined : latest)));
    },
  };
}
