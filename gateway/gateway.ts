import type { Product } from '../engine/core/product/product.ts';
import { createAuditTrail } from './audit/trail.ts';
import { actThrough, subjectOfAct } from './bulk/act.ts';
import { bulkKind } from './bulk/bulk-job.ts';
import { createBulkWork } from './bulk/bulk-work.ts';
import { type App, createApp, type PublicConfig } from './calls/app.ts';
import { createService } from './calls/service.ts';
import { ensureDemonstration } from './catalogues/demonstration.ts';
import type { CallHandler } from './context/call.ts';
import type { Profiles } from './context/profiles.ts';
import type { Features } from './features.ts';
import { errorResponse } from './http/error-response.ts';
import { apiHeaders } from './http/headers.ts';
import type { TokenVerifier } from './identity/token-verifier.ts';
import { createJobRunner, type JobRunner } from './jobs/runner.ts';
import { describeError, type Log, silentLog } from './monitoring/log.ts';
import type { Metrics } from './monitoring/metrics.ts';
import { createRelay, type Relay } from './outbox/relay.ts';
import type { Tasks } from './outbox/tasks.ts';
import { ensureProjections } from './records/projection-tables.ts';
import type { Store } from './store/store.ts';

export interface GatewayOptions {
  readonly product: Product;
  readonly store: Store;
  readonly verifyToken: TokenVerifier;
  readonly publicConfig: PublicConfig;
  readonly clock?: () => Date;
  readonly log?: Log;
  readonly features: Features;
  /** Beside (or instead of) those of the features. */
  readonly handlers?: Readonly<Record<string, CallHandler>>;
  /** Beside those of the features. */
  readonly tasks?: Tasks;
  /** IANA name; the calendar that dates are judged by when a request names none. */
  readonly timeZone?: string;
  readonly metrics?: Metrics;
  /** Milliseconds that one request may be worked on. */
  readonly mostWork?: number;
}

export interface Gateway {
  readonly fetch: (request: Request) => Promise<Response>;
  /**
   * Serves another version of the schemas from the next request on. Requests keep being answered by the old one
   * until the new one is ready; when it cannot be served, the promise rejects and the old one stays.
   */
  readonly useProduct: (product: Product) => Promise<void>;
  /** Resolves once the tables fit the product. */
  readonly ready: Promise<void>;
  /** Who signs in, by the product that is served now. */
  readonly profiles: () => Profiles;
  /** What happens behind the calls. */
  readonly relay: Relay;
  /** What goes on longer than a call. */
  readonly jobs: JobRunner;
  /** Ends what runs behind the calls; the store stays open. */
  readonly close: () => Promise<void>;
}

/**
 * The gateway as a function from request to answer: the same on Node, in tests and behind MSW. Throws
 * `ProductError` for a product that it cannot serve.
 */
export function createGateway(options: GatewayOptions): Gateway {
  const { store, log = silentLog, clock = () => new Date(), publicConfig } = options;
  const { features } = options;
  const handlers = { ...features.handlers, ...options.handlers };
  const dependencies = {
    database: store.database,
    trail: createAuditTrail(store.database),
    verifyToken: options.verifyToken,
    publicConfig,
    log,
    clock,
    gate: features.gate,
    metrics: options.metrics,
    mostWork: options.mostWork,
    timeZone: options.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  const appOf = (product: Product): App =>
    createApp({ ...dependencies, service: createService(product, handlers) });
  const actingAppOf = (product: Product): App =>
    createApp({
      ...dependencies,
      verifyToken: subjectOfAct,
      service: createService(product, handlers),
    });

  let served = options.product;
  const surroundings = { database: store.database, product: () => served, now: clock };
  let app = appOf(options.product);
  let actingApp = actingAppOf(options.product);
  const act = actThrough(() => actingApp);
  const tasks = {
    ...features.createTasks(surroundings),
    ...options.tasks,
  };
  const ready = prepare(options.product)
    .then(() => ensureDemonstration(store.database, features.demonstrationConcepts))
    .then(() => features.checkAtStart(store.database));
  let lastChange = ready;
  // Whoever sends a request hears of the failure too; unheard, it would end the process.
  ready.catch((error: unknown) => log.error('product.not-ready', describeError(error)));

  async function prepare(product: Product): Promise<void> {
    const built = await ensureProjections(store.database, product);
    for (const name of built) log.debug('projection.built', { name });
  }

  async function change(product: Product): Promise<void> {
    const next = appOf(product);
    await prepare(product);
    app = next;
    actingApp = actingAppOf(product);
    served = product;
    log.info('product.changed', { hash: product.hash });
  }

  const kinds = {
    [bulkKind]: createBulkWork({ ...surroundings, act }),
    ...features.createJobs(surroundings),
  };
  const jobs = createJobRunner({ database: store.database, kinds, log });
  const relay = createRelay({ database: store.database, tasks, log });
  return {
    ready,
    relay,
    jobs,
    profiles: () => app.profiles,
    close: async () => void (await Promise.all([relay.close(), jobs.close()])),
    useProduct(product) {
      lastChange = lastChange.catch(() => undefined).then(() => change(product));
      return lastChange;
    },
    async fetch(request) {
      const requestId = requestIdOf(request);
      const response = await ready.then(
        () => app.fetch(request, requestId),
        (error: unknown) => errorResponse(error, { log, requestId }),
      );
      return withHeaders(response, { ...apiHeaders, 'X-Schema-Hash': app.hash, 'X-Request-Id': requestId });
    },
  };
}

/** What a proxy has called the request already, so that its log and ours can be laid side by side; else a new id. */
function requestIdOf({ headers }: Request): string {
  const given = headers.get('x-request-id') ?? '';
  return /^[A-Za-z0-9._-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}

function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
