import type { CostLimit } from '../../engine/core/compute/too-costly.ts';
import type { JsonObject } from '../../engine/core/json/json.ts';
import {
  type ConflictEntry,
  type ErrorAnswer,
  mostProblems,
  type Problem,
} from '../../engine/core/validation/problems.ts';

/** A refusal with its HTTP status and the body that the client gets. Thrown anywhere, answered in one place. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly status: number;
  readonly answer: ErrorAnswer;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    answer: ErrorAnswer,
    headers: Readonly<Record<string, string>> = {},
    reason?: unknown,
  ) {
    super(answer.code, reason === undefined ? {} : { cause: reason });
    this.status = status;
    this.answer = answer;
    this.headers = headers;
  }
}

export function badRequest(message: string, problems?: readonly Problem[]): GatewayError {
  return new GatewayError(400, {
    code: 'invalid',
    message,
    ...(problems === undefined ? {} : listed(problems)),
  });
}

/** RFC 6750: the answer names the scheme, and whether a token was sent at all. */
export function unauthenticated(message: string, reason?: string): GatewayError {
  const challenge =
    reason === undefined ? 'Bearer' : `Bearer error="invalid_token", error_description="${reason}"`;
  return new GatewayError(401, { code: 'unauthenticated', message }, { 'WWW-Authenticate': challenge });
}

/** `needs` completes the sentence, e.g. `the role pharmacist`. */
export function forbidden(needs: string): GatewayError {
  return new GatewayError(403, {
    code: 'forbidden',
    message: `You are not allowed to do this. It needs ${needs}. Ask your administrator for it.`,
  });
}

/** Refusal of what is missing and of what belongs to others: the answer does not reveal which. */
export function notFound(): GatewayError {
  return new GatewayError(404, {
    code: 'not-found',
    message:
      'This record does not exist, or you do not have access to it. Check the address, or search for it.',
  });
}

export function unknownRoute(): GatewayError {
  return new GatewayError(404, { code: 'not-found', message: 'There is no such call. Check the address.' });
}

export function wrongMethod(allowed: readonly string[]): GatewayError {
  const list = allowed.join(', ');
  return new GatewayError(
    405,
    { code: 'method-not-allowed', message: `This address takes ${list}.` },
    { Allow: list },
  );
}

/** The record is with another organization; whoever is refused may still read it. */
export function handedOver(organization: string, day: string): GatewayError {
  return new GatewayError(403, {
    code: 'forbidden',
    message: `This was handed over to ${organization} on ${day}. You may still read it, but not change it. Ask somebody of ${organization} to do so.`,
  });
}

export function conflict(
  message: string,
  details: { readonly current: JsonObject | null; readonly entries: readonly ConflictEntry[] },
): GatewayError {
  return new GatewayError(409, { code: 'conflict', message, conflict: details });
}

/** The request is not possible in the current state of the record. */
export function wrongState(message: string): GatewayError {
  return new GatewayError(409, { code: 'wrong-state', message });
}

/** Refusal of a request that came before, while nobody knows yet how it ends. */
export function underWay(): GatewayError {
  return new GatewayError(
    409,
    {
      code: 'under-way',
      message: 'The same request is still being worked on. Please wait a moment, then look or try again.',
    },
    { 'Retry-After': '2' },
  );
}

/** Refusal of what was done as often as one may for now. */
export function tooOften(seconds: number): GatewayError {
  const wait = seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new GatewayError(
    429,
    { code: 'too-many-requests', message: `This was done too often. Please wait ${wait} and try again.` },
    { 'Retry-After': String(seconds) },
  );
}

export function tooLarge(limit: number): GatewayError {
  return new GatewayError(413, {
    code: 'too-large',
    message: `The request is larger than ${limit} bytes. Send less at a time.`,
  });
}

export function tooManyValues(most: { readonly values: number; readonly properties: number }): GatewayError {
  return new GatewayError(413, {
    code: 'too-large',
    message: `The body holds more than ${most.values} values, or more than ${most.properties} properties in one object. Nothing was saved. Send less at a time.`,
  });
}

/** Refusal of a request that is small enough to be read, and too much to be checked. */
export function tooMuchWork(): GatewayError {
  return new GatewayError(413, {
    code: 'too-large',
    message:
      'The record takes too long to check: its lists have too many entries. Nothing was saved. Send fewer entries, and the others in another save.',
  });
}

