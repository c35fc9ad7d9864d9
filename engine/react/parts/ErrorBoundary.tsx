import { Component, type ErrorInfo, type ReactNode, useEffect, useRef } from 'react';
import { describeFailure, type FailureReport } from '../../core/protocol/failure-report.ts';
import { useMessages } from '../context/use-messages.ts';
import { Button } from './Button.tsx';
import { Panel } from './Panel.tsx';

export interface ErrorBoundaryProps {
  /** Name of the part that failed, e.g. a box; for the report only. */
  readonly place: string;
  /** Message in place of the default one. */
  readonly message?: string;
  /** Content in place of the message and the retry button. */
  readonly fallback?: ReactNode;
  /** Called with the failure and its part, never with data: see `FailureReport`. */
  readonly onError?: ((report: FailureReport) => void) | undefined;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failure: 'render' | 'load' | undefined;
}

/**
 * Pattern of the messages by which browsers (Chromium, Firefox, Safari) report a script that failed to load, and Vite
 * a style sheet.
 */
const loadFailures = /dynamically imported module|module script failed|^Unable to preload CSS/;

/** Error boundary, which keeps the rest of the page usable after an error of rendering. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override readonly state: ErrorBoundaryState = { failure: undefined };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: error instanceof Error && loadFailures.test(error.message) ? 'load' : 'render' };
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo): void {
    this.props.onError?.(describeFailure(error, { place: this.props.place, kind: 'render' }));
  }

  override render(): ReactNode {
    const { fallback, message, children } = this.props;
    const { failure } = this.state;
    if (failure === undefined) return children;
    if (fallback !== undefined) return fallback;
    if (failure === 'load') return <NotLoaded />;
    return <Failed message={message} onRetry={() => this.setState({ failure: undefined })} />;
  }
}

/**
 * Renders an offer to reload the whole page, since a browser does not request a script again that failed to load.
 */
function NotLoaded() {
  const say = useMessages();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => void panel.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={panel}>
      <Panel tone="danger" role="alert">
        <p>{say('part-missing')}</p>
        <Button onClick={() => window.location.reload()}>{say('part-missing.reload')}</Button>
      </Panel>
    </div>
  );
}

interface FailedProps {
  readonly message: string | undefined;
  readonly onRetry: () => void;
}

function Failed({ message, onRetry }: FailedProps) {
  const say = useMessages();
  return (
    <Panel tone="danger" role="alert">
      <p>{message ?? say('render-failed')}</p>
      <Button onClick={onRetry}>{say('render-failed.retry')}</Button>
    </Panel>
  );
}
