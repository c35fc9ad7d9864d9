import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { remoteKeys } from './remote-keys.ts';
import { IssuerUnreachableError, type TokenRefusal, TokenRefusedError } from './token-refused-error.ts';

/** Audience of the access tokens that the embedded identity provider issues. */
export const gatewayAudience = 'urn:regimen:gateway';

/**
 * Verifier that yields the content of a token, such as its subject. Throws for a token that is forged, expired or
 * meant for another audience.
 */
export type TokenVerifier = (token: string) => Promise<VerifiedToken>;

export interface VerifiedToken {
  readonly subject: string;
  /** Session of the token (`sid`), where the issuer names it. */
  readonly session?: string;
  /** Instant at which the gateway stops accepting the token, including the tolerated difference of clocks. */
  readonly expiresAt?: Date;
}

export interface TokenVerifierOptions {
  readonly issuer: string;
  readonly audience: string;
  /** Public keys of the issuer; absent: found through its discovery document. */
  readonly jwks?: JSONWebKeySet | undefined;
  /**
   * True to accept tokens without the type that RFC 9068 requires, as some providers issue them; the audience still
   * excludes ID tokens.
   */
  readonly isTypeOptional?: boolean;
  readonly now?: () => Date;
}

/** Seconds by which clocks may differ. */
const leeway = 30;

/** Maximum of characters of a token: ours have about 700, and verifying a megabyte of base64 would waste work. */
const longestToken = 8_192;

/**
 * Creates the verification of access tokens (RFC 9068): signature, issuer, audience, type and time. Rejects with
 * `TokenRefusedError`, or `IssuerUnreachableError` if the issuer's keys are unavailable.
 */
export function createTokenVerifier(options: TokenVerifierOptions): TokenVerifier {
  const { issuer, audience, jwks, isTypeOptional = false, now = () => new Date() } = options;
  const keys: JWTVerifyGetKey = jwks === undefined ? remoteKeys(issuer) : createLocalJWKSet(jwks);
  return async (token) => {
    if (token.length > longestToken) throw new TokenRefusedError('too-long');
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience,
        algorithms: ['ES256', 'RS256'],
        ...(isTypeOptional ? {} : { typ: 'at+jwt' }),
        requiredClaims: ['sub', 'exp', 'iat'],
        clockTolerance: leeway,
        currentDate: now(),
      });
      if (typeof payload.sub !== 'string' || payload.sub === '') throw new TokenRefusedError('malformed');
      const { sub: subject, sid: session, exp = 0 } = payload;
      return {
        subject,
        ...(typeof session === 'string' ? { session } : {}),
        expiresAt: new Date((exp + leeway) * 1_000),
      };
    } catch (error) {
      if (error instanceof IssuerUnreachableError || error instanceof TokenRefusedError) throw error;
      throw new TokenRefusedError(refusalOf(error));
    }
  };
}

const refusalsByClaim: Readonly<Record<string, TokenRefusal>> = {
  iss: 'wrong-issuer',
  aud: 'wrong-audience',
  typ: 'wrong-type',
  nbf: 'not-yet-valid',
};

function refusalOf(error: unknown): TokenRefusal {
  if (error instanceof errors.JWTExpired) return 'expired';
  if (error instanceof errors.JWTClaimValidationFailed) return refusalsByClaim[error.claim] ?? 'malformed';
  if (
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JOSEAlgNotAllowed ||
    error instanceof errors.JWKSNoMatchingKey
  ) {
    return 'forged';
  }
  return 'malformed';
}

/** Reads the token of an `Authorization` header (RFC 6750); `undefined` for any other content. */
export function bearerToken(header: string): string | undefined {
  const token = /^Bearer ([A-Za-z0-9._~+/-]+=*)$/i.exec(header)?.[1];
  return token === undefined || token.length > longestToken ? undefined : token;
}
