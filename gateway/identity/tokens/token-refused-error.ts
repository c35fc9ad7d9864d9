/** Reason why a token is refused; fit for logs, never for guessing what would pass. */
export type TokenRefusal =
  | 'expired'
  | 'not-yet-valid'
  | 'forged'
  | 'wrong-issuer'
  | 'wrong-audience'
  | 'wrong-type'
  | 'session-ended'
  | 'too-long'
  | 'malformed';

/** The token is not valid here. The error contains nothing of the token. */
export class TokenRefusedError extends Error {
  override readonly name = 'TokenRefusedError';
  readonly reason: TokenRefusal;

  constructor(reason: TokenRefusal) {
    super(`The access token was refused (${reason}). Sign in again.`);
    this.reason = reason;
  }
}

/** The issuer's keys are unavailable, so that no token can be verified; this one may be valid. */
export class IssuerUnreachableError extends Error {
  override readonly name = 'IssuerUnreachableError';
  readonly reason = 'issuer-unreachable';

  constructor(issuer: string, cause: unknown) {
    super(`The identity provider at ${issuer} does not answer. Check OIDC_ISSUER and the network.`, {
      cause,
    });
  }
}
