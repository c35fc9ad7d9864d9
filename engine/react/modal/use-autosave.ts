import { useEffect, useRef, useState } from 'react';
import { jsonEqual } from '../../core/json/equal.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { tidyValue } from '../../core/validation/tidy.ts';
import type { FormStore } from '../form/store/form-store.ts';
import { followValues } from './follow-values.ts';
import type { OpenSaves } from './open-saves.ts';
import type { SaveAttempt } from './record-modal-props.ts';

/** Milliseconds without a change after which an edit is stored. */
const restOfTyping = 1500;

export interface AutosaveInput {
  readonly isOn: boolean;
  readonly store: FormStore;
  /** Stored version from which the edit started. */
  readonly base: JsonObject;
  readonly saves: OpenSaves;
  readonly save: (attempt: SaveAttempt) => Promise<unknown>;
}

export interface Autosave {
  /** Returns the values that a save replaces: those stored last, or else the initial ones. */
  readonly against: () => JsonObject;
  /** Returns the values stored last; undefined before the first save. */
  readonly saved: () => JsonObject | undefined;
  /** Reports whether a save has been sent and not answered yet. */
  readonly isUnderWay: () => boolean;
  /** Resolves once no save is running. */
  readonly settled: () => Promise<void>;
  /** True once an edit has been stored automatically. */
  readonly hasSaved: boolean;
}

/**
 * Stores the edit whenever the user pauses and no problem prevents the save. Leaves a refused save to the
 * save button, which shows the reason.
 */
export function useAutosave(input: AutosaveInput): Autosave {
  const { isOn, store, base } = input;
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  const last = useRef<{ readonly values: JsonObject; readonly stored: JsonObject }>(undefined);
  const running = useRef<Promise<void>>(Promise.resolve());
  const isUnderWay = useRef(false);
  // Renders at each stored version, since the draft is kept relative to the last one.
  const [stored, setStored] = useState<JsonObject>();

  useEffect(() => {
    if (!isOn) return;
    let stop = saveAtRest();
    const unfollow = followValues(store, () => {
      stop();
      stop = saveAtRest();
    });
    return () => {
      unfollow();
      stop();
    };

    function saveAtRest(): () => void {
      const { values } = store.get();
      const timer = setTimeout(() => {
        running.current = running.current.then(() => attempt(values));
      }, restOfTyping);
      return () => clearTimeout(timer);
    }

    async function attempt(values: JsonObject): Promise<void> {
      const { problems, isDirty, context } = store.get();
      const mine = tidyValue(context.entity, values);
      const isKnown = jsonEqual(mine, last.current?.values ?? tidyValue(context.entity, base));
      const isBegun = isDirty || last.current !== undefined;
      if (!isBegun || isKnown || problems.some(({ severity }) => severity === 'error')) return;
      const { save, saves } = latest.current;
      const sent = saves.begin({ values: mine, against: last.current?.stored ?? base });
      isUnderWay.current = true;
      try {
        const answer = await save(sent);
        saves.answered(sent);
        last.current = { values: mine, stored: (answer ?? mine) as JsonObject };
        setStored(last.current.stored);
      } catch {
        // Leaves a failed save to the button, which saves or shows the reason.
      } finally {
        isUnderWay.current = false;
      }
    }
  }, [isOn, store, base]);

  return {
    against: () => last.current?.stored ?? base,
    saved: () => last.current?.values,
    isUnderWay: () => isUnderWay.current,
    settled: () => running.current,
    hasSaved: stored !== undefined,
  };
}
