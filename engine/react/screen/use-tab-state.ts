import { generatePath, useNavigate, useParams, useSearchParams } from 'react-router';
import type { ScreenDescriptor } from '../../core/product/screen.ts';
import { decodeTabState, encodeTabState, knownTabState, type TabState } from '../box/tab-state.ts';
import { writeStored } from '../context/stored-settings.ts';

/** Storage key of the last tab state, which contains names of boxes and tabs, and no data of a record. */
const storageKey = 'urlHash';

/** Name of the route parameter for the encoded tab state. */
const payloadParameter = 'hashPayload';

/**
 * Path of the record whose tabs were opened last, as long as the page is open; another record opens with its first
 * tabs.
 */
let lastSubject: string | undefined;

export type OpenTab = (box: string, names: readonly string[]) => void;

/**
 * Keeps the open tabs in the URL: encoded in the path if the route has a parameter for them, otherwise in the
 * query by names of boxes. A path without them opens the last tabs of the same record, or else the first
 * ones.
 */
export function useTabState(screen: ScreenDescriptor): readonly [TabState, OpenTab] {
  const params = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isInPath = screen.route.includes(`:${payloadParameter}`);
  const subject = generatePath(screen.route, { ...params, [payloadParameter]: null });
  const state = isInPath ? stateOf(params[payloadParameter], subject) : stateIn(query);

  function open(box: string, names: readonly string[]): void {
    const next = { ...state, [box]: names };
    if (!isInPath) {
      // Drops other parameters, which belong to the tab being left.
      const named = Object.entries(knownTabState(screen, next)).map(([name, path]) => [name, path.join('.')]);
      void navigate({ search: new URLSearchParams(named).toString() });
      return;
    }
    const payload = encodeTabState(next);
    writeStored(storageKey, payload);
    lastSubject = subject;
    const path = generatePath(screen.route, { ...params, [payloadParameter]: payload });
    void navigate(path, { replace: true });
  }

  return [knownTabState(screen, state), open];
}

function stateIn(query: URLSearchParams): TabState {
  return Object.fromEntries([...query].map(([name, path]) => [name, path.split('.')]));
}

function stateOf(payload: string | undefined, subject: string): TabState {
  const last = subject === lastSubject ? localStorage.getItem(storageKey) : null;
  return decodeTabState(payload ?? last ?? undefined);
}
