import type { JsonObject } from '../../../engine/core/json/json.ts';
import { capabilityStatement } from './capability.ts';
import {
  type ChangeRequest,
  create,
  itemAt,
  missing,
  patch,
  remove,
  update,
  versionHeaders,
} from './changes.ts';
import { everythingOf } from './everything.ts';
import type { FhirAnswer, FhirRequest, FhirServer } from './exchange.ts';
import { refuse } from './outcome.ts';
import { searchResources } from './search.ts';
import { mappingsOf, servedResource } from './served-resource.ts';
import { readSubset } from './subset.ts';
import { historyBundle, versionsOf } from './versions.ts';

/** Answers one request, over HTTP or of a bundle. Throws `FhirRefusal`. */
export async function interact(request: FhirRequest, server: FhirServer): Promise<FhirAnswer> {
  const { method, steps } = request;
  const [type = '', second] = steps;
  if (method === 'POST' && second === '_search' && steps.length === 2) return search(type, request, server);
  if (method !== 'GET') return change(request, server);
  if (type === 'metadata' && steps.length === 1)
    return { status: 200, body: capabilityStatement({ ...server, ...server.context }) };
  requireType(type, server);
  if (steps.length === 1) return search(type, request, server);
  return readAt(request, server);
}

async function readAt(
  { steps, parameters, conditions }: FhirRequest,
  server: FhirServer,
): Promise<FhirAnswer> {
  const [type = '', id = '', third, fourth] = steps;
  const { calls, base, context } = server;
  const now = context.now;
  if (steps.length === 2) {
    const item = await itemAt(type, id, server);
    const resource = servedResource(item, context.product, now);
    return versionAnswer(readSubset(parameters).cut(resource, item.mapping), conditions.ifNoneMatch);
  }
  if (third === '_history' && steps.length === 3) {
    const [mapping] = mappingsOf(context.product, type);
    if (mapping === undefined) throw missing(type, id);
    const versions = await versionsOf({ calls, mapping, id, now });
    return { status: 200, body: historyBundle(versions, `${base}/${type}/${id}`) };
  }
  if (third === '_history' && steps.length === 4) {
    const resource = await versionAt({ type, id, version: fourth ?? '' }, server);
    return versionAnswer(resource, conditions.ifNoneMatch);
  }
  if (third === '$everything' && steps.length === 3)
    return { status: 200, body: await everythingOf({ calls, base, type, id, parameters, now }) };
  throw nothingHere();
}

interface VersionAddress {
  readonly type: string;
  readonly id: string;
  readonly version: string;
}

async function versionAt(
  { type, id, version }: VersionAddress,
  { calls, context }: FhirServer,
): Promise<JsonObject> {
  const [mapping] = mappingsOf(context.product, type);
  if (mapping === undefined) throw missing(type, id);
  const versions = await versionsOf({ calls, mapping, id, now: context.now });
  const found = versions.find(({ rev }) => String(rev) === version);
  if (found === undefined) throw missing(type, `${id}/_history/${version}`);
  if (found.resource === undefined)
    throw refuse(410, 'deleted', 'This version is the removal of the record.');
  return found.resource;
}

/** Answers a resource with its version, or nothing where the client has it. */
function versionAnswer(body: JsonObject, ifNoneMatch: string | undefined): FhirAnswer {
  const headers = versionHeaders(body);
  const known = (ifNoneMatch ?? '').split(',').map((each) => each.trim());
  const { ETag = '' } = headers;
  return known.includes(ETag) ? { status: 304, headers: { ETag } } : { status: 200, headers, body };
}

async function search(
  type: string,
  { parameters, preferences, queryOf }: FhirRequest,
  { calls, base, context, ...server }: FhirServer,
): Promise<FhirAnswer> {
  requireType(type, { calls, base, context, ...server });
  const { isLenient } = preferences;
  const body = await searchResources({
    ...{ type, parameters, isLenient, queryOf },
    ...{ calls, base, now: context.now },
  });
  return { status: 200, body };
}

/** Answers a request that changes something, once its user is known. */
async function change(request: FhirRequest, server: FhirServer): Promise<FhirAnswer> {
  const { method, steps } = request;
  const [type = '', id] = steps;
  const isAddress = steps.length === 1 || steps.length === 2;
  const interaction = isAddress ? interactionOf(method, id) : undefined;
  if (interaction === undefined) throw notHere(method);
  const organizations = server.organizations ?? (await server.context.userOf(server.request)).organizations;
  requireType(type, server);
  return interaction({ ...request, type, organizations, id }, server);
}

type Interaction = (request: ChangeRequest, server: FhirServer) => Promise<FhirAnswer>;

function interactionOf(method: string, id: string | undefined): Interaction | undefined {
  if (method === 'POST') return id === undefined ? create : undefined;
  const known: Readonly<Record<string, Interaction>> = { PUT: update, PATCH: patch, DELETE: remove };
  return known[method];
}

function notHere(method: string) {
  return refuse(405, 'not-supported', `There is nothing at this address that ${method} could change.`);
}

function nothingHere() {
  return refuse(404, 'not-supported', 'There is nothing at this address.');
}

function requireType(type: string, { context }: FhirServer): void {
  if (mappingsOf(context.product, type).length > 0) return;
  throw refuse(404, 'not-supported', `This server has no resources of type "${type}".`);
}
