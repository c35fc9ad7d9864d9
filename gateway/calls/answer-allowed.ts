import { createHash } from 'node:crypto';
import { calendarToday } from '../../engine/core/dates/dates.ts';
import type { UserProfile } from '../../engine/core/expressions/scope.ts';
import { isJsonObject, type Json } from '../../engine/core/json/json.ts';
import {
  type BodyContract,
  type CallContract,
  type HttpMethod,
  isWritingCall,
} from '../../engine/core/product/call.ts';
import type { Product } from '../../engine/core/product/product.ts';
import { withoutMark } from '../../engine/core/protocol/shared-route.ts';
import { isAllowed } from '../../engine/core/records/access.ts';
import { badRequest, forbidden, GatewayError, readOnly } from '../operation/errors.ts';
import { measured } from '../operation/measured.ts';
import { type AuditEntry, type AuditOrigin, keepEntries, type SignedEntry } from '../records/audit/audit.ts';
import type { Call, CallAnswer, ReadingCall } from '../records/context/call.ts';
import type { AskingUser, Authenticated } from '../records/context/profiles.ts';
import { visibleRecord } from '../records/field-access.ts';
import type { Queryable } from '../store/database.ts';
import { kindOfType } from '../store/kinds/kinds.ts';
import { type CacheVersion, currentCacheVersion, requireCurrent } from '../store/memory/memory.ts';
import { readOnlyDatabase } from '../store/read-only.ts';
import { answerOnce, answerOnceOutside, type RepeatableRequest } from './idempotency.ts';
import type { EndedCall, IncomingCall } from './incoming.ts';
import {
  checkCallRules,
  parseBody,
  readQuery,
  timeZoneOf,
  unwrapBody,
  withCheckedBody,
} from './input/input.ts';

/** Answers a call after checking access and input. Throws the error that refuses the call. */
export async function answerAllowed(
  request: Request,
  incoming: IncomingCall,
  asking: Authenticated,
): Promise<CallAnswer> {
  const { service, call, database, memory } = incoming;
  const { session } = asking;
  const user = call.isWrite || call.isOutside ? withoutOpened(asking.user) : asking.user;
  const origin = originOf(incoming, user);
  const timeZone = timeZoneOf(request, incoming.timeZone);
  const today = calendarToday(origin.at, timeZone);
  const { contract } = call;
  if (!isCallAllowed(service.product, contract, { user, now: origin.at, today }))
    throw forbidden(service.product.access[contract.access]?.needs ?? 'another role');
  const method = request.method as HttpMethod;
  const isHeldToReading = incoming.isReadOnly === true && !call.isPossibleReadOnly;
  // Refuses a write in read-only operation before validation, so that users do not correct input that cannot be
  // saved.
  if (isHeldToReading && isWritingCall(contract, method)) throw readOnly();
  // Skips the gate for an anonymous call, since the gate checks what a user has accepted.
  if (contract.isAnonymous !== true) {
    const passing = { product: service.product, contract, user, database, memory };
    await measured('rights', () => incoming.gate(passing));
  }
  const { text, body, file } = await measured('parse', () => readSent(request, incoming));
  const sent = {
    ...{ product: service.product, contract, method, user, session },
    ...{ query: readQuery(contract, new URL(request.url)), body, file },
    ...{ origin, today, timeZone, budget: incoming.budget },
    completions: incoming.completions,
  };
  const checkedCall = await measured('checks', () => withCheckedBody(sent));
  checkCallRules(checkedCall);
  // Passes a read-only database, so that the database refuses a write even in a call declared as a read.
  const asked = isHeldToReading ? { ...incoming, database: readOnlyDatabase(database) } : incoming;
  try {
    if (!call.isWrite && !call.isOutside) return await answerRead(asked, checkedCall);
    const repeatable = repeatableOf(request, origin, text);
    return call.isWrite
      ? await answerWrite(asked, checkedCall, repeatable)
      : await answerOutside(asked, checkedCall, repeatable);
  } catch (error) {
    throw refusalAsSeen(checkedCall, error);
  }
}

/**
 * Removes the fields that the user may not see from the stored record in a conflict error, which holds the whole
 * record.
 */
function refusalAsSeen(checkedCall: ReadingCall, error: unknown): unknown {
  if (!(error instanceof GatewayError) || error.answer.conflict === undefined) return error;
  const { status, headers, cause } = error;
  const { conflict, ...answer } = error.answer;
  const current = currentAsSeen(checkedCall, conflict.current);
  const seen = current === undefined ? answer : { ...answer, conflict: { ...conflict, current } };
  return new GatewayError(status, seen, headers, cause);
}

function currentAsSeen(checkedCall: ReadingCall, current: Json): Json | undefined {
  if (!isJsonObject(current)) return null;
  const kind = kindOfType(checkedCall.product, String(current['type']));
  return kind && visibleRecord(checkedCall, kind, current);
}

/** Leaves out emergency access, which permits reading only. */
function withoutOpened({ opened: _opened, ...user }: AskingUser): AskingUser {
  return user;
}

interface Sent {
  /** Text that identifies a repeated request: the body, with the SHA-256 of an uploaded file. */
  readonly text: string;
  readonly body: Json | undefined;
  readonly file?: Uint8Array;
}

async function readSent(request: Request, incoming: IncomingCall): Promise<Sent> {
  const expected = bodyOf(incoming.call.contract);
  if (expected?.hasFile === true) {
    const { payload, file } = await incoming.readFile();
    const asJson = new Request(request.url, { headers: { 'Content-Type': 'application/json' } });
    const digest = createHash('sha256').update(file).digest('hex');
    return { text: `${payload}\n${digest}`, body: await readBody(asJson, incoming, payload), file };
  }
  const text = expected === undefined ? '' : await incoming.readText();
  return { text, body: await readBody(request, incoming, text) };
}

