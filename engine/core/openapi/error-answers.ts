import { changedHeader } from '../protocol/changed-records.ts';
import { errorAnswerSchema } from './error-schemas.ts';
import { mediaContent, type OpenApiPart, referTo } from './part.ts';

/** Headers of every answer. */
export const answerHeaders: OpenApiPart = {
  'X-Schema-Hash': referTo('headers', 'SchemaHash'),
  'X-Request-Id': referTo('headers', 'RequestId'),
};

/** Headers of the answer to a write. */
export const writtenHeaders: OpenApiPart = {
  ...answerHeaders,
  [changedHeader]: referTo('headers', 'Changed'),
};

export const sharedHeaders: OpenApiPart = {
  SchemaHash: {
    description: 'Hash of the schema set that the gateway runs. A page with another one reloads.',
    required: true,
    schema: { type: 'string', pattern: '^[0-9a-f]+$' },
  },
  Changed: {
    description:
      'The types of the records that were written, separated by commas: what a page holds of them is no longer so.',
    required: false,
    schema: { type: 'string' },
  },
  RequestId: {
    description:
      'Leads to the line of this request in the log of the gateway: the id that the request came with, where that was one, else a new UUID.',
    required: true,
    schema: { type: 'string', pattern: '^[A-Za-z0-9._-]{8,64}$' },
  },
  Challenge: {
    description: 'The scheme of authentication, and why a token was refused (RFC 6750).',
    required: true,
    schema: { type: 'string' },
  },
  RetryAfter: {
    description: 'Seconds to wait before the next try.',
    required: true,
    schema: { type: 'string', pattern: '^[0-9]+$' },
  },
};

export const sharedParameters: OpenApiPart = {
  TimeZone: {
    name: 'X-Time-Zone',
    in: 'header',
    description: "The user's time zone (IANA name); dates are judged by its calendar.",
    schema: { type: 'string', maxLength: 63, examples: ['America/Denver'] },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A new UUID for each new request. Sent again with the same key, the request is not applied again: the first answer is repeated.',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
  },
};

interface Refusal {
  readonly name: string;
  readonly description: string;
  readonly headers?: OpenApiPart;
  /** True for an answer that a server in front of the gateway may give, without the gateway's headers. */
  readonly isBeforeTheGateway?: boolean;
}

/** Status codes of failed calls, each with the name of its response. */
export const refusals = {
  400: { name: 'BadRequest', description: 'The address, a header or the JSON itself is not sound.' },
  401: {
    name: 'Unauthenticated',
    description: 'No access token was sent, or one that is forged, ended or meant for somebody else.',
    headers: { 'WWW-Authenticate': referTo('headers', 'Challenge') },
  },
  403: { name: 'Forbidden', description: 'The user is not set up here, or may not make this call.' },
  404: {
    name: 'NotFound',
    description: 'There is no such record among those that the user may see.',
  },
  409: {
    name: 'Conflict',
    description: 'Somebody else changed the same thing meanwhile, or the record exists already.',
  },
  413: { name: 'TooLarge', description: 'The body is larger than the gateway takes.' },
  415: { name: 'UnsupportedMediaType', description: 'The body is not declared as JSON.' },
  422: { name: 'Invalid', description: 'Some values need a correction; each is named.' },
  429: {
    name: 'TooManyRequests',
    description: 'The user, or the address, asks more often than anybody works. Nothing was done.',
    headers: { 'Retry-After': referTo('headers', 'RetryAfter') },
    isBeforeTheGateway: true,
  },
  500: { name: 'InternalError', description: 'A fault of the gateway, written to its log.' },
  502: {
    name: 'NeighbourAway',
    description: 'A service that the gateway asks did not answer as it should.',
  },
  503: {
    name: 'Unavailable',
    description:
      'The database or the sign-in service cannot be reached, or users only read for now. Nothing was saved.',
    headers: { 'Retry-After': referTo('headers', 'RetryAfter') },
  },
} as const satisfies Readonly<Record<number, Refusal>>;

export type RefusalStatus = keyof typeof refusals;

export const sharedResponses: OpenApiPart = Object.fromEntries(
  Object.values<Refusal>(refusals).map(({ name, description, headers, isBeforeTheGateway }) => [
    name,
    {
      description,
      headers: { ...(isBeforeTheGateway === true ? {} : answerHeaders), ...headers },
      content: mediaContent(referTo('schemas', errorAnswerSchema)),
    },
  ]),
);
