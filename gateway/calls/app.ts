import { Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import { openApiDocument } from '../../engine/core/openapi/open-api-document.ts';
import type { HttpMethod } from '../../engine/core/product/call.ts';
import { errorResponse } from '../http/error-response.ts';
import { unknownRoute, wrongMethod } from '../operation/errors.ts';
import type { Profiles } from '../records/context/profiles.ts';
import type { PublicConfig } from '../records/context/public-config.ts';
import { MemoryKeeper } from '../store/memory/memory.ts';
import { answerCall } from './answer-call.ts';
import type { CallDependencies } from './incoming.ts';
import type { ServedCall, Service } from './service.ts';

/** The routes of one version of the schemas. */
export interface App {
  readonly hash: string;
  readonly profiles: Profiles;
  readonly fetch: (request: Request, requestId: string) => Promise<Response>;
}

export interface AppOptions extends Omit<CallDependencies, 'memories'> {
  readonly publicConfig: PublicConfig;
}

type Env = { readonly Bindings: { readonly requestId: string } };

/** Routes every call of a product, and the URLs that need no token: they reveal nothing about any record. */
export function createApp({ publicConfig, ...options }: AppOptions): App {
  const dependencies = { ...options, memories: new MemoryKeeper(options.database) };
  const { service, log } = dependencies;
  const { hash } = service.product;
  const app = new Hono<Env>();
  app.get('/readyz', async (context) => {
    await dependencies.database.query('select 1');
    return context.json({ ready: true });
  });
  app.get('/config.json', (context) => context.json({ ...publicConfig, hash }));
  // Made when it is first requested: a version of the schemas is served without waiting for it.
  let contracts: ReturnType<typeof openApiDocument> | undefined;
  app.get('/api/openapi.json', (context) => {
    contracts ??= openApiDocument(service.product);
    return context.json(contracts);
  });
  const byAddress = new Map<string, Answer>();
  for (const { method, path, calls } of routesOf(service)) {
    const answer: Answer = (request, requestId) => answerCall(request, { calls, requestId, ...dependencies });
    if (!path.includes('{')) byAddress.set(`${method} ${path}`, answer);
    app.on([method], patternOf(path), (context) => answer(context.req.raw, context.env.requestId));
  }
  for (const [path, methods] of methodsByPath(service)) {
    app.all(patternOf(path), (context) =>
      errorResponse(wrongMethod(methods), { log, requestId: context.env.requestId }),
    );
  }
  app.notFound((context) => errorResponse(unknownRoute(), { log, requestId: context.env.requestId }));
  app.onError((error, context) => errorResponse(error, { log, requestId: context.env.requestId }));
  return {
    hash,
    profiles: service.profiles,
    async fetch(request, requestId) {
      // Most addresses have no parameter: they need no search among patterns, and come before them (OpenAPI, Paths).
      const answer = byAddress.get(`${request.method} ${getPath(request)}`);
      if (answer === undefined) return app.fetch(request, { requestId });
      return answer(request, requestId).catch((error) => errorResponse(error, { log, requestId }));
    },
  };
}

type Answer = (request: Request, requestId: string) => Promise<Response>;

/** `{id}` in a contract is `:id` to the router. */
function patternOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

interface Route {
  readonly method: HttpMethod;
  readonly path: string;
  readonly calls: readonly ServedCall[];
}

/** Calls may share a method and a path when their bodies distinguish them. */
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
