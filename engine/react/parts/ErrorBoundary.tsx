import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Panel } from './Panel.tsx';

export interface ErrorBoundaryProps {
  /** Where it happened, e.g. the name of a box: for the report, never shown. */
  readonly place: string;
  /** The sentence to show. */
  readonly message: string;
  /** Given the name of the error and the place, never data: what was on the screen may be a patient's. */
  readonly onError?: ((report: { readonly place: string; readonly error: string }) => void) | undefined;
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
    const name = error instanceof Error ? error.name : 'unknown';
    this.props.onError?.({ place: this.props.place, error: name });
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Panel tone="danger" role="alert">
        <p>{this.props.message}</p>
        <Button onClick={() => this.setState({ hasFailed: false })}>Try again</Button>
      </Panel>
    );
  }
}
