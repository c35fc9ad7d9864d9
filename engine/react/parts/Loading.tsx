import { Button } from './Button.tsx';
import { AlertIcon, Spinner } from './icons.tsx';
import './states.css';
import { useMessages } from '../context/use-messages.ts';

export interface LoadingProps {
  /** Message of the failure; undefined while loading. */
  readonly error?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  /** True during a retry; the message of the failure stays until the outcome is known. */
  readonly isRetrying?: boolean;
}

/** Renders a placeholder of loading content, of which the frame tells screen readers once for a page; after a failure, its message and a retry button. */
export function Loading({ error, onRetry, isRetrying = false }: LoadingProps) {
  const say = useMessages();
  if (error === undefined) {
    return (
      <div className="en-state">
        <Spinner />
        <span>{say('loading')}</span>
      </div>
    );
  }
  return (
    <div className="en-state en-state-error" role="alert">
      <AlertIcon />
      <span>{error}</span>
      {onRetry !== undefined && (
        <Button
          onClick={isRetrying ? undefined : onRetry}
          aria-disabled={isRetrying}
          icon={isRetrying && <Spinner />}
        >
          {say(isRetrying ? 'loading.retrying' : 'loading.retry')}
        </Button>
      )}
    </div>
  );
}
