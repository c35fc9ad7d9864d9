import type { JsonObject } from '../../../core/json/json.ts';

/** Limits on the rows of a stored search: of a page, of a job, and of a file. */
export const mostRows = { page: 150, ids: 1_000, file: 5_000 };

/** Answer with how many rows stored searches have. */
export const countsAnswer: JsonObject = {
  type: 'object',
  required: ['counts'],
  properties: {
    counts: {
      ...{ title: 'Counts', description: 'The number of rows by the _id of the stored search.' },
      ...{ type: 'object', maxProperties: 100, additionalProperties: { type: 'integer' } },
    },
  },
};

/** Answer with the ids of all rows. */
export const idsAnswer: JsonObject = {
  type: 'object',
  required: ['ids'],
  properties: {
    ids: {
      ...{ title: 'Rows', description: 'Their _ids, in the order of the stored search.' },
      ...{ type: 'array', maxItems: mostRows.ids, items: { type: 'string' } },
    },
  },
};

const rows: JsonObject = { type: 'array', items: { type: 'object', additionalProperties: true } };

/** Answer with all rows, for a file. */
export const exportAnswer: JsonObject = {
  type: 'object',
  required: ['total', 'hits'],
  properties: {
    total: { title: 'Total', description: 'How many rows there are.', type: 'integer' },
    from: { title: 'From', description: 'How many rows come before them.', type: 'integer' },
    hits: {
      title: 'Hits',
      description: 'The rows, as the search index has them.',
      maxItems: mostRows.file,
      ...rows,
    },
  },
};

function choices(value: string, type: string | readonly string[]): JsonObject {
  return {
    type: 'array',
    items: {
      type: 'object',
      required: [value, 'display'],
      properties: { [value]: { type }, display: { type: 'string' } },
    },
  };
}

/** Answer with the columns that a search can be narrowed by. */
export const statisticsAnswer: JsonObject = {
  type: 'object',
  required: ['rows'],
  properties: {
    rows: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'title', 'kind', 'options', 'values'],
        properties: {
          name: { type: 'string' },
          title: { type: 'string' },
          kind: { enum: ['name', 'digits', 'date', 'number', 'text'] },
          isUsual: { description: 'Whether it is shown where nothing is said of it.', type: 'boolean' },
          unit: { enum: ['days', 'business-days', 'years'] },
          past: { description: 'True if all its days have been.', type: 'boolean' },
          options: choices('code', 'string'),
          values: choices('value', ['string', 'number']),
        },
      },
    },
  },
};

/** Answer with what a search finds while it is edited. */
export const previewAnswer: JsonObject = {
  type: 'object',
  required: ['total', 'hits', 'columns', 'conditions'],
  properties: {
    total: { type: 'integer' },
    columns: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'title', 'kind'],
        properties: {
          name: { type: 'string' },
          title: { type: 'string' },
          kind: { type: 'string' },
          unit: { type: 'string' },
          words: { type: 'object', additionalProperties: { type: 'string' } },
        },
      },
    },
    hits: rows,
    conditions: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          removes: { type: 'integer' },
          adds: { type: 'integer' },
          problem: { type: 'string' },
        },
      },
    },
  },
};
