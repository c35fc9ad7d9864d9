import { useEngine } from '../context/engine-context.ts';
import { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary.tsx';

/** Contains a failure of its children, and reports the failure as the page does. */
export function Contained(props: Omit<ErrorBoundaryProps, 'onError'>) {
  const { onFailure } = useEngine();
  return <ErrorBoundary {...props} onError={onFailure} />;
}
