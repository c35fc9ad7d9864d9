import { Component, type ErrorInfo, type ReactNode } from 'react';
import { describeFailure, type FailureReport } from '../../core/failure-report.ts';
import { useWords } from '../provider/use-words.ts';
import { Button } from './Button.tsx';
import { Panel } from './Panel.tsx';

export interface ErrorBoundaryProps {
  /** Where it happened, e.g. the name of a box: for the report, never shown. */
  readonly place: string;
  /** The sentence to show in place of the usual one. */
  readonly message?: string;
  /** Shown instead of the sentence and the button that tries again. */
  readonly fallback?: ReactNode;
  /** Told what happened and where, never with what: see `FailureReport`. */
  readonly onError?: ((report: FailureReport) => void) | undefined;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
}

/** Keeps a failure to render inside its own box. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override readonly state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo): void {
    this.props.onError?.(describeFailure(error, { place: this.props.place, kind: 'render' }));
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      this.props.fallback ?? (
        <Failed message={this.props.message} onRetry={() => this.setState({ hasFailed: false })} />
      )
    );
  }
}

interface FailedProps {
  readonly message: string | undefined;
  readonly onRetry: () => void;
}

function Failed({ message, onRetry }: FailedProps) {
  const say = useWords();
  return (
    <Panel tone="danger" role="alert">
      <p>{message ?? say('render-failed')}</p>
      <Button onClick={onRetry}>{say('render-failed.retry')}</Button>
    </Panel>
  );
}
