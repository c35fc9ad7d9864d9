import { type ReactNode, useEffect } from 'react';
import { SessionContext } from './session-context.ts';
import type { Session } from './session-state.ts';

export interface SessionProviderProps {
  readonly session: Session;
  readonly children: ReactNode;
}

/** Provides the session to the pages, and watches it while they are shown. */
export function SessionProvider({ session, children }: SessionProviderProps) {
  useEffect(() => session.start(), [session]);
  return <SessionContext value={session}>{children}</SessionContext>;
}
