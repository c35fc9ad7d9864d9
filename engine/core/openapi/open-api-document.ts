import type { CallContract } from '../product/call.ts';
import { sharedHeaders, sharedParameters, sharedResponses } from './error-answers.ts';
import { errorAnswerSchemas } from './error-schemas.ts';
import { joinSharedRoutes } from './join-shared-routes.ts';
import type { OpenApiSource } from './open-api-source.ts';
import { type OperationSource, operationsOf } from './operations.ts';
import { type OpenApiPart, referTo } from './part.ts';
import { sharedAnswers } from './shared-answers.ts';
import { timesAsPatterns } from './times-as-patterns.ts';

/**
 * The calls of a product as an OpenAPI 3.1 document. It holds contracts only, no record and no address, so it may
 * be shown to anybody. The same product always yields the same document.
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

/** The file of a call: the part of its name before the dot. */
function tagOf({ name }: CallContract): string {
  return name.slice(0, name.indexOf('.'));
}

function tagsOf({ calls, entities }: OpenApiSource): readonly OpenApiPart[] {
  return [...new Set(Object.values(calls).map(tagOf))].map((name) => {
    const entity = Object.hasOwn(entities, name) ? entities[name] : undefined;
    return entity === undefined ? { name } : { name, description: entity.description };
  });
}

/** Calls may share a path and differ in the method. */
function pathsOf(calls: readonly CallContract[], source: OperationSource): OpenApiPart {
  const byPath = [...Map.groupBy(calls, ({ path }) => path)];
  const items = byPath.map(([path, members]) => {
    const operations = members.flatMap((contract) => operationsOf(contract, tagOf(contract), source));
    return [path, { parameters: [referTo('parameters', 'TimeZone')], ...joinSharedRoutes(operations) }];
  });
  return Object.fromEntries(items);
}
