import { useEngine } from '../context/engine-context.ts';
import { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary.tsx';

/** Error boundary that reports failures to the page's `onFailure`. */
export function Contained(props: Omit<ErrorBoundaryProps, 'onError'>) {
  const { onFailure } = useEngine();
  return <ErrorBoundary {...props} onError={onFailure} />;
}
