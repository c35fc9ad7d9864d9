import { readAnswerJson } from '../../operation/outside/read-answer.ts';

/** Metadata of an OpenID Connect provider, as used here. */
export interface IssuerMetadata {
  /** Address of the issuer's public keys. */
  readonly jwksUri: string;
  /** Address from which a page gets its tokens; absent where the provider names none. */
  readonly tokenEndpoint?: string;
}

/** Error about a provider that answers under another issuer name, so that none of its tokens would be accepted. */
export class OtherIssuerError extends Error {
  override readonly name = 'OtherIssuerError';
  readonly said: string;

  constructor(issuer: string, said: string) {
    super(`The provider at ${issuer} calls itself ${said}.`);
    this.said = said;
  }
}

/** Milliseconds to wait for the issuer. */
export const issuerTimeout = 5_000;

/** Reads the discovery document of an issuer (OpenID Connect Discovery 1.0, 4). Rejects where there is no valid one. */
export async function discoverIssuer(issuer: string): Promise<IssuerMetadata> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(issuerTimeout) });
  const said = answer.ok ? ((await readAnswerJson(answer)) as Readonly<Record<string, unknown>>) : {};
  const { jwks_uri: jwksUri, token_endpoint: tokenEndpoint } = said;
  const name = said['issuer'];
  if (typeof name === 'string' && name !== issuer) throw new OtherIssuerError(issuer, name);
  if (name !== issuer || typeof jwksUri !== 'string')
    throw new Error(`${address} is not the discovery document of ${issuer}.`);
  return { jwksUri, ...(typeof tokenEndpoint === 'string' ? { tokenEndpoint } : {}) };
}
