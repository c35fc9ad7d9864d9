import type { UserProfile } from '../engine/core/expressions/scope.ts';
import type { Json } from '../engine/core/json.ts';
import type { BodyContract, CallContract, HttpMethod } from '../engine/core/product/call.ts';
import { chooseCall, withoutMark } from '../engine/core/shared-route.ts';
import { type AuditEntry, keepEntries, type Origin, type SignedEntry } from './audit/audit.ts';
import type { AuditTrail } from './audit/trail.ts';
import type { AskedCall, CallAnswer } from './call.ts';
import { badRequest, forbidden, GatewayError, invalid, underWay } from './errors.ts';
import { errorResponse } from './http/error-response.ts';
import {
  answerOnce,
  answerOnceOutside,
  KeyReusedError,
  type RepeatableRequest,
  StillUnderWayError,
} from './idempotency.ts';
import type { TokenVerifier } from './identity/token-verifier.ts';
import {
  type Edition,
  editionNow,
  type Memory,
  type MemoryKeeper,
  OutdatedMemoryError,
} from './memory/memory.ts';
import { describeError, type Log } from './monitoring/log.ts';
import type { Metrics } from './monitoring/metrics.ts';
import { isRecordId } from './records/identity.ts';
import { authenticate } from './request/authenticate.ts';
import { parseBody, readBodyText } from './request/body.ts';
import { checkCallRules } from './request/call-rules.ts';
import { checkFreeBody, refuseBodyOfNone, unwrapBody } from './request/contract-body.ts';
import type { Gate } from './request/gate.ts';
import type { AskingUser } from './request/profiles.ts';
import { readQuery } from './request/query.ts';
import { dayIn, timeZoneOf } from './request/today.ts';
import { checkAccess, isCallAllowed, type ServedCall, type Service } from './service.ts';
import type { Database, Queryable } from './store/database.ts';

export interface CallDependencies {
  readonly service: Service;
  readonly database: Database;
  readonly memories: MemoryKeeper;
  readonly trail: AuditTrail;
  readonly verifyToken: TokenVerifier;
  readonly clock: () => Date;
  readonly log: Log;
  readonly timeZone: string;
  readonly gate: Gate;
  readonly metrics?: Metrics | undefined;
}

export interface IncomingRequest extends CallDependencies {
  /** The calls that share the method and the path of the request; mostly one. */
  readonly calls: readonly ServedCall[];
  readonly requestId: string;
}

/** A request that is answered from what one memory knows. */
interface Attempt extends IncomingRequest {
  readonly memory: Memory;
  /** The memory was opened after the request arrived: nothing of it can be outdated. */
  readonly isFresh: boolean;
  /** The body; read once, however often the request is answered anew. */
  readonly readText: () => Promise<string>;
}

interface IncomingCall extends Attempt {
  readonly call: ServedCall;
}

/**
 * Answers one request: who asks → may they → is the input sound → the work itself, for writes in one transaction
 * with its audit entry. The organization scope is inside the SQL of each binding.
 *
 * Who asks is mostly remembered. Together with the work the database is asked whether that still holds; when it
 * does not, the request is answered anew, so that a change of rights applies to whatever arrives after it.
 */
export async function answerCall(request: Request, incoming: IncomingRequest): Promise<Response> {
  const started = performance.now();
  let text: Promise<string> | undefined;
  const readText = () => {
    text ??= readBodyText(request);
    return text;
  };
  const ended = await answerRemembering(request, { ...incoming, readText });
  logCall(request, { ...incoming, ...ended }, Math.round(performance.now() - started));
  return ended.response;
}

async function answerRemembering(
  request: Request,
  incoming: Omit<Attempt, 'memory' | 'isFresh'>,
): Promise<Ended> {
  const { memories } = incoming;
  try {
    const memory = await memories.current();
    const ended = await tryToAnswer(request, { ...incoming, memory, isFresh: false });
    if (ended !== 'outdated') return ended;
    const renewed = await memories.renewed(memory);
    const again = await tryToAnswer(request, { ...incoming, memory: renewed, isFresh: true });
    if (again !== 'outdated') return again;
    throw new OutdatedMemoryError('A memory that was just opened cannot be outdated.');
  } catch (error) {
    // What happens here happens before anybody was looked at: the database is away.
    return { call: onlyCall(incoming), user: undefined, response: errorResponse(error, incoming) };
  }
}

async function tryToAnswer(request: Request, arrived: Attempt): Promise<Ended | 'outdated'> {
  let user: AskingUser | undefined;
  let attempt = arrived;
  let call = onlyCall(attempt);
  try {
    const { service, database, memory, verifyToken, clock } = attempt;
    const asked = { source: { database, memory }, now: clock() };
    user = await authenticate(request, { verifyToken, profiles: service.profiles, ...asked });
    const chosen = call === undefined ? await chooseByBody(request, attempt, user) : { ...attempt, call };
    call = chosen.call;
    if (!isRepeatable(call)) attempt = await madeSure(attempt);
    const answer = await answerFor(request, { ...chosen, ...attempt }, user);
    return { call, user, response: responseOf(answer) };
  } catch (error) {
    if (await isOutdated(attempt, error)) return 'outdated';
    await noteFailure(request, error, { ...attempt, call, user });
    return { call, user, response: errorResponse(error, attempt) };
  }
}

