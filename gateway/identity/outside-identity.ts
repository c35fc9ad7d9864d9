import { ConfigError } from '../operation/config-error.ts';
import { describeError, type Log } from '../operation/log.ts';
import { discoverIssuer, OtherIssuerError } from './tokens/discover-issuer.ts';
import { createTokenVerifier, type TokenVerifier } from './tokens/token-verifier.ts';

export interface OutsideIdentityOptions {
  readonly issuer: string;
  /** Audience that the access tokens have to be meant for. */
  readonly audience: string;
  readonly log: Log;
}

/** An identity provider that somebody else runs. */
export interface OutsideIdentity {
  readonly issuer: string;
  readonly verifyToken: TokenVerifier;
  /** The origins that the page requests tokens from: the issuer, and its token endpoint where that is elsewhere. */
  readonly origins: () => readonly string[];
  readonly close: () => Promise<void>;
}

/**
 * Trusts the tokens of an outside issuer. Rejects with `ConfigError` where it answers under another name. It may be unavailable when the gateway starts: that is logged, and it is
 * tried again at each request. Not every provider names the type of its tokens; the audience keeps ID tokens out all
 * the same.
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
