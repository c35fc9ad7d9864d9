import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { JsonObject } from '../../core/json/json.ts';
import { readStored, writeStored } from '../context/stored-settings.ts';
import { useOwnKey } from '../context/use-own-key.ts';
import { idOf } from '../parts/record-content.ts';

export interface ChosenSearch {
  /** Search to display; undefined where there is none, or the URL names one that does not exist. */
  readonly search: JsonObject | undefined;
  readonly choose: (id: string) => void;
}

/**
 * Finds the search to display: the one in the URL, or else the one displayed last in this browser, or else
 * the first. Puts its id into the URL, so that the URL can be shared.
 */
export function useChosenSearch(
  { tab, address }: { readonly tab: string; readonly address: string },
  searches: readonly JsonObject[],
): ChosenSearch {
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get(address);
  const key = useOwnKey(`${tab}.id`);
  const go = useCallback(
    (id: string, replace: boolean) =>
      setParameters(
        (before) => {
          const next = new URLSearchParams(before);
          next.set(address, id);
          return next;
        },
        { replace },
      ),
    [setParameters, address],
  );
  const wanted = named ?? readStored(key);
  const found = searches.find((search) => idOf(search) === wanted);
  const search = found ?? (named === null ? searches[0] : undefined);
  const id = idOf(search);
  useEffect(() => {
    if (id === undefined) return;
    writeStored(key, id);
    if (named === null) go(id, true);
  }, [id, key, named, go]);
  return { search, choose: (next) => go(next, false) };
}
