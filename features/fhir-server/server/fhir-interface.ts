import type { Json } from '../../../engine/core/json/json.ts';
import { readBodyText } from '../../../gateway/calls/input/input.ts';
import type { CallInterface, InterfaceContext } from '../../../gateway/records/context/call-interface.ts';
import { answerBundle } from './bundle.ts';
import { type FhirAnswer, type FhirRequest, preferencesOf } from './exchange.ts';
import { interact } from './interactions.ts';
import { asRefusal, FhirRefusal, outcomeOf, parseSent, refuse } from './outcome.ts';
import { ownCalls } from './own-calls.ts';
import { openParameters, sealedName, sealParameters } from './page-address.ts';
import { stepsOf } from './steps.ts';

const path = '/fhir/R4';

/** FHIR R4 over the product's own calls, for programs of others: what is served follows from the mappings. */
export const fhirInterface: CallInterface = {
  path,
  async answer(request, context) {
    try {
      return responseOf(await answerFhir(request, context));
    } catch (error) {
      const refusal = asRefusal(error);
      if (!(refusal instanceof FhirRefusal)) throw error;
      const { status, headers, issues } = refusal;
      return responseOf({ status, headers, body: outcomeOf(issues) });
    }
  },
};

async function answerFhir(request: Request, context: InterfaceContext): Promise<FhirAnswer> {
  const url = new URL(request.url);
  requireJson(request, url.searchParams);
  const steps = stepsOf(url.pathname.slice(path.length + 1));
  const isForm = request.method === 'POST' && (steps[1] === '_search' || steps.length === 0);
  const sealed = url.searchParams.get(sealedName);
  const parameters = await parametersOf(request, steps, url.searchParams);
  const { headers } = request;
  const mediaType = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const asked: FhirRequest = {
    ...{ method: request.method, steps, parameters, mediaType },
    queryOf: (query) =>
      isForm || sealed !== null ? `${sealedName}=${sealParameters(query, request)}` : query.toString(),
    readBody: bodyReader(request, mediaType, steps.length === 0 ? mostOfBundle : mostOfResource),
    conditions: {
      ifMatch: headers.get('if-match') ?? undefined,
      ifNoneMatch: headers.get('if-none-match') ?? undefined,
      ifNoneExist: headers.get('if-none-exist') ?? undefined,
    },
    preferences: preferencesOf(headers.get('prefer') ?? ''),
  };
  const calls = ownCalls(request, context);
  const server = { context, request, base: `${url.origin}${path}`, calls };
  const isBundle = request.method === 'POST' && steps.length === 0;
  return isBundle ? { status: 200, body: await answerBundle(asked, server) } : interact(asked, server);
}

/** Largest bodies, in bytes. */
const mostOfResource = 1_048_576;
const mostOfBundle = 5 * mostOfResource;

/** Creates the function that reads the body once, whatever often it is called. */
function bodyReader(request: Request, mediaType: string, most: number): () => Promise<Json> {
  let body: Promise<Json> | undefined;
  return () => {
    body ??= readBody(request, mediaType, most);
    return body;
  };
}

async function readBody(request: Request, mediaType: string, most: number): Promise<Json> {
  if (!/^(application\/([\w.+-]+\+)?json)?$/.test(mediaType))
    throw refuse(415, 'not-supported', 'Send application/fhir+json.');
  return parseSent(await readBodyText(request, most));
}

/** Reads the parameters of an address, of a form, or of a link to another page of a form's search. */
async function parametersOf(
  request: Request,
  steps: readonly string[],
  parameters: URLSearchParams,
): Promise<URLSearchParams> {
  if (request.method === 'POST' && steps[1] === '_search') return formOf(request, parameters);
  const sealed = parameters.get(sealedName);
  return sealed === null ? parameters : openParameters(sealed, request);
}

/** Reads the parameters of a search that is sent as a form, so that they stand in no address. */
async function formOf(request: Request, parameters: URLSearchParams): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded'))
    throw refuse(415, 'not-supported', 'Send a search as application/x-www-form-urlencoded.');
  const text = await readBodyText(request, mostForm);
  return new URLSearchParams([...parameters, ...new URLSearchParams(text)]);
}

const mostForm = 50_000;

function requireJson({ headers }: Request, parameters: URLSearchParams): void {
  const wanted = parameters.get('_format') ?? headers.get('accept') ?? 'json';
  if (/json|\*\/\*|\*$/.test(wanted) || wanted === '') return;
  throw refuse(406, 'not-supported', 'This server answers in JSON.', 'http._format');
}

function responseOf({ status, headers = {}, body }: FhirAnswer): Response {
  if (body === undefined) return new Response(null, { status, headers });
  const type = { 'Content-Type': 'application/fhir+json; charset=utf-8' };
  return new Response(JSON.stringify(body), { status, headers: { ...type, ...headers } });
}
