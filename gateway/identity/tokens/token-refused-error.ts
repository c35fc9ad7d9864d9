/** Reason for refusing a token; contains nothing of the token, so that it may be logged. */
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

/** Refusal of an invalid token, without any of its content. */
export class TokenRefusedError extends Error {
  override readonly name = 'TokenRefusedError';
  readonly reason: TokenRefusal;

  constructor(reason: TokenRefusal) {
    super(`The access token was refused (${reason}). Sign in again.`);
    this.reason = reason;
  }
}

/** Error about unavailable keys of the issuer: the token may be valid, but cannot be verified. */
export class IssuerUnreachableError extends Error {
  override readonly name = 'IssuerUnreachableError';
  readonly reason = 'issuer-unreachable';

  constructor(issuer: string, cause: unknown) {
    super(`The identity provider at ${issuer} does not answer. Check OIDC_ISSUER and the network.`, {
      cause,
    });
  }
}
