import { stringOrUndefined } from '../engine/core/json/string-values.ts';
import type { Product } from '../engine/core/product/product.ts';
import type { SchemaVersions } from '../engine/core/protocol/schema-versions.ts';
import type { CreateFeatures } from './features.ts';
import { clientAddress, networkOf, trustIn } from './http/client-address.ts';
import type { PageModuleSource } from './http/version-modules.ts';
import type { WebSource } from './http/web-handler.ts';
import type { IdentityAccount } from './identity/accounts/accounts.ts';
import { clientIdOf } from './identity/client-id.ts';
import { openOutsideIdentity } from './identity/outside-identity.ts';
import {
  createSessionKeeper,
  type SessionKeeper,
  withStandingSession,
} from './identity/sessions/session-keeper.ts';
import { gatewayAudience as audience, createTokenVerifier } from './identity/tokens/token-verifier.ts';
import type { Seed } from './intake/load/seed.ts';
import type { GatewayConfig } from './operation/config.ts';
import { withErrorReports } from './operation/error-reports.ts';
import { createProcessLog, type Log } from './operation/log.ts';
import { type IdentityGround, type IdentitySource, type RunningGateway, startServer } from './server.ts';

export type { RunningGateway } from './server.ts';

export interface StartOptions {
  readonly product: Product;
  readonly config: GatewayConfig;
  readonly features: CreateFeatures;
  /** Source of the app, perhaps still being built; absent: the gateway answers calls only. */
  readonly web?: WebSource | Promise<WebSource>;
  /** Compiler of versions that are published while the gateway runs. */
  readonly versions?: SchemaVersions;
  /** Source of the modules that pages import for schema versions other than that of their build. */
  readonly pageModule?: PageModuleSource;
  /** Records that a new database starts with. */
  readonly seed?: Seed;
  /**
   * Accounts of the embedded identity provider. The login page offers them while the database is a demonstration.
   */
  readonly accounts?: readonly IdentityAccount[];
  readonly log?: Log;
}

/**
 * Starts the whole gateway. Rejects with an error of one sentence for the operator when the port or the data folder
 * is unavailable.
 */
export function startGateway({ accounts = [], ...options }: StartOptions): Promise<RunningGateway> {
  const { product, config } = options;
  const ownLog = options.log ?? createProcessLog(config.logLevel);
  const { version: release, environment } = product.info;
  const url = config.errorReportUrl;
  const log = url === undefined ? ownLog : withErrorReports(ownLog, { url, release, environment });
  const identity = async (ground: IdentityGround): Promise<IdentitySource> => {
    const { database, limits } = ground;
    return config.oidcIssuer === undefined
      ? embeddedIdentity({
          ...{ product, config, log, accounts, ground },
          sessions: createSessionKeeper({ database, limits }),
        })
      : openOutsideIdentity({ issuer: config.oidcIssuer, audience: config.oidcAudience ?? audience, log });
  };
  return startServer({ ...options, log, identity });
}

interface EmbeddedOptions {
  readonly product: Product;
  readonly config: GatewayConfig;
  readonly log: Log;
  readonly accounts: readonly IdentityAccount[];
  readonly ground: IdentityGround;
  readonly sessions: SessionKeeper;
}

async function embeddedIdentity(options: EmbeddedOptions): Promise<IdentitySource> {
  const { product, config, log, accounts, ground, sessions } = options;
  const { origin, isDemonstration, isOpen, hasUser } = ground;
  const issuer = `${origin}/oidc`;
  const isTrusted = trustIn(config.trustedProxies ?? []);
  // Imports the embedded provider only here, since a gateway with an external provider does not need it.
  const { createEmbeddedIdentity } = await import('./identity/embedded-identity.ts');
  const { handle, jwks, close } = await createEmbeddedIdentity({
    ...{ issuer, origin, accounts, isDemonstration, isOpen, hasUser, sessions, log },
    dataDirectory: config.dataDirectory,
    productTitle: product.info.title,
    acceptableUse: stringOrUndefined(product.info['acceptableUse']),
    clientId: clientIdOf(config, product),
    addressOf: (request) => networkOf(clientAddress(request, isTrusted)),
  });
  const verifyToken = withStandingSession(createTokenVerifier({ issuer, audience, jwks }), sessions);
  return { issuer, handle, close, verifyToken };
}
