import { useEngine } from '../context/engine-context.ts';
import { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary.tsx';

/** Contains an error of rendering in its children, and reports it as the page reports failures. */
export function Contained(props: Omit<ErrorBoundaryProps, 'onError'>) {
  const { onFailure } = useEngine();
  return <ErrorBoundary {...props} onError={onFailure} />;
}
