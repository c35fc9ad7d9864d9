import { useMemo, useState } from 'react';
import type { PatchStep } from '../../../engine/core/json/json-patch.ts';
import type { NamedSchemaText } from '../../../engine/core/protocol/workbench.ts';
import type { StudioState } from '../use-studio.ts';

/** Part of a file that a designer changes as a whole. */
export interface DesignedPart<Value> {
  readonly read: (text: string) => Value;
  readonly stepsBetween: (before: Value, after: Value) => readonly PatchStep[];
}

/**
 * Displays the part with pending changes (optimistically), since keys come faster than answers. When its turn
 * comes, each change is applied once more, to the file's then current state.
 */
export function useAhead<Value>(
  studio: Pick<StudioState, 'run'>,
  { path, text }: NamedSchemaText,
  { read, stepsBetween }: DesignedPart<Value>,
) {
  const written = useMemo(() => read(text), [read, text]);
  const [ahead, setAhead] = useState<{ readonly value: Value }>();
  const value = ahead === undefined ? written : ahead.value;
  return {
    value,
    isWritten: ahead === undefined,
    change(by: (value: Value) => Value, label: string): void {
      const mine = { value: by(value) };
      setAhead(mine);
      void studio
        .run((textOf) => {
          const before = read(textOf(path));
          const steps = stepsBetween(before, by(before));
          return steps.length === 0 ? [] : { command: 'edit', path, steps };
        }, label)
        .finally(() => setAhead((latest) => (latest === mine ? undefined : latest)));
    },
  };
}
