import { getRequestListener, RequestError } from '@hono/node-server';
import { outsideDemonstration } from '../engine/core/product/outside-demonstration.ts';
import type { Product } from '../engine/core/product/product.ts';
import { withSealed } from '../engine/core/product/with-sealed.ts';
import type { SchemaVersions } from '../engine/core/protocol/schema-versions.ts';
import { createApp, createService, type VersionRoutes } from './calls/app.ts';
import { lostHandlers, withStandIns } from './calls/lost-handlers.ts';
import type { Features } from './features.ts';
import { errorResponse } from './http/error-response.ts';
import type { NodeHandler } from './http/route.ts';
import type { PublicConfig } from './http/static-files.ts';
import type { TokenVerifier } from './identity/tokens/token-verifier.ts';
import { apiHeaders, dataHeaders } from './operation/answer-headers.ts';
import { badRequest } from './operation/errors.ts';
import { describeError, type Log, silentLog } from './operation/log.ts';
import type { Metrics } from './operation/metrics.ts';
import { createAuditTrail } from './records/audit/audit.ts';
import { createRecordedReads } from './records/audit/recorded-reads.ts';
import type { CallHandler } from './records/context/call.ts';
import type { Profiles } from './records/context/profiles.ts';
import { ensureDemonstration } from './search/catalogues/demonstration.ts';
import { type Database, withLimit } from './store/database.ts';
import { kindsOf, ProductError } from './store/kinds/kinds.ts';
import { createRelay, type Relay } from './store/outbox/relay.ts';
import type { Tasks } from './store/outbox/tasks.ts';
import type { Store } from './store/store.ts';
import { followPublished } from './versions/follow-published.ts';
import { BuildEnded } from './versions/projections/build.ts';
import { createProjections, type Projections } from './versions/projections/projections.ts';
import { actThrough, subjectOfAct } from './work/bulk/act.ts';
import { bulkKind } from './work/bulk/bulk-job.ts';
import { createBulkWork } from './work/bulk/bulk-work.ts';
import { conversionKind } from './work/conversion/conversion-job.ts';
import { createConversion } from './work/conversion/convert-records.ts';
import { createJobRunner, type JobRunner } from './work/jobs/runner.ts';

export interface GatewayOptions {
  readonly product: Product;
  readonly store: Store;
  readonly verifyToken: TokenVerifier;
  readonly publicConfig: PublicConfig;
  readonly clock?: () => Date;
  readonly log?: Log;
  readonly features: Features;
  /** Handlers that add to those of the features or replace them. */
  readonly handlers?: Readonly<Record<string, CallHandler>>;
  /** Tasks that add to those of the features or replace them. */
  readonly tasks?: Tasks;
  /** IANA name of the time zone by which dates are judged when a request names none. */
  readonly timeZone?: string;
  readonly metrics?: Metrics;
  /** Milliseconds of work that one request may take. */
  readonly mostWork?: number;
  /** Maximum of steps of the expressions of one request. */
  readonly mostSteps?: number | undefined;
  /** True where users only read, and background work waits. */
  readonly isReadOnly?: boolean | undefined;
  /** True for a product with real people, whose pages mention no demonstration. */
  readonly isReal?: boolean | undefined;
  /** Compiler of versions published while the gateway runs; absent: only the given product is served. */
  readonly versions?: SchemaVersions | undefined;
}

export interface Gateway {
  readonly fetch: (request: Request) => Promise<Response>;
  /**
   * Serves another version of the schemas. The old version answers until the new one is ready; if the new one cannot
   * be served, the promise rejects and the old one stays.
   */
  readonly useProduct: (product: Product) => Promise<void>;
  /** Resolves once the product is served; new columns may still be computed. */
  readonly ready: Promise<void>;
  /** Resolves once all tables and columns of the first product are computed. */
  readonly completed: () => Promise<void>;
  /** Returns the product that is served now, without columns that are still being computed. */
  readonly product: () => Product;
  /** Calls a listener whenever another version of the schemas is served; the returned function unsubscribes. */
  readonly onServed: (listener: () => void) => () => void;
  readonly projections: Pick<Projections, 'settled'>;
  /** Resolves once the latest published version is served. */
  readonly followed: () => Promise<void>;
  /** Returns the profiles of users who sign in, by the product that is served now. */
  readonly profiles: () => Profiles;
  readonly relay: Relay;
  readonly jobs: JobRunner;
  /** Ends background work; the store stays open. */
  readonly close: () => Promise<void>;
}

