import type { IncomingMessage } from 'node:http';
import type { Product } from '../engine/core/product/product.ts';
import type { SchemaVersions } from '../engine/core/protocol/schema-versions.ts';
import { startControlServer } from './control/server.ts';
import { controlSocketPath } from './control/socket-path.ts';
import type { CreateFeatures, Features } from './features.ts';
import { apiHandler, createGateway, type Gateway } from './gateway.ts';
import { atCanonicalHost } from './http/canonical-host.ts';
import { trustIn } from './http/client-address.ts';
import { createAnonymousLimit } from './http/limits/anonymous-limit.ts';
import { withRateLimit } from './http/limits/rate-limit.ts';
import { SharedCounts } from './http/limits/shared-counts.ts';
import { listen } from './http/listen.ts';
import { answerWhileStarting } from './http/live/answer-while-starting.ts';
import { type LiveServer, startLiveServer } from './http/live/live-server.ts';
import { healthHandler, metricsHandler } from './http/operations.ts';
import { atPublicOrigin } from './http/public-origin.ts';
import { type Closable, Resources } from './http/resources.ts';
import { exceptProbes, type NodeHandler, requestPath, route, type UpgradeListener } from './http/route.ts';
import type { PublicConfig } from './http/static-files.ts';
import { type PageModuleSource, versionModules } from './http/version-modules.ts';
import { type WebSource, webHandler } from './http/web-handler.ts';
import { withSecurityHeaders } from './http/with-security-headers.ts';
import { clientIdOf } from './identity/client-id.ts';
import { type SessionLimits, sessionLimitsOf } from './identity/sessions/session-limits.ts';
import type { TokenVerifier } from './identity/tokens/token-verifier.ts';
import { followDemonstration } from './intake/load/demonstration.ts';
import { createLoader, type Loader, markLoaded } from './intake/load/loader.ts';
import { type Seed, seedOnce } from './intake/load/seed.ts';
import { createStagingTarget } from './intake/staging/staging-target.ts';
import { apiHeaders } from './operation/answer-headers.ts';
import { type GatewayConfig, hasStudio } from './operation/config.ts';
import type { Log } from './operation/log.ts';
import { createMetrics, type Metrics } from './operation/metrics.ts';
import { openMeasuring } from './operation/open-measuring.ts';
import { withOutages } from './operation/outages.ts';
import { everyRecord } from './records/every-record.ts';
import type { Database } from './store/database.ts';
import { releaseEntries } from './store/outbox/tasks.ts';
import { requireProduct } from './store/require-product.ts';
import { openStore, type Store } from './store/store.ts';
import { timedDatabase } from './store/timed-database.ts';
import { releaseJobs } from './work/jobs/job.ts';
import { startUpkeep } from './work/upkeep.ts';

/** Source of identities, which signs users in and verifies tokens. */
export interface IdentitySource extends Closable {
  readonly issuer: string;
  readonly verifyToken: TokenVerifier;
  /** Handler of the embedded provider's pages and endpoints. */
  readonly handle?: NodeHandler;
  /** Returns the origins from which the page requests tokens, for an external provider. */
  readonly origins?: () => readonly string[];
}

/** Origin, database and session limits for an identity provider. */
export interface IdentityGround {
  /** Origin at which users find the gateway. */
  readonly origin: string;
  readonly database: Database;
  /** Returns the session limits of the product that is served now. */
  readonly limits: () => SessionLimits;
  /**
   * Reports whether the database holds demonstration data only, so that accounts with a known password may protect
   * it.
   */
  readonly isDemonstration: () => Promise<boolean>;
  /** Reports whether accounts with a known password may sign in now. */
  readonly isOpen: () => Promise<boolean>;
  /** Reports whether there is a user for an account. */
  readonly hasUser: (subject: string) => Promise<boolean>;
}

export interface ServerOptions {
  readonly product: Product;
  readonly config: GatewayConfig;
  readonly log: Log;
  readonly features: CreateFeatures;
  readonly identity: (ground: IdentityGround) => Promise<IdentitySource>;
  readonly web?: WebSource | Promise<WebSource> | undefined;
  /** Compiler of versions that are published while the gateway runs. */
  readonly versions?: SchemaVersions | undefined;
  /** Source of modules that pages import for other versions of the schemas. */
  readonly pageModule?: PageModuleSource | undefined;
  readonly seed?: Seed | undefined;
}

