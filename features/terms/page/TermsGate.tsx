import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Loading, useProduct } from '../../../engine/react/index.ts';
import { useTerms } from './use-terms.ts';
import type { WatchedClient } from './watch-refusals.ts';

const TermsDialog = lazy(async () => ({ default: (await import('./TermsDialog.tsx')).TermsDialog }));

export interface TermsGateProps {
  /** Subscribes to calls refused because of new terms. */
  readonly onRefusal: WatchedClient['onRefusal'];
  readonly onDecline: () => void;
  readonly children: ReactNode;
}

/**
 * Shows the product once the latest terms of use are accepted; shows the terms until then. Shows new terms over the
 * page, which keeps typed input. Shows a product without terms at once.
 */
export function TermsGate(props: TermsGateProps) {
  const { calls } = useProduct();
  return calls['eula.latest'] === undefined ? props.children : <Terms {...props} />;
}

function Terms({ onRefusal, onDecline, children }: TermsGateProps) {
  const { state, askAgain } = useTerms();
  useEffect(() => onRefusal(askAgain), [onRefusal, askAgain]);
  const isOpen = state.phase === 'open';
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <>
      {(isOpen || wasOpen) && children}
      {state.phase === 'asking' && !wasOpen && <Loading error={state.error} onRetry={askAgain} />}
      {state.phase === 'needed' && (
        <Suspense fallback={<Loading />}>
          <TermsDialog terms={state.terms} onAccept={state.accept} onDecline={onDecline} />
        </Suspense>
      )}
    </>
  );
}
