import { Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import { openApiDocument } from '../../engine/core/openapi/open-api-document.ts';
import type { CallContract, HttpMethod, StoreBinding } from '../../engine/core/product/call.ts';
import type { Product } from '../../engine/core/product/product.ts';
import { routeDiscriminator } from '../../engine/core/protocol/shared-route.ts';
import { errorResponse } from '../http/error-response.ts';
import type { PublicConfig } from '../http/static-files.ts';
import { unknownRoute, wrongMethod } from '../operation/errors.ts';
import type { Binding, CallHandler } from '../records/context/call.ts';
import type { CallInterface } from '../records/context/call-interface.ts';
import { type Authenticated, authenticate, type Profiles, profilesOf } from '../records/context/profiles.ts';
import { kindOf, ProductError } from '../store/kinds/kinds.ts';
import { MemoryKeeper } from '../store/memory/memory.ts';
import { answerCall } from './answer-call.ts';
import { getBinding, listBinding } from './bindings/read.ts';
import { reportBinding, reportOf } from './bindings/report.ts';
import { removeBinding, saveBinding } from './bindings/save.ts';
import { searchBinding } from './bindings/search.ts';
import type { CallDependencies, ServedCall, Service } from './incoming.ts';
import { togetherWith } from './together.ts';

/** Routes of one version of the schemas. */
export interface VersionRoutes {
  readonly hash: string;
  readonly profiles: Profiles;
  readonly fetch: (request: Request, requestId: string) => Promise<Response>;
}

export interface AppOptions extends Omit<CallDependencies, 'memories'> {
  readonly publicConfig: PublicConfig;
  readonly interfaces?: readonly CallInterface[] | undefined;
  /** Returns the hash of what was published and cannot be served; undefined where all is served. */
  readonly unserved?: () => string | undefined;
}

type Env = { readonly Bindings: { readonly requestId: string; readonly within?: CallDependencies } };

/** Routes every call of a product, and the URLs that need no token, which reveal nothing about records. */
export function createApp({ publicConfig, ...options }: AppOptions): VersionRoutes {
  const dependencies = { ...options, memories: new MemoryKeeper(options.database) };
  const { service, log } = dependencies;
  const { hash } = service.product;
  const app = new Hono<Env>();
  app.get('/readyz', async (context) => {
    await dependencies.database.query('select 1');
    const unserved = options.unserved?.();
    return context.json({ ready: true, ...(unserved !== undefined && { unserved }) });
  });
  app.get('/config.json', (context) => context.json({ ...publicConfig, hash }));
  // Caches the OpenAPI document, which is built at its first request, so that serving a schema version does not
  // wait for it.
  let contracts: ReturnType<typeof openApiDocument> | undefined;
  app.get('/api/openapi.json', (context) => {
    contracts ??= openApiDocument(service.product);
    return context.json(contracts);
  });
  const byAddress = new Map<string, Answer>();
  for (const { method, path, calls } of routesOf(service)) {
    const answer: Answer = (request, requestId, within = dependencies) =>
      answerCall(request, { calls, requestId, ...within });
    if (!path.includes('{')) byAddress.set(`${method} ${path}`, answer);
    app.on([method], patternOf(path), ({ req, env }) => answer(req.raw, env.requestId, env.within));
  }
  for (const [path, methods] of methodsByPath(service)) {
    app.all(patternOf(path), (context) =>
      errorResponse(wrongMethod(methods), { log, requestId: context.env.requestId }),
    );
  }
  for (const { path, answer } of options.interfaces ?? [])
    app.all(`${path}/*`, ({ req, env: { requestId } }) => {
      const answerWith = async (request: Request, within?: CallDependencies) =>
        app.fetch(request, { requestId, within });
      return answer(req.raw, {
        product: service.product,
        now: dependencies.clock(),
        ask: (request) => answerWith(request),
        together: togetherWith(dependencies, answerWith),
        userOf: async (request) => (await authenticated(request, dependencies)).user,
      });
    });
  app.notFound((context) => errorResponse(unknownRoute(), { log, requestId: context.env.requestId }));
  app.onError((error, context) => errorResponse(error, { log, requestId: context.env.requestId }));
  return {
    hash,
    profiles: service.profiles,
    async fetch(request, requestId) {
      // Looks up paths without parameters first: these take precedence (OpenAPI, Paths), and most calls have one.
      const answer = byAddress.get(`${request.method} ${getPath(request)}`);
      if (answer === undefined) return app.fetch(request, { requestId });
      return answer(request, requestId).catch((error) => errorResponse(error, { log, requestId }));
    },
  };
}

type Answer = (request: Request, requestId: string, within?: CallDependencies) => Promise<Response>;

async function authenticated(request: Request, dependencies: CallDependencies): Promise<Authenticated> {
  const { service, database, memories, verifyToken, clock } = dependencies;
  const source = { database, memory: await memories.current() };
  return authenticate(request, { verifyToken, profiles: service.profiles, source, now: clock() });
}

/** Converts a path from the form of contracts (`{id}`) to that of the router (`:id`). */
function patternOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

interface Route {
  readonly method: HttpMethod;
  readonly path: string;
  readonly calls: readonly ServedCall[];
}

/** Groups calls into routes: calls may share a method and a path when their bodies distinguish them. */
function routesOf({ calls }: Service): readonly Route[] {
  const all = calls.flatMap((call) => call.contract.methods.map((method) => ({ method, call })));
  const groups = Map.groupBy(all, ({ method, call }) => `${method} ${call.contract.path}`);
  return [...groups.values()].flatMap((members) => {
    const [first] = members;
    if (first === undefined) return [];
    const { method, call } = first;
    return [{ method, path: call.contract.path, calls: members.map((member) => member.call) }];
  });
}

function methodsByPath({ calls }: Service): ReadonlyMap<string, readonly string[]> {
  const methods = new Map<string, readonly string[]>();
  for (const { contract } of calls) {
    const known = methods.get(contract.path) ?? [];
    methods.set(contract.path, [...new Set([...known, ...contract.methods])]);
  }
  return methods;
}

/**
 * Binds every call of a product that is not merely planned. Throws `ProductError` for an unknown access rule, handler,
 * entity or search: a gateway that could not keep a rule must not start.
 */
export function createService(product: Product, handlers: Readonly<Record<string, CallHandler>>): Service {
  const served = Object.values(product.calls).filter(({ status }) => status !== 'planned');
  requireOwnRoutes(served);
  const calls = served.map((contract) => {
    requireRule(product, contract);
    const binding = bindingOf(product, contract.store, handlers);
    requireSameWord(contract, binding);
    return serve(contract, contract.store, binding);
  });
  return { product, profiles: profilesOf(product), calls };
}

function requireRule(product: Product, { name, access }: CallContract): void {
  if (Object.hasOwn(product.access, access)) return;
  throw new ProductError(
    `The call "${name}" names the access rule "${access}", which does not exist. Declare it.`,
  );
}

/**
 * Requires that contract and handler agree on whether a call writes, since clients repeat writes and only the
 * answers to writes are stored under their idempotency key.
 */
function requireSameWord(
  { name, methods, store, isRead }: CallContract,
  { isWrite, isOutside = false }: Binding,
): void {
  const reads = !isWrite && !isOutside;
  if (store.kind !== 'handler' || methods.includes('GET') || reads === (isRead === true)) return;
  const [does, correction] = reads
    ? ['changes nothing, and the call does not say so', 'Add "reads": true.']
    : ['changes something, and the call says that it reads', 'Remove "reads".'];
  throw new ProductError(`The handler "${store.handler}" of the call "${name}" ${does}. ${correction}`);
}

/** Refuses calls with the same method, path and body shape, since the first would answer for the others. */
function requireOwnRoutes(contracts: readonly CallContract[]): void {
  const seen = new Map<string, string>();
  for (const contract of contracts) {
    for (const method of contract.methods) {
      const route = `${method} ${contract.path}`;
      const key = `${route} ${routeDiscriminator(contract)}`;
      const other = seen.get(key);
      if (other !== undefined)
        throw new ProductError(
          `The calls "${other}" and "${contract.name}" share ${route}. Give one another path, "wrap" or "mark".`,
        );
      seen.set(key, contract.name);
    }
  }
}

function serve(contract: CallContract, store: StoreBinding, binding: Binding): ServedCall {
  const { isWrite, isOutside = false, isReplicable = false, isPossibleReadOnly = false } = binding;
  const traits = { isWrite, isOutside, isReplicable, isPossibleReadOnly };
  return { contract, ...traits, answer: (call) => binding.answer(call, store) };
}

type BoundKind = Exclude<StoreBinding['kind'], 'handler'>;

const generic: { readonly [Kind in BoundKind]: Binding<Extract<StoreBinding, { kind: Kind }>> } = {
  get: getBinding,
  list: listBinding,
  save: saveBinding,
  remove: removeBinding,
  search: searchBinding,
  report: reportBinding,
};

/**
 * Finds the binding of a call. The cast is safe: the type of `generic` gives each kind of store its own binding.
 */
function bindingOf(
  product: Product,
  store: StoreBinding,
  handlers: Readonly<Record<string, CallHandler>>,
): Binding {
  if (store.kind === 'handler') return handlerOf(store.handler, handlers);
  if (store.kind === 'search') requireSearch(product, store.search);
  else if (store.kind === 'report') reportOf(product, store.report);
  else for (const entity of entitiesOf(store)) kindOf(product, entity);
  return generic[store.kind];
}

function entitiesOf(store: Extract<StoreBinding, { entity: string }>): readonly string[] {
  return store.kind === 'list' ? [store.entity, ...(store.also ?? [])] : [store.entity];
}

function handlerOf(name: string, handlers: Readonly<Record<string, CallHandler>>): CallHandler {
  const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
  if (handler !== undefined) return handler;
  const known = Object.keys(handlers).join(', ');
  throw new ProductError(`There is no handler "${name}". There are: ${known}.`);
}

function requireSearch(product: Product, name: string): void {
  const index = product.searches[name];
  if (index === undefined)
    throw new ProductError(`There is no search "${name}". Declare it in a *.search.json.`);
  kindOf(product, index.entity);
}
