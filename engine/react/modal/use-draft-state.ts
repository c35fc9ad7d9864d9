import { useCallback, useState } from 'react';
import { jsonEqual } from '../../core/json/equal.ts';
import type { Json } from '../../core/json/json.ts';
import { useEngine } from '../context/engine-context.ts';
import { useKeptDrafts } from './kept-drafts.ts';

/** Draft of values: it reports whether they differ from the initial ones, and can be deleted. */
export interface OpenDraft {
  readonly isTyped: boolean;
  readonly forget: () => void;
}

/**
 * Keeps state typed outside of the engine's forms like a draft: for this user, in this browser tab, across a
 * reload, until it is stored or discarded. Setting `undefined` deletes it.
 */
export function useDraftState<Value extends Json>(
  name: string,
  initial: Value,
): readonly [value: Value, set: (next: Value | undefined) => void, draft: OpenDraft] {
  const { user } = useEngine();
  const drafts = useKeptDrafts();
  const key = `${user._id}.${name}`;
  const [value, setValue] = useState<Value>(() => {
    const kept = drafts.read(key)?.values['typed'];
    return kept === undefined ? initial : (kept as Value);
  });
  const set = useCallback(
    (next: Value | undefined) => {
      if (next === undefined) drafts.clear(key);
      else drafts.write(key, { base: {}, values: { typed: next } });
      setValue(next ?? initial);
    },
    [drafts, key, initial],
  );
  return [value, set, { isTyped: !jsonEqual(value, initial), forget: () => set(undefined) }];
}