function onlyCall({ calls }: Pick<IncomingRequest, 'calls'>): ServedCall | undefined {
  return calls.length === 1 ? calls[0] : undefined;
}

/** What a handler does outside of a transaction, such as sending a mail, is not undone by answering anew. */
function isRepeatable({ isWrite, contract }: ServedCall): boolean {
  return isWrite || contract.store.kind !== 'handler';
}

async function madeSure(attempt: Attempt): Promise<Attempt> {
  if (!attempt.isFresh) requireCurrent(attempt, await editionNow(attempt.database));
  return { ...attempt, isFresh: true };
}

/** A refusal may rest on what is no longer so, just as an answer may. */
async function isOutdated({ isFresh, memory, database }: Attempt, error: unknown): Promise<boolean> {
  if (error instanceof OutdatedMemoryError) return true;
  if (isFresh || !(error instanceof GatewayError) || error.status === 401) return false;
  return (await editionNow(database)) !== memory.edition;
}

function requireCurrent({ isFresh, memory }: Attempt, edition: Edition): void {
  if (!isFresh && edition !== memory.edition) throw new OutdatedMemoryError('Other rights may hold by now.');
}

function responseOf({ status, body, file }: CallAnswer): Response {
  if (file === undefined) return Response.json(body, { status });
  const headers = {
    'Content-Type': file.mediaType,
    'Content-Disposition': `attachment; filename="${file.name}"`,
  };
  return new Response(file.content, { status, headers });
}

/** Nothing is read from somebody who may make none of the calls. */
async function chooseByBody(request: Request, attempt: Attempt, user: AskingUser): Promise<IncomingCall> {
  const { service, calls, clock, timeZone } = attempt;
  const now = clock();
  const context = { user, now, today: dayIn(timeZoneOf(request, timeZone), now) };
  const [first] = calls;
  if (first === undefined || !calls.some(({ contract }) => isCallAllowed(service.product, contract, context)))
    throw forbidden(service.product.access[first?.contract.access ?? '']?.needs ?? 'another role');
  const call = chooseCall(calls, parseBody(request, await attempt.readText()));
  if (call === undefined) throw refuseBodyOfNone(calls.map(({ contract }) => contract));
  return { ...attempt, call };
}

/** What is known of a request when it has ended; the call, once it was chosen. */
interface EndedCall extends IncomingRequest {
  readonly call: ServedCall | undefined;
}

function nameOf({ call, calls }: EndedCall): string {
  return call?.contract.name ?? calls.map(({ contract }) => contract.name).join(' or ');
}

interface Ended {
  /** Absent when none of those at its address was chosen. */
  readonly call: ServedCall | undefined;
  readonly user: AskingUser | undefined;
  readonly response: Response;
}

/** One line a call: who, what, how it ended. What went well is told only to those who want to see everything. */
function logCall({ method }: Request, incoming: EndedCall & Ended, ms: number) {
  const { log, requestId, user } = incoming;
  const { status } = incoming.response;
  incoming.metrics?.countCall({ call: nameOf(incoming), status, ms });
  const tell = status < 400 ? log.debug : log.info;
  tell('call', { request: requestId, call: nameOf(incoming), method, status, user: user?._id, ms });
}

async function answerFor(request: Request, incoming: IncomingCall, asking: AskingUser): Promise<CallAnswer> {
  const { service, call, database, memory } = incoming;
  const user = call.isWrite || call.isOutside ? withoutOpened(asking) : asking;
  const origin = originOf(incoming, user);
  const timeZone = timeZoneOf(request, incoming.timeZone);
  const today = dayIn(timeZone, origin.at);
  checkAccess(service.product, call.contract, { user, now: origin.at, today });
  await incoming.gate({ product: service.product, contract: call.contract, user, database, memory });
  const url = new URL(request.url);
  const query = readQuery(call.contract, url);
  const text = bodyOf(call.contract) === undefined ? '' : await incoming.readText();
  const body = readBody(request, incoming, text);
  const method = request.method as HttpMethod;
  const { contract } = call;
  const common = { product: service.product, contract, method, user, query, body, origin, today, timeZone };
  checkFreeBody(common);
  checkCallRules(common);
  if (!call.isWrite && !call.isOutside) return answerRead(incoming, common);
  const content = `${method} ${url.pathname}${url.search}\n${text}`;
  const repeatable = repeatableOf(request, content, origin);
  return call.isWrite
    ? answerWrite(incoming, common, repeatable)
    : answerOutside(incoming, common, repeatable);
}

/** What an emergency opens is open for reading. */
function withoutOpened({ opened: _opened, ...user }: AskingUser): AskingUser {
  return user;
}

