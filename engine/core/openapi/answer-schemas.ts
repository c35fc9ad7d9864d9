import type { AnswerContract, CallContract, HttpMethod } from '../product/call.ts';
import type { SearchColumn } from '../product/search-index.ts';
import type { OpenApiSource } from './open-api-source.ts';
import { type OpenApiPart, referTo } from './part.ts';
import { reportSchema } from './report-schemas.ts';

/**
 * Lists the status codes of a successful call. A handler of a POST may answer 201 for a new record or 200 for
 * an existing one.
 */
export function successStatuses({ store, answer }: CallContract, method: HttpMethod): readonly number[] {
  if (method !== 'POST') return [200];
  if (store.kind === 'save') return [201];
  return store.kind === 'handler' && answer.kind === 'saved' ? [200, 201] : [200];
}

/** Makes the schema of a successful answer. */
export function answerSchema(
  { answer, store }: CallContract,
  source: Pick<OpenApiSource, 'entities' | 'searches'>,
): OpenApiPart {
  if (answer.kind === 'file') return { type: 'string', contentMediaType: answer.mediaType };
  if (answer.kind === 'free') return typeof answer.schema === 'object' ? answer.schema : {};
  if (answer.kind === 'hits') return hitsSchema(answer, source);
  if (answer.kind === 'report') return reportSchema(answer.period);
  // Refers to the entity without the gateway's fields for a handler, whose answer need not be a stored record.
  const record =
    store.kind === 'handler' ? referTo('schemas', answer.entity) : storedRecord(answer.entity, source);
  if (answer.kind === 'record') return record;
  if (answer.kind === 'saved') return savedAnswer(record);
  const others = (answer.also ?? []).map((entity) => storedRecord(entity, source));
  return rowsOf(
    others.length === 0 ? record : { anyOf: [record, ...others] },
    store.kind === 'list' && store.join !== undefined,
  );
}

/** Makes the schema of a stored record, with the properties that the gateway writes. */
function storedRecord(entity: string, { entities }: Pick<OpenApiSource, 'entities'>): OpenApiPart {
  const subject = entities[entity]?.record?.subject === undefined ? [] : ['subject'];
  return {
    allOf: [referTo('schemas', entity), { required: ['_id', '_rev', 'updatedAt', ...subject] }],
  };
}

const subjectsSchema: OpenApiPart = {
  description: 'Fields of the records that the rows belong to, by their _id.',
  type: 'object',
  additionalProperties: { type: 'object' },
};

function rowsOf(record: OpenApiPart, isJoined: boolean): OpenApiPart {
  return {
    type: 'object',
    required: ['rows'],
    additionalProperties: false,
    properties: {
      rows: { type: 'array', items: record },
      total: { type: 'integer', minimum: 0 },
      ...(isJoined ? { subjects: subjectsSchema } : {}),
    },
  };
}

function savedAnswer(record: OpenApiPart): OpenApiPart {
  return {
    type: 'object',
    required: ['ok', 'id', 'rev', 'record'],
    additionalProperties: false,
    properties: {
      ok: { const: true },
      id: { description: 'The _id of the record.', type: 'string' },
      rev: { description: 'The revision that was written.', type: 'integer', minimum: 1 },
      record: { description: 'The record as it is stored now.', ...record },
      kept: {
        description: 'Values that the user may not change: they stayed as they were, and the rest was saved.',
        type: 'array',
        minItems: 1,
        items: referTo('schemas', 'Problem'),
      },
      messages: {
        description: 'What has happened in the workflow, in sentences for people.',
        type: 'array',
        minItems: 1,
        items: { type: 'string' },
      },
      handedOver: {
        description:
          'The act has carried the record to an organization that the user does not reach: no call about it can follow.',
        const: true,
      },
    },
  };
}

const hitTypes: Readonly<Record<SearchColumn['kind'], OpenApiPart>> = {
  name: { type: 'string' },
  digits: { type: 'string' },
  text: { type: 'string' },
  date: { type: 'string', format: 'date' },
  number: { type: 'number' },
};

function hitsSchema(
  { search }: Extract<AnswerContract, { kind: 'hits' }>,
  { searches }: Pick<OpenApiSource, 'searches'>,
): OpenApiPart {
  const index = searches[search];
  const columns = (index?.hit ?? []).map(
    (name) => [name, hitTypes[index?.columns[name]?.kind ?? 'text']] as const,
  );
  const hit = {
    type: 'object',
    required: ['id'],
    additionalProperties: false,
    properties: {
      id: { description: 'The _id of the record.', type: 'string' },
      ...Object.fromEntries(columns),
    },
  };
  return {
    type: 'object',
    required: ['total', 'from', 'hits'],
    additionalProperties: false,
    properties: {
      total: { description: 'Records that match.', type: 'integer', minimum: 0 },
      from: { description: 'Row number of the first hit, from 0.', type: 'integer', minimum: 0 },
      hits: { description: 'One page.', type: 'array', maxItems: index?.pageSize ?? 10, items: hit },
      leftOut: {
        description: 'Columns of stored conditions that there are no more: they were not judged.',
        type: 'array',
        items: { type: 'string' },
      },
      similar: {
        description:
          'Where nothing was found by names: of words that no name has, those whose hits these are.',
        type: 'array',
        items: {
          type: 'object',
          required: ['field', 'word', 'words'],
          additionalProperties: false,
          properties: {
            field: { description: 'The column that was searched.', type: 'string' },
            word: { description: 'What was looked for, without case and diacritics.', type: 'string' },
            words: { description: 'The nearest that there are.', type: 'array', items: { type: 'string' } },
          },
        },
      },
      places: {
        description:
          'Values of the hits in each field of searched columns that are put together from several.',
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'field', 'title', 'text'],
          additionalProperties: false,
          properties: {
            id: { description: 'The id of the hit.', type: 'string' },
            field: { description: 'The column that was searched.', type: 'string' },
            title: { description: 'The title of the field that has the value.', type: 'string' },
            text: { description: 'The value.', type: 'string' },
          },
        },
      },
    },
  };
}
