import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JsonObject, JsonSchema } from '../../engine/core/json/json.ts';
import { getAt, pointerOf } from '../../engine/core/json/pointer.ts';
import type { HttpMethod } from '../../engine/core/product/call.ts';

/** Operation of an OpenAPI document, with the schemas of its input and output. */
export interface Operation {
  readonly id: string;
  /** Name of the call that the operation belongs to. */
  readonly call: string;
  readonly method: HttpMethod;
  readonly path: string;
  readonly query: readonly QueryParameter[];
  /** True where the operation takes an `Idempotency-Key`, so that a request can be repeated. */
  readonly isRepeatable: boolean;
  readonly body?: { readonly schema: JsonSchema; readonly accepts: (value: unknown) => boolean };
  /** True if the operation takes a file beside its body, as `multipart/form-data`. */
  readonly hasFile: boolean;
  /** Checks a response by its status: undefined if it is documented and matches its schema, else the reason. */
  readonly judge: (status: number, body: unknown) => string | undefined;
  readonly successStatuses: readonly number[];
}

export interface QueryParameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
  /** Entity whose `_id` the parameter contains. */
  readonly 'x-record'?: string;
}

/** OpenAPI document, ready to send requests to a gateway. */
export interface ApiDocument {
  readonly operations: readonly Operation[];
  readonly resolve: (reference: string) => JsonSchema;
}

const documentId = 'https://gateway.test/openapi.json';

/** Reads the served operations of a document; compiles schemas within the document, so that references resolve. */
export function readDocument(document: JsonObject): ApiDocument {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addSchema({ ...document, $id: documentId });
  const compile = compilerOf(ajv);
  const resolve = (reference: string) => getAt(document, reference.slice(1)) as JsonSchema;
  const operations = Object.entries(document['paths'] as JsonObject).flatMap(([path, item]) =>
    Object.entries(item as JsonObject)
      .filter(([method, operation]) => method !== 'parameters' && !isPlanned(operation))
      .flatMap(([method, operation]) => {
        const place = { document, path, method, compile, resolve };
        const shared = getAt(operation, '/x-calls') as readonly string[] | undefined;
        if (shared === undefined) return [operationAt(place)];
        return shared.map((call) => ({ ...operationAt(place), call, id: `${call}.${method}` }));
      }),
  );
  return { operations, resolve };
}

/** Compiles a schema on first use, since most responses never occur. Errors have one schema for all operations. */
function compilerOf(ajv: Ajv2020): OperationPlace['compile'] {
  const compiled = new Map<string, ValidateFunction>();
  return (at) => {
    const $ref = `${documentId}#${encodeURI(pointerOf(at))}`;
    const known = compiled.get($ref) ?? ajv.compile({ $ref });
    compiled.set($ref, known);
    return known;
  };
}

/** Reports whether an operation is only planned and has no handler. */
function isPlanned(operation: unknown): boolean {
  return getAt(operation, '/x-status') === 'planned';
}

interface OperationPlace {
  readonly document: JsonObject;
  readonly path: string;
  readonly method: string;
  readonly compile: (at: readonly string[]) => ValidateFunction;
  readonly resolve: (reference: string) => JsonSchema;
}

function operationAt({ document, path, method, compile, resolve }: OperationPlace): Operation {
  const at = ['paths', path, method];
  const found = getAt(document, pointerOf(at)) as JsonObject;
  const responses = Object.keys(found['responses'] as JsonObject).map(
    (status): [number, () => ValidateFunction] => [
      Number(status),
      () => compile(schemaPlace([...at, 'responses', status], document)),
    ],
  );
  const hasFile = getAt(found, pointerOf(['requestBody', ...multipart])) !== undefined;
  const bodyPlace = [
    ...[...at, 'requestBody'],
    ...(hasFile ? [...multipart, 'schema', 'properties', 'payload'] : jsonSchema),
  ];
  const parameters = ((found['parameters'] ?? []) as readonly JsonObject[]).map(
    (parameter) =>
      (parameter['$ref'] === undefined ? parameter : resolve(String(parameter['$ref']))) as unknown,
  );
  return {
    id: String(found['operationId']),
    call: String(found['x-call']),
    method: method.toUpperCase() as HttpMethod,
    path,
    query: (parameters as readonly QueryParameter[]).filter(
      (parameter) => parameter.in === 'query' || parameter.in === 'path',
    ),
    isRepeatable: (parameters as readonly QueryParameter[]).some(({ name }) => name === 'Idempotency-Key'),
    ...(found['requestBody'] === undefined
      ? {}
      : {
          body: {
            schema: getAt(document, pointerOf(bodyPlace)) as JsonSchema,
            accepts: (value) => compile(bodyPlace)(value),
          },
        }),
    hasFile,
    judge: judgeBy(new Map(responses)),
    successStatuses: responses.map(([status]) => status).filter((status) => status < 300),
  };
}

const jsonSchema = ['content', 'application/json', 'schema'];
const multipart = ['content', 'multipart/form-data'];

/** Path of the schema of a response, which is either part of the operation or a reference. */
function schemaPlace(at: readonly string[], document: JsonObject): readonly string[] {
  const { $ref, content } = getAt(document, pointerOf(at)) as JsonObject;
  if (typeof $ref === 'string') return [...$ref.slice(2).split('/'), ...jsonSchema];
  const [mediaType = ''] = Object.keys(content as JsonObject);
  return [...at, 'content', mediaType, 'schema'];
}

function judgeBy(responses: ReadonlyMap<number, () => ValidateFunction>): Operation['judge'] {
  return (status, body) => {
    const fits = responses.get(status)?.();
    if (fits === undefined) return `The status ${status} is not documented: ${JSON.stringify(body)}`;
    if (fits(body)) return undefined;
    const [error] = fits.errors ?? [];
    return `The answer of ${status} is not as documented at ${error?.instancePath}: ${error?.message} ${JSON.stringify(error?.params)}`;
  };
}
