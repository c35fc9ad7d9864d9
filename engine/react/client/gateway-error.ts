import type { ErrorAnswer, Problem } from '../../core/validation/problems.ts';

export interface GatewayFailure {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** True where neither the answer nor its call has a sentence. */
  readonly isSilent?: boolean | undefined;
  readonly problems?: readonly Problem[] | undefined;
  readonly conflict?: ErrorAnswer['conflict'] | undefined;
  /** The gateway's number for the request, which leads to the line in its log. */
  readonly requestId?: string | undefined;
}

/** A call that the gateway refused or never answered. `message` is a sentence for the person in front. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
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

/** True for an answer that says the session has ended. */
export function isSignedOutError(error: unknown): boolean {
  return error instanceof GatewayError && error.status === 401;
}

/** Finds the sentence for any error; `fallback` for one without a sentence for users. */
export function messageOfError(error: unknown, fallback: string): string {
  return error instanceof GatewayError && !error.isSilent ? error.message : fallback;
}