async function readBody(
  request: Request,
  { call, service, budget }: IncomingCall,
  text: string,
): Promise<Json | undefined> {
  const expected = bodyOf(call.contract);
  // Accepts a DELETE without a body: HTTP defines no meaning for one (RFC 9110, 9.3.5), and the URL names the
  // record.
  if (expected === undefined || (request.method === 'DELETE' && text === '')) return undefined;
  const sentence = service.product.messages['update-missing'];
  return withoutMark(expected, unwrapBody(expected, await parseBody(request, text, budget), sentence));
}

/** Returns the body contract of a call. Searches share an empty one, since their contracts declare no body. */
function bodyOf({ body, store }: CallContract): BodyContract | undefined {
  return body ?? (store.kind === 'search' ? {} : undefined);
}

/** User and time of a request. */
interface AccessContext {
  readonly user: UserProfile;
  readonly now: Date;
  readonly today: string;
}

export function isCallAllowed(
  product: Product,
  { access }: CallContract,
  { user, now, today }: AccessContext,
): boolean {
  return isAllowed(product, access, { user, now: now.toISOString(), today });
}

/** Answers a read, once the audit entry is stored and the user's rights are confirmed as current. */
async function answerRead(incoming: IncomingCall, checkedCall: ReadingCall): Promise<CallAnswer> {
  const { call, database, memory, trail, reads } = incoming;
  const cacheVersion = incoming.isFresh ? undefined : memory.version;
  async function read(asked: Queryable) {
    const { entries, note } = notesOf(checkedCall.origin, cacheVersion);
    let noted: CacheVersion | undefined;
    const findNoted: NonNullable<Call['findNoted']> = async (kind, id) => {
      const { user: scope, origin } = checkedCall;
      const { record, version } = await reads.find(kind, { id, scope, origin, cacheVersion });
      noted = version;
      requireCurrent(incoming, version);
      return record;
    };
    const answer = await call.answer({ ...checkedCall, database: asked, memory, note, findNoted });
    return { answer, entries, noted };
  }
  const isReplicated = call.isReplicable && database.read !== undefined;
  const { answer, entries, noted } = await (isReplicated ? database.read(read) : read(database));
  // Stores the audit entries, unless the read's own SQL statement stored them and compared the cache version.
  if (noted === undefined || entries.length > 0) requireCurrent(incoming, await trail.keep(entries));
  return answer;
}

/** Answers a write in one transaction, and only once for an idempotency key. */
function answerWrite(
  incoming: IncomingCall,
  checkedCall: ReadingCall,
  repeatable: RepeatableRequest | undefined,
): Promise<CallAnswer> {
  const { database } = incoming;
  const work = (tx: Queryable) => write(tx, checkedCall, incoming);
  return repeatable === undefined
    ? database.transaction(work)
    : answerOnce(database, repeatable, checkedCall, work);
}

/** Answers a call to an external service, without holding a transaction open meanwhile. */
function answerOutside(
  incoming: IncomingCall,
  checkedCall: ReadingCall,
  repeatable: RepeatableRequest | undefined,
): Promise<CallAnswer> {
  const work = () => answerRead(incoming, checkedCall);
  return repeatable === undefined ? work() : answerOnceOutside(incoming.database, repeatable, work);
}

async function write(tx: Queryable, checkedCall: ReadingCall, incoming: IncomingCall): Promise<CallAnswer> {
  const { call, memory, isFresh } = incoming;
  // Starts the query for the cache version before the work and awaits it after, so that it shares the work's first
  // round trip.
  const version = isFresh ? undefined : currentCacheVersion(tx);
  version?.catch(() => undefined);
  const { entries, note } = notesOf(checkedCall.origin);
  const changed = new Set<string>();
  const database: Queryable = {
    query: (statement, parameters) => tx.query(statement, parameters),
    announce(channel, about) {
      if (about !== undefined) changed.add(about);
      tx.announce(channel, about);
    },
  };
  const answer = await call.answer({ ...checkedCall, database, memory, note });
  if (version !== undefined) requireCurrent(incoming, await version);
  if (entries.length > 0) await keepEntries(tx, entries);
  return changed.size === 0 ? answer : { ...answer, changed: [...changed] };
}

function notesOf(origin: AuditOrigin, cacheVersion?: CacheVersion) {
  const entries: SignedEntry[] = [];
  return { entries, note: (entry: AuditEntry) => void entries.push({ ...entry, origin, cacheVersion }) };
}

function repeatableOf(
  request: Request,
  { author, at }: AuditOrigin,
  text: string,
): RepeatableRequest | undefined {
  const key = request.headers.get('idempotency-key');
  if (key === null) return undefined;
  if (!/^[\x21-\x7e]{1,200}$/.test(key))
    throw badRequest('The Idempotency-Key must be 1 to 200 visible ASCII characters, such as a UUID.');
  const { pathname, search } = new URL(request.url);
  return { author, key, content: `${request.method} ${pathname}${search}\n${text}`, at };
}

/** Returns the name of the call, or the names of all calls that the request could have meant. */
export function endedCallName({ call, calls }: EndedCall): string {
  return call?.contract.name ?? calls.map(({ contract }) => contract.name).join(' or ');
}

/** Author of requests whose token was refused. */
const unknownUser = 'unknown';

export function originOf(incoming: EndedCall, user: UserProfile | undefined): AuditOrigin {
  const { requestId: request, clock } = incoming;
  return { author: user?._id ?? unknownUser, call: endedCallName(incoming), request, at: clock() };
}
