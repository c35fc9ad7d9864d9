import { type ReactNode, Suspense } from 'react';
import { useEngine } from '../provider/engine-context.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

export interface OpenedLaterProps {
  /** Where it opens: for the report of a failure, never shown. */
  readonly place: string;
  readonly children: ReactNode;
}

/** A dialog that is loaded when it opens: what is behind it stays, should that fail. */
export function OpenedLater({ place, children }: OpenedLaterProps) {
  const { onFailure } = useEngine();
  return (
    <ErrorBoundary place={place} onError={onFailure}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