/**
 * Creates the gateway as a function from request to answer, the same on Node, in tests and behind MSW. Throws
 * `ProductError` for a product that it cannot serve.
 */
export function createGateway(options: GatewayOptions): Gateway {
  const { store, log = silentLog, clock = () => new Date(), publicConfig } = options;
  const { features } = options;
  const handlers = { ...features.handlers, ...options.handlers };
  // Sets a timeout on background statements, since no user would notice one that never ends.
  const behind = withLimit(store.database);
  const storing = (database: Database) => ({
    database,
    trail: createAuditTrail(database),
    reads: createRecordedReads(database),
  });
  const dependencies = {
    ...storing(store.database),
    verifyToken: options.verifyToken,
    publicConfig,
    log,
    clock,
    gate: features.gate,
    interfaces: features.interfaces,
    completions: features.completions ?? {},
    metrics: options.metrics,
    mostWork: options.mostWork,
    mostSteps: options.mostSteps,
    isReadOnly: options.isReadOnly,
    timeZone: options.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  const lostIn = (product: Product) => lostHandlers(product, handlers);
  const serviceOf = (product: Product, lost: ReadonlySet<string>) =>
    createService(product, withStandIns(handlers, product, lost));
  /** Creates the routes of a product, which may name the lost handlers. */
  const appOf = (product: Product, lost: ReadonlySet<string> = new Set()): VersionRoutes => {
    requireTasks(product, tasks);
    const unserved = () => following?.unserved();
    return createApp({ ...dependencies, unserved, service: serviceOf(product, lost) });
  };
  const acting = storing(behind);
  const actingAppOf = (product: Product): VersionRoutes =>
    createApp({
      ...dependencies,
      ...acting,
      verifyToken: subjectOfAct,
      service: serviceOf(product, lostIn(product)),
    });

  const asMeant = (product: Product) => (options.isReal === true ? outsideDemonstration(product) : product);
  const release = asMeant(options.product);
  let served = release;
  const listeners = new Set<() => void>();
  const surroundings = { database: behind, product: () => served, now: clock };
  const tasks = {
    ...features.createTasks?.(surroundings),
    ...options.tasks,
  };
  let app = appOf(release);
  let actingApp = actingAppOf(release);
  const act = actThrough(() => actingApp);
  const projections = createProjections({ database: store.database, log });
  /** Resolves once the tables of the first product are built; an older product is served until then. */
  let completing: Promise<unknown> = Promise.resolve();
  const ready = start(release)
    .then(() => ensureDemonstration(behind, features.demonstrationConcepts ?? {}))
    // Skips the check on a read-only gateway, which queues nothing.
    .then(() => (options.isReadOnly === true ? undefined : features.checkAtStart?.(surroundings)));
  let lastChange: Promise<void> = ready.then(async () => void (await completing));
  lastChange.catch(() => undefined);
  // Logs the failure, which every request answers with as well; unhandled, it would end the process.
  ready.catch((error: unknown) => log.error('product.not-ready', describeError(error)));

  async function start(product: Product): Promise<void> {
    const { standIn, complete } = await projections.prepare(product);
    if (standIn === undefined) return complete();
    serve(standIn);
    completing = complete({ tryAgain: true }).then(
      () => serve(product),
      (error: unknown) => {
        if (!(error instanceof BuildEnded)) log.error('product.not-complete', describeError(error));
      },
    );
  }

  async function change(product: Product, lost?: ReadonlySet<string>): Promise<void> {
    // Refuses a product that cannot be served, before any table is created.
    const next = appOf(product, lost);
    if (lost !== undefined && lost.size > 0)
      log.warn('handlers.not-in-release', { hash: product.hash, handlers: [...lost].join(', ') });
    const { complete } = await projections.prepare(product);
    await complete();
    serve(product, next);
    log.info('product.changed', { hash: product.hash });
  }

  function serve(product: Product, next = appOf(product)): void {
    app = next;
    actingApp = actingAppOf(product);
    const isAnother = served.hash !== product.hash;
    served = product;
    if (isAnother) for (const listener of listeners) listener();
  }

  /** Creates the tables of a product while the current product is still served. */
  async function prepare(product: Product): Promise<void> {
    // Refuses handlers that are unknown, but for those that the served version of an earlier release names already.
    appOf(product, lostIn(served));
    await ready;
    await completing;
    await (await projections.prepare(product)).complete({ isServed: false });
  }

  function inTurn(step: () => Promise<void>): Promise<void> {
    lastChange = lastChange.catch(() => undefined).then(step);
    return lastChange;
  }

  const changeTo = (product: Product) => inTurn(() => change(product));

  const { versions } = options;
  const following =
    versions === undefined
      ? undefined
      : followPublished({
          database: behind,
          versions,
          release,
          // Was prepared before it was published, by this release or by the one that knew its handlers.
          useProduct: (product) => inTurn(() => change(product, lostIn(product))),
          seal: (product) => asMeant(withSealed(product, release)),
          prepareProduct: prepare,
          ...{ log, metrics: options.metrics },
        });
  const kinds = {
    [bulkKind]: createBulkWork({ ...surroundings, act }),
    [conversionKind]: createConversion({ ...surroundings, release: release.hash }),
    ...features.createJobs?.(surroundings),
  };
  const work = options.isReadOnly === true ? { kinds: {}, tasks: {} } : { kinds, tasks };
  const jobs = createJobRunner({ database: behind, kinds: work.kinds, log });
  const relay = createRelay({ database: behind, tasks: work.tasks, log });
  return {
    ready,
    relay,
    jobs,
    product: () => served,
    onServed(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    completed: async () => void (await completing),
    projections,
    profiles: () => app.profiles,
    followed: async () => await following?.settled(),
    async close() {
      // Closes all services concurrently: `following` may wait for a build of tables, which only
      // `projections.close()` ends.
      await Promise.all([following?.close(), relay.close(), jobs.close(), projections.close()]);
    },
    useProduct: changeTo,
    async fetch(request) {
      const requestId = requestIdOf(request);
      const response = await ready.then(
        () => app.fetch(request, requestId),
        (error: unknown) => errorResponse(error, { log, requestId }),
      );
      return withHeaders(response, { ...dataHeaders, 'X-Schema-Hash': app.hash, 'X-Request-Id': requestId });
    },
  };
}

/** Throws `ProductError` if changes of records would queue tasks without a handler. */
function requireTasks(product: Product, tasks: Tasks): void {
  for (const { name, traits } of kindsOf(product).values()) {
    const { task } = traits.afterChange ?? {};
    if (task === undefined || Object.hasOwn(tasks, task)) continue;
    const known = Object.keys(tasks).join(', ');
    throw new ProductError(
      `The schema of "${name}" names the task "${task}" in "afterChange", which no feature has. There are: ${known}.`,
    );
  }
}

/**
 * Returns the request id that a proxy has set, so that the logs of proxy and gateway can be compared; otherwise
 * creates one.
 */
function requestIdOf({ headers }: Request): string {
  const given = headers.get('x-request-id') ?? '';
  return /^[A-Za-z0-9._-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}

function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/** Serves the gateway's calls on Node's own server, after refusing requests that violate the standard. */
export function apiHandler(gateway: Pick<Gateway, 'fetch'>, log: Log): NodeHandler {
  const errorHandler = (error: unknown): Response => {
    const isUnreadable = error instanceof RequestError;
    const refusal = isUnreadable ? badRequest('The address is not well formed. Check it.') : error;
    const response = errorResponse(refusal, { log, requestId: crypto.randomUUID() });
    for (const [name, value] of Object.entries(apiHeaders)) response.headers.set(name, value);
    return response;
  };
  return getRequestListener(gateway.fetch, { overrideGlobalObjects: false, errorHandler });
}
