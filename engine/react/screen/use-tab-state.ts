import { useState } from 'react';
import { generatePath, useNavigate, useParams } from 'react-router';
import type { ScreenDescriptor } from '../../core/product/screen.ts';
import { decodeTabState, encodeTabState, knownTabState, type TabState } from '../box/tab-state.ts';

/** Where the browser keeps the last tab state: names of boxes and tabs, nothing of a record. */
const storageKey = 'urlHash';

/** The route parameter that holds the encoded tab state. */
const payloadParameter = 'hashPayload';

/** Whose tabs were open last, as long as the page lives: another record opens at its first tabs. */
let lastSubject: string | undefined;

export type OpenTab = (box: string, names: readonly string[]) => void;

/**
 * The open tabs of a screen's boxes: in the URL where its route has room for them, else in memory. A URL that
 * says nothing opens the tabs that were open last where it is about the same record, and else the first ones.
 */
export function useTabState(screen: ScreenDescriptor): readonly [TabState, OpenTab] {
  const params = useParams();
  const navigate = useNavigate();
  const [own, setOwn] = useState<TabState>({});
  const isInUrl = screen.route.includes(`:${payloadParameter}`);
  const subject = generatePath(screen.route, { ...params, [payloadParameter]: null });
  const state = knownTabState(screen, isInUrl ? stateOf(params[payloadParameter], subject) : own);

  function open(box: string, names: readonly string[]): void {
    const next = { ...state, [box]: names };
    if (!isInUrl) {
      setOwn(next);
      return;
    }
    const payload = encodeTabState(next);
    localStorage.setItem(storageKey, payload);
    lastSubject = subject;
    const path = generatePath(screen.route, { ...params, [payloadParameter]: payload });
    void navigate(path, { replace: true });
  }

  return [state, open];
}

function stateOf(payload: string | undefined, subject: string): TabState {
  const last = subject === lastSubject ? localStorage.getItem(storageKey) : null;
  return decodeTabState(payload ?? last ?? undefined);
}
