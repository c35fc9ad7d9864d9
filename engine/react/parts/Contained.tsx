import { useEngine } from '../context/engine-context.ts';
import { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary.tsx';

/** Keeps a failure of its children inside of itself, and reports it as the page does. */
export function Contained(props: Omit<ErrorBoundaryProps, 'onError'>) {
  const { onFailure } = useEngine();
  return <ErrorBoundary {...props} onError={onFailure} />;
}
