import type { JsonObject } from '../../../core/json/json.ts';
import { idParameter } from '../../../core/product/id-parameter.ts';
import type { CallFile } from '../../plan/written-call.ts';
import { type StandardSource, withArticle } from './standard-calls.ts';

/** Facts that the call of an access log is built from. */
export interface TrailSource extends Pick<StandardSource, 'access' | 'slug' | 'title'> {
  /** Entity of the records whose trail is read, with that of their parts. */
  readonly about: string;
}

/** Names of the contracts that `standard` can stand for in a file of an access log. */
export const trailCallNames = ['search'] as const;

/** Builds the contract that `standard` stands for in a file of an access log. */
export function trailCall({ about, access, slug, title }: TrailSource): CallFile {
  const by = idParameter(about);
  return {
    title: `Who has seen, changed, printed or exported what of ${withArticle(title)}`,
    method: 'POST',
    path: `/api/${slug}/${about}/audit`,
    body: { schema: { ...asked, required: [by], properties: { [by]: recordOf(about, title), ...choices } } },
    answer: { schema: entries },
    access: access.read,
    reads: true,
    store: { handler: 'audit-trail', options: { entity: about, by } },
    failure: 'The access log could not be loaded. Please try again.',
    calledBy: 'other programs',
  };
}

function recordOf(about: string, title: string): JsonObject {
  return { title, description: 'Its _id.', type: 'string', 'x-record': about };
}

const asked: JsonObject = { type: 'object', additionalProperties: false };

const choices: JsonObject = {
  queries: {
    title: 'Queries',
    description: 'Which entries are wanted.',
    type: 'array',
    maxItems: 4,
    items: {
      ...asked,
      required: ['field', 'text'],
      properties: {
        field: {
          title: 'Field',
          description:
            "who: a part of the name or e-mail address; what: the action; since, until: a day in the user's time zone.",
          type: 'string',
          enum: ['who', 'what', 'since', 'until'],
        },
        text: {
          title: 'Text',
          description: 'What it is asked for.',
          type: 'string',
          minLength: 1,
          maxLength: 200,
          examples: ['2026-11-21'],
        },
      },
    },
  },
  filters: {
    title: 'Filters',
    description: 'Taken and left aside: as searches send it.',
    type: 'array',
    maxItems: 0,
  },
  sort: {
    title: 'Order',
    description: 'By at, the newest first where nothing is said.',
    type: 'array',
    maxItems: 1,
    items: {
      ...asked,
      required: ['by'],
      properties: {
        by: { title: 'By', description: 'The time.', const: 'at' },
        descending: { title: 'Descending', description: 'The newest first.', type: 'boolean' },
      },
    },
  },
  from: {
    title: 'From',
    description: 'How many entries are passed over.',
    type: 'integer',
    minimum: 0,
    maximum: 1_000_000,
  },
};

const entries: JsonObject = {
  type: 'object',
  required: ['total', 'from', 'hits'],
  properties: {
    total: { description: 'How many entries there are.', type: 'integer' },
    from: { type: 'integer' },
    hits: {
      description: 'One page of them.',
      type: 'array',
      items: { $ref: '../audit/audit-entry.schema.json' },
    },
    notice: {
      description: 'Whether the trail is as it was written; with the first page.',
      type: 'string',
    },
  },
};
