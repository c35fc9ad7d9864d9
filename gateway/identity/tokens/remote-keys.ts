import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { discoverIssuer, issuerTimeout } from './discover-issuer.ts';
import { IssuerUnreachableError } from './token-refused-error.ts';

/**
 * Finds the keys of an outside issuer through its discovery document when first needed, and again for a token with an
 * unknown key.
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
  const { jwksUri } = await discoverIssuer(issuer);
  return createRemoteJWKSet(new URL(jwksUri), { timeoutDuration: issuerTimeout });
}
