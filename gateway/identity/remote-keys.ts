import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { IssuerUnreachableError } from './token-refused-error.ts';

/** Milliseconds to wait for the issuer. */
const patience = 5_000;

/**
 * The keys of an outside issuer, found through its discovery document (OpenID Connect Discovery 1.0, 4) when
 * first needed, and asked for again when a token names a key that is not known yet.
 */
export function remoteKeys(issuer: string): JWTVerifyGetKey {
  let found: Promise<JWTVerifyGetKey> | undefined;
  return async (header, token) => {
    found ??= discoverKeys(issuer).catch((error: unknown) => {
      found = undefined;
      throw new IssuerUnreachableError(issuer, error);
    });
    const keys = await found;
    try {
      return await keys(header, token);
    } catch (error) {
      const isAboutToken =
        error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys;
      throw isAboutToken || error instanceof errors.JOSENotSupported
        ? error
        : new IssuerUnreachableError(issuer, error);
    }
  };
}

async function discoverKeys(issuer: string): Promise<JWTVerifyGetKey> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience) });
  const metadata = answer.ok
    ? ((await answer.json()) as { readonly issuer?: unknown; readonly jwks_uri?: unknown })
    : {};
  if (metadata.issuer !== issuer || typeof metadata.jwks_uri !== 'string') {
    throw new Error(`${address} is not the discovery document of ${issuer}.`);
  }
  return createRemoteJWKSet(new URL(metadata.jwks_uri), { timeoutDuration: patience });
}
