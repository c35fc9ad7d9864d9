/**
 * A failure in the page in the form that may be reported to operators. It has no free text: the message of an error can
 * contain the value that caused it, and a URL can contain search terms.
 */
export interface FailureReport {
  /** Part of the page by its name in the program: a box with its tab, a screen, `window`. */
  readonly place: string;
  readonly kind: FailureKind;
  /** The class of the error. */
  readonly error: string;
  /** Positions in the code, as `file:line:column`, innermost first; at most six. */
  readonly at: readonly string[];
  /** The request that it followed from, as the gateway numbered it. */
  readonly request?: string;
}

/** A component that could not be rendered, a script that threw, an unhandled rejection, an edited item that is gone. */
export type FailureKind = 'render' | 'script' | 'promise' | 'conflict';

export interface FailureLocation {
  readonly place: string;
  readonly kind: FailureKind;
}

const mostFrames = 6;

/** The report of anything that was thrown. */
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

/** Names of files without origin and query; the message, which comes first, is skipped. */
function framesOf({ message, stack = '' }: Error): readonly string[] {
  const frames = stack.replace(message, '').matchAll(/([\w.-]+\.[cm]?[jt]sx?)(?:\?[^\s:)]*)?:(\d+):(\d+)/g);
  return [...frames].slice(0, mostFrames).map(([, file, line, column]) => `${file}:${line}:${column}`);
}
