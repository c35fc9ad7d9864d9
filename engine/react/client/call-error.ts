import type { ErrorAnswer, Problem } from '../../core/validation/problems.ts';

export interface GatewayFailure {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** True if neither the response nor the contract of the call has a message for the user. */
  readonly isSilent?: boolean | undefined;
  readonly problems?: readonly Problem[] | undefined;
  readonly conflict?: ErrorAnswer['conflict'] | undefined;
  /** Id that the gateway gave to the request, for finding its line in the log. */
  readonly requestId?: string | undefined;
}

/** Failure of a call that the gateway has refused or not answered; `message` is a sentence for the user. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  readonly code: string;
  readonly isSilent: boolean;
  readonly problems: readonly Problem[];
  readonly conflict: ErrorAnswer['conflict'];
  readonly requestId: string | undefined;

  constructor(failure: GatewayFailure) {
    super(failure.message);
    this.status = failure.status;
    this.code = failure.code;
    this.isSilent = failure.isSilent ?? failure.message === '';
    this.problems = failure.problems ?? [];
    this.conflict = failure.conflict;
    this.requestId = failure.requestId;
  }
}

/** Reports whether an error means that the session has ended. */
export function isSignedOutError(error: unknown): boolean {
  return error instanceof CallError && error.status === 401;
}

/** Returns the message of any error, or `fallback` if the error has none for users. */
export function messageOfError(error: unknown, fallback: string): string {
  return error instanceof CallError && !error.isSilent ? error.message : fallback;
}
