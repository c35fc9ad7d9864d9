/** Why a token is refused; fit for logs, never for guessing what would pass. */
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

/** The token does not stand for anybody here. Holds nothing of the token. */
export class TokenRefusedError extends Error {
  override readonly name = 'TokenRefusedError';
  readonly reason: TokenRefusal;

  constructor(reason: TokenRefusal) {
    super(`The access token was refused (${reason}). Sign in again.`);
    this.reason = reason;
  }
}

/** The issuer's keys could not be had, so that no token can be judged. Says nothing about the token. */
export class IssuerUnreachableError extends Error {
  override readonly name = 'IssuerUnreachableError';
  readonly reason = 'issuer-unreachable';

  constructor(issuer: string, cause: unknown) {
    super(`The identity provider at ${issuer} does not answer. Check OIDC_ISSUER and the network.`, {
      cause,
    });
  }
}
