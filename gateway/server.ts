import { getRequestListener } from '@hono/node-server';
import type { Product } from '../engine/core/product.ts';
import type { GatewayConfig } from './config.ts';
import { startControlServer } from './control/server.ts';
import { controlSocketPath } from './control/socket-path.ts';
import { createGateway, type Gateway } from './gateway.ts';
import { type Listening, listen } from './http/listen.ts';
import { type NodeHandler, route } from './http/route.ts';
import { forgetOldAnswers } from './idempotency.ts';
import { createLoader } from './load/loader.ts';
import type { Log } from './log.ts';
import type { TokenVerifier } from './request/authenticate.ts';
import { type Seed, seedOnce } from './seed.ts';
import { openStore, type Store } from './store/store.ts';
import { staticFiles } from './web/static-files.ts';

/** Who signs people in, and how their tokens are known. */
export interface IdentitySource {
  readonly issuer: string;
  readonly verifyToken: TokenVerifier;
  /** Pages and endpoints of a provider that is embedded here. */
  readonly handle?: NodeHandler;
}

/** The built app, or a middleware that builds it as it is asked for. */
export type WebSource =
  | { readonly directory: string }
  | { readonly middleware: (...request: [...Parameters<NodeHandler>, next: () => void]) => void };

export interface ServerOptions {
  readonly product: Product;
  readonly config: GatewayConfig;
  readonly log: Log;
  readonly identity: (origin: string) => Promise<IdentitySource>;
  readonly web?: WebSource | undefined;
  readonly seed?: Seed | undefined;
}

export interface RunningGateway {
  /** Where users find it, e.g. `http://localhost:8080`. */
  readonly url: string;
  readonly useProduct: (product: Product) => Promise<void>;
  /** Ends what is under way, then lets go of port, database and data folder. May be called again. */
  readonly close: () => Promise<void>;
}

/**
 * Starts everything behind one port. Throws an error with one sentence for a person when the port or the data
 * folder cannot be had; nothing stays open then.
 */
export async function startServer(options: ServerOptions): Promise<RunningGateway> {
  const opened: Closable[] = [];
  try {
    return await start(options, opened);
  } catch (error) {
    await closeAll(opened);
    throw error;
  }
}

interface Closable {
  readonly close: () => Promise<void>;
}

async function start(options: ServerOptions, opened: Closable[]): Promise<RunningGateway> {
  const { config, log } = options;
  let answer: NodeHandler = notYet;
  const listening = keep(opened, await listenFor(config, (request, response) => answer(request, response)));
  const origin = `http://${config.host ?? 'localhost'}:${listening.port}`;
  const store = keep(opened, await openStore(config, log));
  const gateway = await openGateway(options, store, origin);
  const { control, identity } = gateway;
  if (control !== undefined) keep(opened, control);
  answer = route({
    identity: identity.handle,
    api: apiHandler(gateway.gateway),
    web: webHandler(options, identity),
  });
  log.info('gateway.ready', { port: listening.port, schemas: options.product.hash });
  let closing: Promise<void> | undefined;
  return {
    url: origin,
    useProduct: gateway.useProduct,
    close() {
      closing ??= closeAll(opened);
      return closing;
    },
  };
}

async function openGateway(options: ServerOptions, store: Store, origin: string) {
  const { config, log } = options;
  let { product } = options;
  const identity = await options.identity(origin);
  const publicConfig = { issuer: identity.issuer, clientId: config.oidcClientId };
  const gateway = createGateway({ product, store, log, verifyToken: identity.verifyToken, publicConfig });
  await gateway.ready;
  const loader = createLoader({ database: store.database, product: () => product });
  if (options.seed !== undefined)
    log.info('seed', { records: await seedOnce(store.database, loader, options.seed) });
  await forgetOldAnswers(store.database, new Date());
  // Another process can reach a PostgreSQL itself; the embedded database has to be reached through us.
  const path = controlSocketPath(config.dataDirectory);
  const control =
    config.databaseUrl === undefined ? await startControlServer({ path, loader, log }) : undefined;
  return {
    identity,
    gateway,
    control,
    async useProduct(next: Product): Promise<void> {
      await gateway.useProduct(next);
      product = next;
    },
  };
}

function listenFor({ port, host }: GatewayConfig, handler: NodeHandler): Promise<Listening> {
  return listen(handler, { port, host });
}

function apiHandler(gateway: Gateway): NodeHandler {
  const listener = getRequestListener(gateway.fetch, { overrideGlobalObjects: false });
  return (request, response) => void listener(request, response);
}

function webHandler({ web }: ServerOptions, { issuer, handle }: IdentitySource): NodeHandler {
  if (web === undefined) return nothingHere;
  if ('directory' in web) {
    return staticFiles({
      directory: web.directory,
      issuerOrigin: handle === undefined ? new URL(issuer).origin : undefined,
    });
  }
  return (request, response) => web.middleware(request, response, () => nothingHere(request, response));
}

const nothingHere: NodeHandler = (_request, response) => {
  response.writeHead(404, { 'Content-Type': 'text/plain' }).end('There is nothing at this address.');
};

const notYet: NodeHandler = (_request, response) => {
  response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '1' }).end(
    JSON.stringify({
      code: 'unavailable',
      message: 'The gateway is starting. Please try again in a moment.',
    }),
  );
};

function keep<Resource extends Closable>(opened: Closable[], resource: Resource): Resource {
  opened.push(resource);
  return resource;
}

/** The newest first: nobody may ask a database that is closed. The port goes before, so that requests end. */
async function closeAll(opened: Closable[]): Promise<void> {
  const [port, ...rest] = opened.splice(0);
  await port?.close();
  for (const resource of rest.reverse()) await resource.close();
}
