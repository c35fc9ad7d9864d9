import type { GatewayConfig } from '../config.ts';
import type { Log } from '../log.ts';
import type { IdentityAccount } from './accounts.ts';
import { createEmbeddedIdentity, type EmbeddedIdentity } from './embedded-identity.ts';
import { gatewayAudience } from './provider.ts';
import { createTokenVerifier } from './token-verifier.ts';

export interface OpenIdentityOptions {
  readonly config: GatewayConfig;
  /** Where users find the product, e.g. `http://localhost:8080`. */
  readonly origin: string;
  /** Of the embedded provider; an outside one has its own. */
  readonly accounts: readonly IdentityAccount[];
  readonly productTitle: string;
  readonly isDemonstration: boolean;
  readonly log: Log;
}

/** Who signs people in, and how their tokens are known. */
export interface OpenedIdentity {
  readonly issuer: string;
  readonly verifyToken: (token: string) => Promise<{ readonly subject: string }>;
  /** Pages and endpoints of the embedded provider. */
  readonly handle?: EmbeddedIdentity['handle'];
  readonly close: () => Promise<void>;
}

/** The outside provider of the configuration, or else the embedded one. */
export async function openIdentity(options: OpenIdentityOptions): Promise<OpenedIdentity> {
  const { config, origin } = options;
  if (config.oidcIssuer !== undefined) return outsideIdentity(config.oidcIssuer);
  const issuer = `${origin}/oidc`;
  const { handle, jwks, close } = await createEmbeddedIdentity({
    ...options,
    issuer,
    dataDirectory: config.dataDirectory,
    clientId: config.oidcClientId,
  });
  return {
    issuer,
    handle,
    close,
    verifyToken: createTokenVerifier({ issuer, audience: gatewayAudience, jwks }),
  };
}

function outsideIdentity(issuer: string): OpenedIdentity {
  const verifyToken = createTokenVerifier({ issuer, audience: gatewayAudience, isTypeOptional: true });
  return { issuer, verifyToken, close: async () => undefined };
}
