import { type ReactNode, useEffect } from 'react';
import { Loading } from '../../engine/react/parts/Loading.tsx';
import { useSession } from './session-context.ts';

export interface SessionGateProps {
  /** Shown to whoever was signed out by force. */
  readonly loginPage: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows pages to those who are signed in. Others go to the hosted login and come back here; whoever was signed
 * out by force first reads why, so that a refusal never turns into a circle of redirects.
 */
export function SessionGate({ loginPage, children }: SessionGateProps) {
  const { status, message, signIn, retry } = useSession();
  const isLeaving = status === 'signed-out' && message === undefined;
  useEffect(() => {
    if (isLeaving) signIn().catch(retry);
  }, [isLeaving, signIn, retry]);
  if (status === 'signed-in') return children;
  if (status === 'signed-out' && !isLeaving) return loginPage;
  return <Loading error={message} onRetry={retry} />;
}
