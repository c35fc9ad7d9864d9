import { type ReactNode, useEffect } from 'react';
import { Loading } from '../../../engine/react/parts/Loading.tsx';
import { useSession } from '../session-context.ts';

export interface SessionGateProps {
  /** Shown after a forced sign-out. */
  readonly loginPage: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows pages to signed-in users. Others are redirected to the hosted login and back; after a forced sign-out the
 * reason is shown first, so that a refusal never becomes a redirect loop.
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