/** Nothing is shown before it is noted who has seen it, and before it is sure that they still may. */
async function answerRead(incoming: IncomingCall, common: AskedCall): Promise<CallAnswer> {
  const { call, database, memory, trail } = incoming;
  const { entries, note } = notesOf(common.origin, incoming.isFresh ? undefined : memory.edition);
  const answer = await call.answer({ ...common, database, memory, note });
  requireCurrent(incoming, await trail.keep(entries));
  return answer;
}

function notesOf(origin: Origin, edition?: Edition) {
  const entries: SignedEntry[] = [];
  return { entries, note: (entry: AuditEntry) => void entries.push({ ...entry, origin, edition }) };
}

function readBody(request: Request, { call, service }: IncomingCall, text: string): Json | undefined {
  const expected = bodyOf(call.contract);
  if (expected === undefined) return undefined;
  const sentence = service.product.messages['update-missing'];
  return withoutMark(expected, unwrapBody(expected, parseBody(request, text), sentence));
}

/** Every search has the same body, which its contract need not describe. */
function bodyOf({ body, store }: CallContract): BodyContract | undefined {
  return body ?? (store.kind === 'search' ? {} : undefined);
}

/** In one transaction, and once for a key. */
function answerWrite(
  incoming: IncomingCall,
  call: AskedCall,
  repeatable: RepeatableRequest | undefined,
): Promise<CallAnswer> {
  const { database } = incoming;
  const work = (tx: Queryable) => write(tx, call, incoming);
  if (repeatable === undefined) return database.transaction(work);
  return once(() => answerOnce(database, repeatable, work));
}

/** What reaches outside holds no transaction open meanwhile. */
function answerOutside(
  incoming: IncomingCall,
  call: AskedCall,
  repeatable: RepeatableRequest | undefined,
): Promise<CallAnswer> {
  const work = () => answerRead(incoming, call);
  return repeatable === undefined
    ? work()
    : once(() => answerOnceOutside(incoming.database, repeatable, work));
}

async function once(work: () => Promise<CallAnswer>): Promise<CallAnswer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof KeyReusedError) throw keyReused();
    if (error instanceof StillUnderWayError) throw underWay();
    throw error;
  }
}

async function write(tx: Queryable, asked: AskedCall, incoming: IncomingCall): Promise<CallAnswer> {
  const { call, memory, isFresh } = incoming;
  // Asked first and awaited last: it travels with the first question of the work.
  const edition = isFresh ? undefined : editionNow(tx);
  edition?.catch(() => undefined);
  const { entries, note } = notesOf(asked.origin);
  const answer = await call.answer({ ...asked, database: tx, memory, note });
  if (edition !== undefined) requireCurrent(incoming, await edition);
  if (entries.length > 0) await keepEntries(tx, entries);
  return answer;
}

/** `content` is everything that makes it the same request. */
function repeatableOf(
  request: Request,
  content: string,
  { author, at }: Origin,
): RepeatableRequest | undefined {
  const key = request.headers.get('idempotency-key');
  if (key === null) return undefined;
  if (/^[\x21-\x7e]{1,200}$/.test(key)) return { author, key, content, at };
  throw badRequest('The Idempotency-Key must be 1 to 200 visible ASCII characters, such as a UUID.');
}

function keyReused(): GatewayError {
  return invalid(
    [],
    'This Idempotency-Key was used for another request. Use a new key for each new request.',
  );
}

function originOf(incoming: EndedCall, user: UserProfile | undefined): Origin {
  const { requestId: request, clock } = incoming;
  return { author: user?._id ?? unknownUser, call: nameOf(incoming), request, at: clock() };
}

/** The author of requests whose token was refused. */
const unknownUser = 'unknown';

interface FailedCall extends EndedCall {
  readonly user: UserProfile | undefined;
}

/** Failures leave a trace too. A trail that cannot be written does not turn the failure into a success. */
async function noteFailure(request: Request, error: unknown, failed: FailedCall): Promise<void> {
  const { trail, log, requestId, user } = failed;
  const status = error instanceof GatewayError ? error.status : 500;
  const action = [401, 403, 404].includes(status) ? 'refused' : 'failed';
  const entry = { action, ...askedFor(request, failed), details: { status } } as const;
  try {
    await trail.keep([{ ...entry, origin: originOf(failed, user) }]);
  } catch (failure) {
    log.error('audit.failed', { request: requestId, ...describeError(failure) });
  }
}

/** The id that a failed call names in its address: whose data somebody tried to get at. */
function askedFor({ url }: Request, { call }: EndedCall): Pick<AuditEntry, 'id'> {
  const store = call?.contract.store;
  const name = store?.kind === 'get' ? store.by : store?.kind === 'list' ? store.subjectFrom : undefined;
  const id = name === undefined ? null : new URL(url).searchParams.get(name);
  return id !== null && isRecordId(id) ? { id } : {};
}
