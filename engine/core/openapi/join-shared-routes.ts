import { getAt } from '../json/pointer.ts';
import { contentOf, type OpenApiPart } from './part.ts';

/** Calls that share path and method differ in their bodies: one operation with the bodies of both. */
export function joinSharedRoutes(operations: readonly (readonly [string, OpenApiPart])[]): OpenApiPart {
  const byMethod = [...Map.groupBy(operations, ([method]) => method)];
  return Object.fromEntries(
    byMethod.map(([method, members]) => [method, joined(members.map(([, part]) => part))]),
  );
}

function joined(operations: readonly OpenApiPart[]): OpenApiPart {
  const [first, ...others] = operations.toSorted((a, b) => Number('x-status' in a) - Number('x-status' in b));
  if (first === undefined || others.length === 0) return first ?? {};
  const isServed = (operation: OpenApiPart) => !('x-status' in operation);
  // A planned call adds nothing to the description of one that is served.
  const documented = isServed(first) ? [first, ...others.filter(isServed)] : [first, ...others];
  if (documented.length === 1) return first;
  const bodies = schemasAt(documented, '/requestBody');
  return {
    ...first,
    summary: documented.map((operation) => operation['summary']).join(' / '),
    requestBody: { required: true, content: contentOf({ anyOf: bodies }) },
    responses: joinedResponses(documented),
    'x-calls': documented.map((operation) => operation['x-call'] ?? ''),
  };
}

/** Refusals are the same for all; what a success brings is one of what the calls answer. */
function joinedResponses(operations: readonly OpenApiPart[]): OpenApiPart {
  const responses = operations.map((operation) => operation['responses'] as OpenApiPart);
  const statuses = [...new Set(responses.flatMap((each) => Object.keys(each)))].toSorted();
  const entries = statuses.map((status) => {
    const having = responses.map((each) => each[status] as OpenApiPart).filter((each) => each !== undefined);
    const schemas = schemasAt(having, '');
    const [first = {}] = having;
    const content = contentOf({ anyOf: schemas });
    return [status, schemas.length < 2 ? first : { ...first, content }] as const;
  });
  return Object.fromEntries(entries);
}

/** Lists the JSON schemas at a path of several parts, each once. */
function schemasAt(parts: readonly OpenApiPart[], place: string): readonly unknown[] {
  const schemas = parts.map((part) => getAt(part, `${place}/content/application~1json/schema`));
  const texts = new Set(
    schemas.filter((schema) => schema !== undefined).map((schema) => JSON.stringify(schema)),
  );
  return [...texts].map((text) => JSON.parse(text) as unknown);
}