/** Refusal of a request that is nested deeper than anything that reads it can follow. */
export function nestedTooDeep(): GatewayError {
  return badRequest(
    'Something that was sent is nested too deeply to be read. Nothing was saved. Send it with fewer levels.',
  );
}

/** Refusal of a request that takes more than may be used for it; the message gives the reason and the remedy. */
export function tooCostly(message: string, limit: CostLimit): GatewayError {
  if (limit !== 'waiting') return new GatewayError(413, { code: 'too-large', message });
  return new GatewayError(429, { code: 'too-many-requests', message }, { 'Retry-After': '5' });
}

export function wrongContentType(wanted = 'application/json'): GatewayError {
  return new GatewayError(415, {
    code: 'unsupported-media-type',
    message: `The body is of another type. Send it with "Content-Type: ${wanted}".`,
  });
}

export function invalid(
  problems: readonly Problem[],
  message = 'Some values need a correction.',
): GatewayError {
  const list = listed(problems);
  const fullMessage =
    list.more === undefined
      ? message
      : `${message} The first ${mostProblems} are listed, and ${list.more} more.`;
  return new GatewayError(422, { code: 'invalid', message: fullMessage, ...list });
}

/** The first of many problems, and how many more there are. */
function listed(problems: readonly Problem[]): Pick<ErrorAnswer, 'problems' | 'more'> {
  const more = problems.length - mostProblems;
  return more > 0 ? { problems: problems.slice(0, mostProblems), more } : { problems };
}

/** The event is not possible in the record's workflow state; the message says why. */
export function refused(reason: string): GatewayError {
  return new GatewayError(422, { code: 'refused', message: reason });
}

/** The requested output could not be made; the reason is only logged. */
export function notMade(message: string, reason: unknown): GatewayError {
  return new GatewayError(500, { code: 'not-made', message }, {}, reason);
}

/** Answer to failures that only the operator can look into: the id leads to the line in the log. */
export function internalError(request: string): GatewayError {
  return new GatewayError(500, {
    code: 'internal',
    message: `Something went wrong on our side. Please try again; if it stays, report the number ${request}.`,
  });
}

export function unavailable(): GatewayError {
  return new GatewayError(
    503,
    {
      code: 'unavailable',
      message: 'The database cannot be reached right now. Nothing was saved. Please try again soon.',
    },
    { 'Retry-After': '5' },
  );
}

/** An operator works on the database: users read meanwhile. */
export function readOnly(): GatewayError {
  return new GatewayError(
    503,
    {
      code: 'read-only',
      message:
        'At the moment everything can be read, and nothing can be saved: maintenance is under way. Nothing was saved. Keep this page open and save again later.',
    },
    { 'Retry-After': '300' },
  );
}

/** The database is there, and has no place for anything more. */
export function outOfSpace(): GatewayError {
  return new GatewayError(
    503,
    {
      code: 'unavailable',
      message:
        'The disk of the database is full. Nothing was saved. Please tell your administrator, and try again once there is room.',
    },
    { 'Retry-After': '30' },
  );
}

/** The requested data is still being computed for all records. */
export function notCounted(): GatewayError {
  return new GatewayError(
    503,
    {
      code: 'unavailable',
      message: 'The figures are still being worked out for all records. Try again in a few minutes.',
    },
    { 'Retry-After': '60' },
  );
}

/** The token cannot be verified while its issuer's keys are unavailable. */
export function identityUnavailable(): GatewayError {
  return new GatewayError(
    503,
    {
      code: 'unavailable',
      message: 'The sign-in service cannot be reached right now. Nothing was saved. Please try again soon.',
    },
    { 'Retry-After': '5' },
  );
}

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Reports whether an error means that the database found no room on its disk (SQLSTATE). */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '53100';
}

/**
 * SQLSTATE classes: 08 connection, 53 out of resources, 57P operator intervention (shutdown,
 * start-up); 25006 a database that may only be read.
 */
const databaseAwayState = /^(08...|53...|57P0.|25006)$/;

/** Messages of errors without a code: from the pool of `pg`, and from Citus about a server that it distributes to. */
const messageOfAbsence =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|failure on connection marked as essential|failed to COPY to shard|server closed the connection unexpectedly)/;

/** Reports whether an error means that the database is away rather than that the gateway is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (connectionCodes.has(code) || databaseAwayState.test(code)) return true;
  return messageOfAbsence.test(error.message);
}
