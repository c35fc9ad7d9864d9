import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Session, SessionState } from './session-state.ts';

export const SessionContext = createContext<Session | undefined>(undefined);

/** Session for pages: its state and its actions. */
export type SessionView = SessionState & Omit<Session, 'state' | 'subscribe' | 'start'>;

/** Returns the session of the surrounding provider, and renders again on sign-in and sign-out. */
export function useSession(): SessionView {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('useSession needs a SessionProvider around the component.');
  const state = useSyncExternalStore(session.subscribe, session.state);
  return useMemo(() => ({ ...session, ...state }), [session, state]);
}
