import type { JsonObject } from '../json/json.ts';
import type { BodyContract, CallContract, HttpMethod } from '../product/call.ts';
import { chosenIdPattern, recordIdPattern } from '../records/record-id.ts';
import type { OpenApiSource } from './open-api-source.ts';
import { type OpenApiPart, referTo } from './part.ts';
import { describeSearchBody } from './search-body.ts';

/** Makes the schema of a call's body; undefined without a body. */
export function requestSchema(
  { body, store }: CallContract,
  method: HttpMethod,
  source: OpenApiSource,
): OpenApiPart | undefined {
  if (store.kind === 'search') {
    const index = source.searches[store.search];
    return index === undefined ? {} : describeSearchBody(index);
  }
  if (body === undefined) return undefined;
  return wrapped(body, contentSchema({ body, store }, method, source));
}

function wrapped({ wrap }: BodyContract, content: OpenApiPart): OpenApiPart {
  if (wrap === undefined) return content;
  return { type: 'object', required: [wrap], additionalProperties: false, properties: { [wrap]: content } };
}

function contentSchema(
  { body, store }: { readonly body: BodyContract; readonly store: CallContract['store'] },
  method: HttpMethod,
  { entities }: OpenApiSource,
): OpenApiPart {
  if (body.entity === undefined) return typeof body.schema === 'object' ? body.schema : {};
  const record = referTo('schemas', body.entity);
  if (body.mark !== undefined) return { allOf: [seenRecord, markOf(body.mark)] };
  if (store.kind === 'remove') return seenRecord;
  if (store.kind !== 'save') return record;
  if (method !== 'POST') return { allOf: [record, seenRecord] };
  const subject = entities[body.entity]?.record?.subject === undefined ? [] : ['subject'];
  return { allOf: [record, { required: subject, properties: { _id: chosenIdSchema } }] };
}

function markOf(mark: JsonObject): OpenApiPart {
  const properties = Object.entries(mark).map(([name, value]) => [name, { const: value }] as const);
  return { type: 'object', required: Object.keys(mark), properties: Object.fromEntries(properties) };
}

const chosenIdSchema: OpenApiPart = {
  description:
    'May be left out; the server then makes one. One of your own is a random UUID (version 4) in lower case.',
  type: 'string',
  pattern: chosenIdPattern,
};

/** Schema of a stored record as the client read it. */
const seenRecord: OpenApiPart = {
  type: 'object',
  required: ['_id', '_rev'],
  properties: {
    _id: { type: 'string', pattern: recordIdPattern },
    _rev: { description: 'The revision that was read.', type: 'integer', minimum: 1, maximum: 2 ** 31 - 1 },
  },
};
