import type { UserProfile } from '../engine/core/expressions/scope.ts';
import type { Json } from '../engine/core/json.ts';
import type { BodyContract, CallContract, HttpMethod } from '../engine/core/product.ts';
import { chooseCall, withoutMark } from '../engine/core/shared-route.ts';
import { type AuditEntry, keepEntries, type Origin, type SignedEntry } from './audit/audit.ts';
import type { AuditTrail } from './audit/trail.ts';
import type { AskedCall, CallAnswer } from './call.ts';
import { errorResponse } from './error-response.ts';
import { badRequest, forbidden, GatewayError, invalid } from './errors.ts';
import { answerOnce, KeyReusedError } from './idempotency.ts';
import { describeError, type Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { AskingUser } from './profiles.ts';
import { isRecordId } from './records/identity.ts';
import { authenticate, type TokenVerifier } from './request/authenticate.ts';
import { parseBody, readBodyText } from './request/body.ts';
import { checkCallRules } from './request/call-rules.ts';
import { checkFreeBody, refuseBodyOfNone, unwrapBody } from './request/contract-body.ts';
import type { Gate } from './request/gate.ts';
import { readQuery } from './request/query.ts';
import { dayIn, timeZoneOf } from './request/today.ts';
import { checkAccess, isCallAllowed, type ServedCall, type Service } from './service.ts';
import type { Database } from './store/database.ts';

export interface CallDependencies {
  readonly service: Service;
  readonly database: Database;
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

interface IncomingCall extends IncomingRequest {
  readonly call: ServedCall;
  /** The text of the body, where it was read to tell which call is meant. */
  readonly text?: string;
}

/**
 * Answers one request: who asks → may they → is the input sound → the work itself, for writes in one transaction
 * with its audit entry. The organization scope is inside the SQL of each binding.
 */
export async function answerCall(request: Request, incoming: IncomingRequest): Promise<Response> {
  const started = performance.now();
  const { log, requestId } = incoming;
  let user: AskingUser | undefined;
  let response: Response;
  let call = incoming.calls.length === 1 ? incoming.calls[0] : undefined;
  try {
    const { service, database, verifyToken, clock } = incoming;
    user = await authenticate(request, {
      ...{ verifyToken, database, now: clock() },
      profiles: service.profiles,
    });
    const chosen = call === undefined ? await chooseByBody(request, incoming, user) : { ...incoming, call };
    call = chosen.call;
    response = responseOf(await answerFor(request, chosen, user));
  } catch (error) {
    await noteFailure(request, error, { ...incoming, call, user });
    response = errorResponse(error, { log, requestId });
  }
  logCall(request, { ...incoming, call }, { user, response, ms: Math.round(performance.now() - started) });
  return response;
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
async function chooseByBody(
  request: Request,
  incoming: IncomingRequest,
  user: UserProfile,
): Promise<IncomingCall> {
  const { service, calls, clock, timeZone } = incoming;
  const now = clock();
  const context = { user, now, today: dayIn(timeZoneOf(request, timeZone), now) };
  const [first] = calls;
  if (first === undefined || !calls.some(({ contract }) => isCallAllowed(service.product, contract, context)))
    throw forbidden(service.product.access[first?.contract.access ?? '']?.needs ?? 'another role');
  const text = await readBodyText(request);
  const call = chooseCall(calls, parseBody(request, text));
  if (call === undefined) throw refuseBodyOfNone(calls.map(({ contract }) => contract));
  return { ...incoming, call, text };
}

/** What is known of a request when it has ended; the call, once it was chosen. */
interface EndedCall extends IncomingRequest {
  readonly call: ServedCall | undefined;
}

function nameOf({ call, calls }: EndedCall): string {
  return call?.contract.name ?? calls.map(({ contract }) => contract.name).join(' or ');
}

interface Ended {
  readonly user: UserProfile | undefined;
  readonly response: Response;
  readonly ms: number;
}

/** One line a call: who, what, how it ended. What went well is told only to those who want to see everything. */
function logCall({ method }: Request, incoming: EndedCall, { user, response, ms }: Ended) {
  const { log, requestId } = incoming;
  const { status } = response;
  incoming.metrics?.countCall({ call: nameOf(incoming), status, ms });
  const tell = status < 400 ? log.debug : log.info;
  tell('call', { request: requestId, call: nameOf(incoming), method, status, user: user?._id, ms });
}

async function answerFor(request: Request, incoming: IncomingCall, asking: AskingUser): Promise<CallAnswer> {
  const { service, call, database } = incoming;
  const user = call.isWrite ? withoutOpened(asking) : asking;
  const origin = originOf(incoming, user);
  const timeZone = timeZoneOf(request, incoming.timeZone);
  const today = dayIn(timeZone, origin.at);
  checkAccess(service.product, call.contract, { user, now: origin.at, today });
  await incoming.gate({ product: service.product, contract: call.contract, user, database });
  const url = new URL(request.url);
  const query = readQuery(call.contract, url);
  const text = bodyOf(call.contract) === undefined ? '' : (incoming.text ?? (await readBodyText(request)));
  const body = readBody(request, incoming, text);
  const method = request.method as HttpMethod;
  const { contract } = call;
  const common = { product: service.product, contract, method, user, query, body, origin, today, timeZone };
  checkFreeBody(common);
  checkCallRules(common);
  if (!call.isWrite) return answerRead(incoming, common);
  const content = `${method} ${url.pathname}${url.search}\n${text}`;
  return inTransaction(request, common, { call, content, database });
}

/** What an emergency opens is open for reading. */
function withoutOpened({ opened: _opened, ...user }: AskingUser): AskingUser {
  return user;
}

/** Nothing is shown before it is noted who has seen it. */
async function answerRead({ call, database, trail }: IncomingCall, common: AskedCall): Promise<CallAnswer> {
  const { entries, note } = notesOf(common.origin);
  const answer = await call.answer({ ...common, database, note });
  await trail.keep(entries);
  return answer;
}

function notesOf(origin: Origin) {
  const entries: SignedEntry[] = [];
  return { entries, note: (entry: AuditEntry) => void entries.push({ ...entry, origin }) };
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

interface Write {
  readonly call: ServedCall;
  readonly content: string;
  readonly database: Database;
}

async function inTransaction(
  request: Request,
  call: AskedCall,
  { call: served, content, database }: Write,
): Promise<CallAnswer> {
  const key = idempotencyKey(request);
  const { author, at } = call.origin;
  try {
    return await database.transaction(async (tx) => {
      const work = async () => {
        const { entries, note } = notesOf(call.origin);
        const answer = await served.answer({ ...call, database: tx, note });
        await keepEntries(tx, entries);
        return answer;
      };
      return key === undefined ? work() : answerOnce(tx, { author, key, content, at }, work);
    });
  } catch (error) {
    if (error instanceof KeyReusedError) throw keyReused();
    throw error;
  }
}

function idempotencyKey(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key');
  if (key === null) return undefined;
  if (/^[\x21-\x7e]{1,200}$/.test(key)) return key;
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
