import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Session, SessionState } from './session-state.ts';

export const SessionContext = createContext<Session | undefined>(undefined);

/** View of the session for pages: its state, and what can be done with it. */
export type SessionView = SessionState & Omit<Session, 'state' | 'subscribe' | 'start'>;

/** The session around this component; it renders again when somebody signs in or out. */
export function useSession(): SessionView {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('useSession needs a SessionProvider around the component.');
  const state = useSyncExternalStore(session.subscribe, session.state);
  return useMemo(() => ({ ...session, ...state }), [session, state]);
}
