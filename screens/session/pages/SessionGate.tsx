import { type ReactNode, useEffect } from 'react';
import { Loading } from '../../../engine/react/parts/Loading.tsx';
import { useSession } from '../session-context.ts';

export interface SessionGateProps {
  /** Page after a forced sign-out. */
  readonly loginPage: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows pages to signed-in users; redirects others to the hosted login and back. Shows the reason of a forced sign-out
 * first, since a refused user would be redirected in a loop.
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
