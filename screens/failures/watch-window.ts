import { describeFailure, type FailureReport } from '../../engine/core/protocol/failure-report.ts';

/**
 * Reports script errors and unhandled rejections, which no component catches; returns a function that stops this.
 * Ignores aborts and events without an error (browser notices).
 */
export function watchWindow(report: (failure: FailureReport) => void): () => void {
  const onError = ({ error }: ErrorEvent) => {
    if (error instanceof Error) report(describeFailure(error, { place: 'window', kind: 'script' }));
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (!isAbort(reason)) report(describeFailure(reason, { place: 'window', kind: 'promise' }));
  };
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}

function isAbort(reason: unknown): boolean {
  return typeof reason === 'object' && reason !== null && 'name' in reason && reason.name === 'AbortError';
}
