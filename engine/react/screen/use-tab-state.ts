import { useState } from 'react';
import { generatePath, useNavigate, useParams } from 'react-router';
import type { ScreenDescriptor } from '../../core/product/screen.ts';
import { decodeTabState, encodeTabState, knownTabState, type TabState } from '../box/tab-state.ts';

/** Where the browser keeps the last tab state: names of boxes and tabs, nothing of a record. */
const storageKey = 'urlHash';

/** The route parameter that holds the encoded tab state. */
const payloadParameter = 'hashPayload';

export type OpenTab = (box: string, names: readonly string[]) => void;

/**
 * The open tabs of a screen's boxes: in the URL where its route has room for them, else in memory. A URL that
 * says nothing opens the tabs that were open last, so that one can go through records in the same place.
 */
export function useTabState(screen: ScreenDescriptor): readonly [TabState, OpenTab] {
  const params = useParams();
  const navigate = useNavigate();
  const [own, setOwn] = useState<TabState>({});
  const isInUrl = screen.route.includes(`:${payloadParameter}`);
  const state = knownTabState(screen, isInUrl ? stateOf(params[payloadParameter]) : own);

  function open(box: string, names: readonly string[]): void {
    const next = { ...state, [box]: names };
    if (!isInUrl) {
      setOwn(next);
      return;
    }
    const payload = encodeTabState(next);
    localStorage.setItem(storageKey, payload);
    const path = generatePath(screen.route, { ...params, [payloadParameter]: payload });
    void navigate(path, { replace: true });
  }

  return [state, open];
}

function stateOf(payload: string | undefined): TabState {
  return decodeTabState(payload ?? localStorage.getItem(storageKey) ?? undefined);
}
