import { getAt } from '../json/pointer.ts';
import type { CallContract } from '../product/call.ts';
import { sharedHeaders, sharedParameters, sharedResponses } from './error-answers.ts';
import { errorAnswerSchemas } from './error-schemas.ts';
import type { OpenApiSource } from './open-api-source.ts';
import { type OperationSource, operationsOf } from './operations.ts';
import { mediaContent, type OpenApiPart, referTo } from './part.ts';
import { sharedAnswers } from './shared-answers.ts';

/** Pattern of a stored time of day, HH:MM. */
const timeOfDay = '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$';

/**
 * Replaces the format `time` by a pattern, since in JSON Schema it requires a zone and seconds, which a
 * wall-clock time lacks.
 */
function timesAsPatterns<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(timesAsPatterns) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const { format, ...rest } = part as { readonly format?: unknown; readonly type?: unknown };
  const isTime = format === 'time' && rest.type === 'string';
  const entries = Object.entries(isTime ? { ...rest, pattern: timeOfDay } : part);
  return Object.fromEntries(entries.map(([key, value]) => [key, timesAsPatterns(value)])) as Part;
}

/**
 * Describes the calls of a product as OpenAPI 3.1. The document contains contracts but no records or addresses,
 * and may be public. The same product always yields the same document.
 */
export function openApiDocument(source: OpenApiSource): OpenApiPart {
  const { info, hash, calls, entities } = source;
  const shared = sharedAnswers(source);
  return {
    openapi: '3.1.1',
    info: {
      title: `${info.title} gateway`,
      version: info.version,
      summary: `The calls between ${info.title} in the browser and its gateway.`,
      'x-generated': `GENERATED from the schema set sha256:${hash} by engine/compiler; do not edit; run npm run schemas`,
    },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers: [{ url: '/', description: 'The gateway that serves this document.' }],
    security: [{ bearer: [] }],
    tags: tagsOf(source),
    paths: timesAsPatterns(pathsOf(Object.values(calls), { ...source, shared })),
    components: {
      securitySchemes: { bearer: bearerScheme },
      parameters: sharedParameters,
      headers: sharedHeaders,
      responses: sharedResponses,
      schemas: {
        ...Object.fromEntries(
          Object.values(entities).map((entity) => [entity.name, timesAsPatterns(schemaOf(entity))]),
        ),
        ...timesAsPatterns(shared.schemas),
        ...errorAnswerSchemas,
      },
    },
  };
}

const bearerScheme: OpenApiPart = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description:
    "An access token of the identity provider that /config.json names. What it allows is decided by the gateway's own store at every call.",
};

function schemaOf({ title, description, schema }: OpenApiSource['entities'][string]): OpenApiPart {
  return { ...(typeof schema === 'object' ? schema : {}), title, description };
}

/** Finds the tag of a call: the part of its name before the dot, which is the name of its file. */
function tagOf({ name }: CallContract): string {
  return name.slice(0, name.indexOf('.'));
}

function tagsOf({ calls, entities }: OpenApiSource): readonly OpenApiPart[] {
  return [...new Set(Object.values(calls).map(tagOf))].map((name) => {
    const entity = Object.hasOwn(entities, name) ? entities[name] : undefined;
    return entity === undefined ? { name } : { name, description: entity.description };
  });
}

/** Groups the operations by path; calls with the same path differ in the method. */
function pathsOf(calls: readonly CallContract[], source: OperationSource): OpenApiPart {
  const byPath = [...Map.groupBy(calls, ({ path }) => path)];
  const items = byPath.map(([path, members]) => {
    const operations = members.flatMap((contract) => operationsOf(contract, tagOf(contract), source));
    return [path, { parameters: [referTo('parameters', 'TimeZone')], ...joinSharedRoutes(operations) }];
  });
  return Object.fromEntries(items);
}

/** Joins calls with the same path and method into one operation that accepts the bodies of all. */
function joinSharedRoutes(operations: readonly (readonly [string, OpenApiPart])[]): OpenApiPart {
  const byMethod = [...Map.groupBy(operations, ([method]) => method)];
  return Object.fromEntries(
    byMethod.map(([method, members]) => [method, joined(members.map(([, part]) => part))]),
  );
}

function joined(operations: readonly OpenApiPart[]): OpenApiPart {
  const [first, ...others] = operations.toSorted((a, b) => Number('x-status' in a) - Number('x-status' in b));
  if (first === undefined || others.length === 0) return first ?? {};
  const isServed = (operation: OpenApiPart) => !('x-status' in operation);
  // Leaves out planned calls if another call of the operation is already served.
  const documented = isServed(first) ? [first, ...others.filter(isServed)] : [first, ...others];
  if (documented.length === 1) return first;
  const bodies = schemasAt(documented, '/requestBody');
  return {
    ...first,
    summary: documented.map((operation) => operation['summary']).join(' / '),
    requestBody: { required: true, content: mediaContent({ anyOf: bodies }) },
    responses: joinedResponses(documented),
    'x-calls': documented.map((operation) => operation['x-call'] ?? ''),
  };
}

/** Joins the responses: failures are the same for all calls, a success has the schema of any of the answers. */
function joinedResponses(operations: readonly OpenApiPart[]): OpenApiPart {
  const responses = operations.map((operation) => operation['responses'] as OpenApiPart);
  const statuses = [...new Set(responses.flatMap((each) => Object.keys(each)))].toSorted();
  const entries = statuses.map((status) => {
    const having = responses.map((each) => each[status] as OpenApiPart).filter((each) => each !== undefined);
    const schemas = schemasAt(having, '');
    const [first = {}] = having;
    const content = mediaContent({ anyOf: schemas });
    return [status, schemas.length < 2 ? first : { ...first, content }] as const;
  });
  return Object.fromEntries(entries);
}

/** Lists the different JSON schemas at a path of several parts. */
function schemasAt(parts: readonly OpenApiPart[], path: string): readonly unknown[] {
  const schemas = parts.map((part) => getAt(part, `${path}/content/application~1json/schema`));
  const texts = new Set(
    schemas.filter((schema) => schema !== undefined).map((schema) => JSON.stringify(schema)),
  );
  return [...texts].map((text) => JSON.parse(text) as unknown);
}
