/**
 * Failure in the page, as reported to operators. Contains no free text, since an error's message may quote the
 * value that caused it, and a URL may contain search terms.
 */
export interface FailureReport {
  /** Part of the page by its name in the program: a box with its tab, a screen, `window`. */
  readonly place: string;
  readonly kind: FailureKind;
  /** Class of the error. */
  readonly error: string;
  /** Positions in the code, as `file:line:column`, innermost first; at most six. */
  readonly at: readonly string[];
  /** Id that the gateway gave to the request that caused the failure. */
  readonly request?: string;
}

/**
 * Kind of failure: a component failed to render, a script threw, a promise rejection was unhandled, or the
 * edited item is gone.
 */
export type FailureKind = 'render' | 'script' | 'promise' | 'conflict';

export interface FailureLocation {
  readonly place: string;
  readonly kind: FailureKind;
}

const mostFrames = 6;

/** Describes any thrown value in a report. */
export function describeFailure(error: unknown, { place, kind }: FailureLocation): FailureReport {
  if (!(error instanceof Error)) return { place, kind, error: 'unknown', at: [] };
  const request = 'requestId' in error ? error.requestId : undefined;
  return {
    place,
    kind,
    error: /^[A-Za-z]\w{0,60}$/.test(error.name) ? error.name : 'Error',
    at: framesOf(error),
    ...(typeof request === 'string' && /^[\w-]{1,64}$/.test(request) ? { request } : {}),
  };
}

/**
 * Lists the positions of a stack trace with file names only. Removes the message at its beginning, and the
 * origin and query of each URL.
 */
function framesOf({ message, stack = '' }: Error): readonly string[] {
  const frames = stack.replace(message, '').matchAll(/([\w.-]+\.[cm]?[jt]sx?)(?:\?[^\s:)]*)?:(\d+):(\d+)/g);
  return [...frames].slice(0, mostFrames).map(([, file, line, column]) => `${file}:${line}:${column}`);
}
