import { ConfigError } from '../operation/config-error.ts';
import { describeError, type Log } from '../operation/log.ts';
import { discoverIssuer, OtherIssuerError } from './tokens/discover-issuer.ts';
import { createTokenVerifier, type TokenVerifier } from './tokens/token-verifier.ts';

export interface OutsideIdentityOptions {
  readonly issuer: string;
  /** Required audience of the access tokens. */
  readonly audience: string;
  readonly log: Log;
}

/** Identity provider that another party runs. */
export interface OutsideIdentity {
  readonly issuer: string;
  readonly verifyToken: TokenVerifier;
  /** Returns the origins from which the page requests tokens: the issuer, and its token endpoint if elsewhere. */
  readonly origins: () => readonly string[];
  readonly close: () => Promise<void>;
}

/**
 * Trusts tokens of an external issuer. Rejects with `ConfigError` if the issuer's metadata gives another name; logs
 * an unavailable issuer and retries at each request. The audience excludes ID tokens, even untyped ones.
 */
export async function openOutsideIdentity({
  issuer,
  audience,
  log,
}: OutsideIdentityOptions): Promise<OutsideIdentity> {
  const origins = new Set([new URL(issuer).origin]);
  let isUnderWay = false;
  let other: OtherIssuerError | undefined;

  async function learn(): Promise<void> {
    if (isUnderWay) return;
    isUnderWay = true;
    try {
      const { tokenEndpoint = issuer } = await discoverIssuer(issuer);
      origins.add(new URL(tokenEndpoint).origin);
    } catch (error) {
      isUnderWay = false;
      if (error instanceof OtherIssuerError) other = error;
      log.warn('identity.unreachable', { issuer, ...describeError(error) });
    }
  }

  await learn();
  if (other !== undefined)
    throw new ConfigError(
      `OIDC_ISSUER is "${issuer}", but the provider there calls itself "${other.said}", and so do its tokens. Set OIDC_ISSUER to that, letter for letter.`,
    );
  return {
    issuer,
    verifyToken: createTokenVerifier({ issuer, audience, isTypeOptional: true }),
    origins: () => {
      void learn();
      return [...origins];
    },
    close: async () => undefined,
  };
}
