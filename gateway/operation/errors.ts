import type { CostLimit } from '../../engine/core/compute/too-costly.ts';
import type { JsonObject } from '../../engine/core/json/json.ts';
import {
  type ConflictEntry,
  type ErrorAnswer,
  mostProblems,
  type Problem,
} from '../../engine/core/validation/problems.ts';

/**
 * Refusal with an HTTP status and the answer to the client, which is thrown anywhere and converted to an answer in
 * one place.
 */
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

/** Refuses an unauthenticated request; the answer names the scheme, and whether a token was sent at all (RFC 6750). */
export function unauthenticated(message: string, reason?: string): GatewayError {
  const challenge =
    reason === undefined ? 'Bearer' : `Bearer error="invalid_token", error_description="${reason}"`;
  return new GatewayError(401, { code: 'unauthenticated', message }, { 'WWW-Authenticate': challenge });
}

/** Refuses a request for lack of rights; `needs` completes the sentence, e.g. `the role pharmacist`. */
export function forbidden(needs: string): GatewayError {
  return new GatewayError(403, {
    code: 'forbidden',
    message: `You are not allowed to do this. It needs ${needs}. Ask your administrator for it.`,
  });
}

/** Refuses a request for a record that is missing or belongs to others, without revealing which. */
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

/** Refuses a write to a record that another organization has now, though the user may still read it. */
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

/** Refuses a request that the current state of the record does not allow. */
export function wrongState(message: string): GatewayError {
  return new GatewayError(409, { code: 'wrong-state', message });
}

/** Refuses a repeated request while the first one is in progress. */
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

/** Refuses an action whose limit is reached, until the given seconds have passed. */
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

/** Refuses a request whose body is small enough to read but takes too long to check. */
export function tooMuchWork(): GatewayError {
  return new GatewayError(413, {
    code: 'too-large',
    message:
      'The record takes too long to check: its lists have too many entries. Nothing was saved. Send fewer entries, and the others in another save.',
  });
}

/** Refuses a request whose nesting is too deep for the functions that read it. */
export function nestedTooDeep(): GatewayError {
  return badRequest(
    'Something that was sent is nested too deeply to be read. Nothing was saved. Send it with fewer levels.',
  );
}

/** Refuses a request that exceeds a cost limit; the message gives reason and remedy. */
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

/** Limits a list of problems to the first ones, and counts the rest. */
function listed(problems: readonly Problem[]): Pick<ErrorAnswer, 'problems' | 'more'> {
  const more = problems.length - mostProblems;
  return more > 0 ? { problems: problems.slice(0, mostProblems), more } : { problems };
}

/** Refuses an event that the record's workflow state does not allow; the message says why. */
export function refused(reason: string): GatewayError {
  return new GatewayError(422, { code: 'refused', message: reason });
}

/** Refuses a request whose output failed; the reason is only logged. */
export function notMade(message: string, reason: unknown): GatewayError {
  return new GatewayError(500, { code: 'not-made', message }, {}, reason);
}

/**
 * Answers a failure that only the operator can resolve; the answer contains the request id, by which the operator
 * finds the line in the log.
 */
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

/** Refuses a write while the operator works on the database, when users may only read. */
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

/** Refuses a write to a database without free space. */
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

/** Refuses a request for data that is still being computed for all records. */
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

/** Refuses a call of a published version whose handler this release does not have any more. */
export function notInRelease(): GatewayError {
  return new GatewayError(501, {
    code: 'not-in-release',
    message:
      'This is not part of the program any more since it was upgraded. Tell whoever maintains it to compare what is served with the release, in the Studio under History.',
  });
}

/** Refuses a token that cannot be verified while its issuer's keys are unavailable. */
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

/** Reports whether an error means that the database's disk is full (by SQLSTATE). */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '53100';
}

/**
 * SQLSTATE classes: 08 connection, 53 out of resources, 57P operator intervention (shutdown, start-up); 25006 a
 * read-only database.
 */
const databaseAwayState = /^(08...|53...|57P0.|25006)$/;

/**
 * Messages of errors without a code, about unavailability: from the pool of `pg`, and from Citus about one of its
 * servers.
 */
const messageOfAbsence =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|failure on connection marked as essential|failed to COPY to shard|server closed the connection unexpectedly)/;

/** Reports whether an error means an unavailable database rather than a mistake of the gateway. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (connectionCodes.has(code) || databaseAwayState.test(code)) return true;
  return messageOfAbsence.test(error.message);
}
