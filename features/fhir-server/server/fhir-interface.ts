import { type JsonObject, jsonObject } from '../../../engine/core/json/json.ts';
import type { CallInterface, InterfaceContext } from '../../../gateway/records/context/call-interface.ts';
import { capabilityStatement } from './capability.ts';
import { everythingOf } from './everything.ts';
import { FhirRefusal, outcomeOf, refuse } from './outcome.ts';
import { type OwnCalls, ownCalls } from './own-calls.ts';
import { itemOfId, searchResources } from './search.ts';
import { mappingsOf, servedResource } from './served-resource.ts';
import { historyBundle, versionsOf } from './versions.ts';

const path = '/fhir/R4';

/** FHIR R4 over the product's own calls, for programs of others: what is served follows from the mappings. */
export const fhirInterface: CallInterface = {
  path,
  async answer(request, context) {
    try {
      return await answerFhir(request, context);
    } catch (error) {
      if (!(error instanceof FhirRefusal)) throw error;
      return respond(outcomeOf(error.issues), { status: error.status, headers: error.headers });
    }
  },
};

interface Asked {
  readonly calls: OwnCalls;
  readonly request: Request;
  readonly context: InterfaceContext;
  /** Base address of the server. */
  readonly base: string;
  readonly parameters: URLSearchParams;
}

async function answerFhir(request: Request, context: InterfaceContext): Promise<Response> {
  const url = new URL(request.url);
  const base = `${url.origin}${path}`;
  const parameters = url.searchParams;
  requireJson(request, parameters);
  const asked = { calls: ownCalls(request, context), request, context, base, parameters };
  const steps = url.pathname
    .slice(path.length + 1)
    .split('/')
    .map(decodeStep)
    .filter((step) => step !== '');
  const [type = '', second, third, fourth] = steps;
  if (request.method === 'POST' && second === '_search' && steps.length === 2)
    return search(type, { ...asked, parameters: await formOf(request, parameters) });
  if (request.method !== 'GET')
    throw refuse(405, 'not-supported', 'This server is read. Records are changed in the product itself.');
  if (type === 'metadata' && steps.length === 1)
    return respond(capabilityStatement({ ...asked, product: context.product, now: context.now }));
  requireType(type, context);
  if (steps.length === 1) return search(type, asked);
  const id = second ?? '';
  if (steps.length === 2) return read(type, id, asked);
  if (third === '_history' && steps.length === 3) return history(type, id, asked);
  if (third === '_history' && steps.length === 4)
    return readVersion(type, id, { ...asked, version: fourth ?? '' });
  if (third === '$everything' && steps.length === 3)
    return respond(await everythingOf({ ...asked, type, id, now: context.now }));
  throw refuse(404, 'not-supported', 'There is nothing at this address.');
}

function decodeStep(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    throw refuse(400, 'invalid', 'The address is not well formed.');
  }
}

/** Reads the parameters of a search that is sent as a form, so that they stand in no address. */
async function formOf(request: Request, parameters: URLSearchParams): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded'))
    throw refuse(415, 'not-supported', 'Send a search as application/x-www-form-urlencoded.');
  const text = await request.text();
  if (text.length > mostForm) throw refuse(413, 'too-long', 'The search is too long.');
  return new URLSearchParams([...parameters, ...new URLSearchParams(text)]);
}

const mostForm = 50_000;

function requireType(type: string, { product }: InterfaceContext): void {
  if (mappingsOf(product, type).length > 0) return;
  throw refuse(404, 'not-supported', `This server has no resources of type "${type}".`);
}

function requireJson({ headers }: Request, parameters: URLSearchParams): void {
  const wanted = parameters.get('_format') ?? headers.get('accept') ?? 'json';
  if (/json|\*\/\*|\*$/.test(wanted) || wanted === '') return;
  throw refuse(406, 'not-supported', 'This server answers in JSON.', 'http._format');
}

async function search(type: string, { calls, parameters, request, base, context }: Asked): Promise<Response> {
  requireType(type, context);
  const isLenient = /\bhandling\s*=\s*lenient\b/.test(request.headers.get('prefer') ?? '');
  return respond(await searchResources({ type, parameters, isLenient, calls, base, now: context.now }));
}

async function read(type: string, id: string, { calls, request, context }: Asked): Promise<Response> {
  for (const mapping of mappingsOf(context.product, type)) {
    const item = await itemOfId(calls, mapping, id);
    if (item !== undefined)
      return answeredVersion(servedResource(item, context.product, context.now), request);
  }
  throw missing(type, id);
}

/** Answers a resource with its version, or nothing where the client has it. */
function answeredVersion(resource: JsonObject, request: Request): Response {
  const { versionId, lastUpdated } = jsonObject(resource['meta']);
  const etag = `W/"${String(versionId)}"`;
  const modified =
    typeof lastUpdated === 'string' ? { 'Last-Modified': new Date(lastUpdated).toUTCString() } : {};
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((each) => each.trim());
  if (known.includes(etag)) return new Response(null, { status: 304, headers: { ETag: etag } });
  return respond(resource, { headers: { ETag: etag, ...modified } });
}

async function history(type: string, id: string, { calls, base, context }: Asked): Promise<Response> {
  const [mapping] = mappingsOf(context.product, type);
  if (mapping === undefined) throw missing(type, id);
  const versions = await versionsOf({ calls, mapping, id, now: context.now });
  return respond(historyBundle(versions, `${base}/${type}/${id}`));
}

async function readVersion(
  type: string,
  id: string,
  { calls, context, request, version }: Asked & { readonly version: string },
): Promise<Response> {
  const [mapping] = mappingsOf(context.product, type);
  if (mapping === undefined) throw missing(type, id);
  const versions = await versionsOf({ calls, mapping, id, now: context.now });
  const found = versions.find(({ rev }) => String(rev) === version);
  if (found === undefined) throw missing(type, `${id}/_history/${version}`);
  if (found.resource === undefined)
    throw refuse(410, 'deleted', 'This version is the removal of the record.');
  return answeredVersion(found.resource, request);
}

/** Refuses a resource that is missing or belongs to others, without saying which. */
function missing(type: string, id: string): FhirRefusal {
  return refuse(404, 'not-found', `There is no ${type}/${id}, or you may not see it.`);
}

function respond(
  body: JsonObject,
  {
    status = 200,
    headers = {},
  }: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/fhir+json; charset=utf-8', ...headers },
  });
}