export interface RunningGateway {
  /** Address at which users find the gateway, e.g. `http://localhost:8080`. */
  readonly url: string;
  /** Port on which the gateway listens; behind a proxy, the address has another one. */
  readonly port: number;
  readonly useProduct: (product: Product) => Promise<void>;
  /** Configuration in use, with what follows from the database. */
  readonly config: GatewayConfig;
  /** Log of the gateway. */
  readonly log: Log;
  /** Reports whether an account of the embedded identity provider may sign in and belongs to a known user. */
  readonly admits: (subject: string) => Promise<boolean>;
  /** Loads records from outside. */
  readonly load: Loader['load'];
  /** Ends requests in progress, then releases port, database and data folder. May be called again. */
  readonly close: () => Promise<void>;
}

/**
 * Starts the gateway behind one port. Rejects with an error of one sentence for the operator when the port or the
 * data folder is unavailable, and then leaves no resource open.
 */
export async function startServer(options: ServerOptions): Promise<RunningGateway> {
  const resources = new Resources();
  try {
    return await start(options, resources);
  } catch (error) {
    await resources.close();
    throw error;
  }
}

async function start(options: ServerOptions, resources: Resources): Promise<RunningGateway> {
  const { product, config, web } = options;
  const log = withOutages(options.log);
  let answer: NodeHandler = notYet;
  let live: LiveServer | undefined;
  const upgrade: UpgradeListener = (...arriving) => (live?.upgrade ?? answerWhileStarting)(...arriving);
  const listener = withSecurityHeaders((request, response) => answer(request, response));
  const isTrusted = trustIn(config.trustedProxies ?? []);
  const listening = await listen(listener, { ...config, upgrade, log, isTrusted });
  // Closes sockets before the port, which waits for its open connections.
  resources.keep({
    async close() {
      await live?.close();
      await listening.close();
    },
  });
  const url = config.publicUrl ?? originOf(config, listening.port);
  const opening = resources.keep(await openStore(config, log));
  await requireProduct(opening.database, product.info.slug, config);
  log.watch(opening.database);
  const measuring = await openMeasuring(options);
  if (measuring !== undefined) resources.keep(measuring);
  const store = measuring === undefined ? opening : { ...opening, database: timedDatabase(opening.database) };
  let gateway: Gateway | undefined;
  const current = () => gateway?.product() ?? product;
  const { database } = store;
  const limits = () => sessionLimitsOf(current());
  const { isDemonstration, isOpen } = followDemonstration({ config, database, log });
  const hasUser = async (subject: string) =>
    (await gateway?.profiles().findBySubject({ database }, subject, new Date())) !== undefined;
  const ground = { origin: url, database, limits, isDemonstration, isOpen, hasUser };
  const identity = resources.keep(await options.identity(ground));
  const metrics = createMetrics(store.database);
  const isOpenToAll = config.oidcIssuer === undefined && (await isDemonstration());
  // Adds the URL on which the gateway listens, unless another one is configured, since the features need a URL.
  const used: GatewayConfig = {
    ...{ ...config, publicUrl: url },
    ...(config.studio === undefined && isOpenToAll ? { studio: 'publish' } : {}),
  };
  const features = options.features(used, log, isDemonstration);
  const publicConfig = {
    ...publicConfigOf(used, identity, product),
    ...(isOpenToAll && used.studio === 'publish' && product.info['startPage'] !== undefined
      ? { hasStart: true as const }
      : {}),
  };
  const opened = resources.keep(
    openGateway({ ...options, log }, store, { identity, metrics, features, publicConfig }),
  );
  gateway = opened;
  await opened.ready;
  // Waits until the published version is served, so that no request is answered by the release's own schemas instead.
  await opened.followed();
  const { verifyToken } = identity;
  live = await startLiveServer({
    product: current,
    gateway: opened,
    database,
    verifyToken,
    log,
    origin: url,
  });
  const loader = createLoader({ database: store.database, product: current });
  await prepareData({ ...options, log }, store, loader);
  resources.keep(startUpkeep(database, log, { staged: config.stagedDays ?? 0 }));
  if (config.databaseUrl === undefined) {
    // Opens the control socket for the embedded database only: other processes can connect to a PostgreSQL themselves.
    const path = controlSocketPath(config.dataDirectory);
    const concepts = features.createConceptTarget?.(store.database);
    const knowledge = features.createKnowledgeTarget?.(store.database);
    const staging = createStagingTarget(store.database, features.stagedKeys ?? {});
    const entries = () => everyRecord(store.database, current());
    resources.keep(
      await startControlServer({
        ...{ path, loader, entries, concepts, knowledge, staging, log },
        database: store.database,
      }),
    );
  }
  const app = atCanonicalHost(url, webHandler(await web, { issuerOrigins: identity.origins, publicConfig }));
  const routes = route({
    // Serves at the public origin, whatever host a request names: discovery and sign-in build links from it.
    identity: identity.handle && atPublicOrigin(url, identity.handle),
    api: apiHandler({ fetch: measuring?.measured(opened.fetch) ?? opened.fetch }, log),
    isCall: (path) =>
      Object.values(current().calls).some((call) => call.path === path) ||
      (features.interfaces ?? []).some((each) => path.startsWith(`${each.path}/`)),
    web: app,
    versions: versionModules(options.pageModule),
    health: healthHandler,
    metrics: metricsHandler({ metrics, token: config.metricsToken, log }),
  });
  const isAnonymous = (request: IncomingMessage) => isAnonymousPath(current(), requestPath(request));
  const perMinute = config.rateLimit ?? 0;
  const waitOfAnonymous = createAnonymousLimit({ database: store.database, now: () => new Date(), log });
  const limit = {
    ...{ perMinute, isTrusted, verifyToken, onLimited: metrics.countLimited },
    ...{ isAnonymous, waitOfAnonymous, shared: resources.keep(new SharedCounts(database)) },
  };
  // Exempts monitoring probes from limits, so that other requests cannot make the gateway appear unhealthy.
  const limited = exceptProbes(routes, withRateLimit(routes, limit));
  answer = config.publicUrl === undefined ? limited : atPublicOrigin(config.publicUrl, limited);
  freeStartupMemory();
  const served = current().hash;
  const release = served === product.hash ? {} : { release: product.hash };
  log.info('gateway.ready', { port: listening.port, schemas: served, ...release });
  return {
    url,
    port: listening.port,
    log,
    load: loader.load,
    admits: async (subject) => (await isOpen()) && (await hasUser(subject)),
    config: used,
    close: () => resources.close(),
    useProduct: opened.useProduct,
  };
}

