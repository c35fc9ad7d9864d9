import { mostProblems } from '../validation/problems.ts';
import { type OpenApiPart, referTo } from './part.ts';

const pointer: OpenApiPart = { type: 'string', format: 'json-pointer' };

/** Name of the schema for the body of every failed call. */
export const errorAnswerSchema = 'ErrorAnswer';

/** Schemas of `ErrorAnswer` and its parts in engine/core/validation/problems.ts. */
export const errorAnswerSchemas: OpenApiPart = {
  [errorAnswerSchema]: {
    title: 'Error answer',
    description: 'The body of every answer that is not a success.',
    type: 'object',
    required: ['code', 'message'],
    additionalProperties: false,
    properties: {
      code: {
        description: 'Stable name of the kind of error.',
        type: 'string',
        pattern: '^[a-z]+(-[a-z]+)*$',
      },
      message: { description: 'The sentence that a person reads.', type: 'string', minLength: 1 },
      problems: {
        description: 'With the code invalid: what is wrong, by place.',
        type: 'array',
        maxItems: mostProblems,
        items: referTo('schemas', 'Problem'),
      },
      more: { description: 'How many more problems there are than are listed.', type: 'integer', minimum: 1 },
      conflict: {
        description: 'With the code conflict: the stored record as it is now, and the values that collide.',
        type: 'object',
        required: ['current', 'entries'],
        additionalProperties: false,
        properties: { current: true, entries: { type: 'array', items: referTo('schemas', 'ConflictEntry') } },
      },
    },
  },
  Problem: {
    title: 'Problem',
    description: 'What has to be corrected in what was sent.',
    type: 'object',
    required: ['at', 'code', 'message', 'severity'],
    additionalProperties: false,
    properties: {
      at: { ...pointer, description: 'Where: a JSON Pointer into what was sent.' },
      code: { description: 'A JSON Schema keyword or the id of a rule.', type: 'string', minLength: 1 },
      message: { description: 'The sentence that a person reads.', type: 'string', minLength: 1 },
      severity: { enum: ['error', 'warning', 'info'] },
    },
  },
  ConflictEntry: {
    title: 'Conflict entry',
    description: 'One value that two people changed differently.',
    type: 'object',
    required: ['at', 'title'],
    additionalProperties: false,
    properties: {
      at: { ...pointer, description: 'Where: a JSON Pointer into the record as it was sent.' },
      title: { description: 'What the value is called.', type: 'string' },
      base: { description: 'The value that both started from.' },
      mine: { description: 'The value that was sent.' },
      theirs: { description: 'The value that is stored now.' },
    },
  },
};
