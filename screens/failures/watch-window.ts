import { describeFailure, type FailureReport } from '../../engine/core/protocol/failure-report.ts';

/**
 * Tells of what no component catches: scripts that throw, promises whose failure nobody hears. Returns how to stop.
 * What was broken off on purpose is no failure, and what carries no error (a browser's own remark) is none of ours.
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