/**
 * Collects the garbage of the start, which V8 would keep for long with few requests; it is as large as the memory
 * needed later. Only with `--expose-gc`.
 */
function freeStartupMemory(): void {
  globalThis.gc?.({ type: 'major', flavor: 'last-resort' });
}

function isAnonymousPath({ calls }: Product, path: string): boolean {
  return Object.values(calls).some((call) => call.isAnonymous === true && call.path === path);
}

/** Builds the gateway's own origin; replaces a wildcard address, to which clients cannot connect. */
function originOf({ host = 'localhost' }: GatewayConfig, port: number): string {
  const isWildcard = host === '0.0.0.0' || host === '::';
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${isWildcard ? 'localhost' : name}:${port}`;
}

/** OAuth scope that the embedded identity provider knows. */
const embeddedScope = 'openid name email';

interface GatewayParts {
  readonly identity: IdentitySource;
  readonly metrics: Metrics;
  readonly features: Features;
  readonly publicConfig: PublicConfig;
}

function publicConfigOf(config: GatewayConfig, { issuer }: IdentitySource, product: Product): PublicConfig {
  return {
    issuer,
    clientId: clientIdOf(config, product),
    scope: config.oidcScope ?? embeddedScope,
    ...(config.oidcAudience === undefined ? {} : { audience: config.oidcAudience }),
    ...(config.isReadOnly === true ? { isReadOnly: true } : {}),
    ...(config.hasDemonstration === false ? { isReal: true } : {}),
    ...(hasStudio(config) ? { hasStudio: true } : {}),
    ...(config.traces === undefined ? {} : { tracedShare: config.traces.sampling.share }),
  };
}

function openGateway(options: ServerOptions, store: Store, { identity, ...parts }: GatewayParts): Gateway {
  const { product, log, config } = options;
  return createGateway({
    product,
    store,
    log,
    isReadOnly: config.isReadOnly,
    isReal: config.hasDemonstration === false,
    mostSteps: config.expressionSteps,
    versions: options.versions,
    ...parts,
    verifyToken: identity.verifyToken,
  });
}

async function prepareData(options: ServerOptions, { database }: Store, loader: Loader): Promise<void> {
  const { seed, log, config } = options;
  if (config.databaseUrl === undefined) {
    await releaseEntries(database);
    await releaseJobs(database);
  }
  const records = seed === undefined ? 0 : await seedOnce(database, loader, seed);
  if (records > 0) log.info('database.seeded', { records });
  // Marks the database only after its first records are loaded, since their users are needed to try the import
  // service.
  if (config.hasDemonstration === true && config.importUrl !== undefined) await markLoaded(database);
}

const startingAnswer = {
  code: 'unavailable',
  message: 'The gateway is starting. Please try again in a moment.',
};

const notYet: NodeHandler = (_request, response) => {
  response
    .writeHead(503, { ...apiHeaders, 'Content-Type': 'application/json', 'Retry-After': '1' })
    .end(JSON.stringify(startingAnswer));
};
