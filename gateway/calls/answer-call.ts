import { isStackFull } from '../../engine/core/compute/stack-full.ts';
import { TooCostlyError } from '../../engine/core/compute/too-costly.ts';
import { calendarToday } from '../../engine/core/dates/dates.ts';
import type { UserProfile } from '../../engine/core/expressions/scope.ts';
import type { CallContract } from '../../engine/core/product/call.ts';
import { changedHeader, writeChangedHeader } from '../../engine/core/protocol/changed-records.ts';
import { chooseCall } from '../../engine/core/protocol/shared-route.ts';
import { errorResponse } from '../http/error-response.ts';
import { headerFileName } from '../intake/uploads/file-name.ts';
import { forbidden, GatewayError, nestedTooDeep, tooCostly } from '../operation/errors.ts';
import { describeError } from '../operation/log.ts';
import { describeCall, measured } from '../operation/measured.ts';
import type { AuditEntry } from '../records/audit/audit.ts';
import type { CallAnswer } from '../records/context/call.ts';
import { type AskingUser, type Authenticated, anonymous, authenticate } from '../records/context/profiles.ts';
import { countedTogether, noteUser, WorkBudget } from '../records/context/work-budget.ts';
import { isRecordId } from '../records/meta.ts';
import { currentCacheVersion, OutdatedMemoryError, requireCurrent } from '../store/memory/memory.ts';
import { answerAllowed, endedCallName, isCallAllowed, originOf } from './answer-allowed.ts';
import type { Attempt, EndedCall, IncomingCall, IncomingRequest, ServedCall } from './incoming.ts';
import {
  largestBody,
  parseBody,
  pathValues,
  readBodyText,
  refuseBodyOfNone,
  timeZoneOf,
} from './input/input.ts';
import { readUpload, type Upload } from './input/upload.ts';

/**
 * Answers one request: authenticates, authorizes, validates the input, then runs the binding, which for writes is one
 * transaction with the audit entry. The SQL of each binding contains the organization scope.
 *
 * The user is usually read from the cache. The cache's version is compared in the same round trip as the work; when
 * it is outdated, the request is answered again, so that a change of rights applies to every later request.
 */
export async function answerCall(request: Request, incoming: IncomingRequest): Promise<Response> {
  const started = performance.now();
  let text: Promise<string> | undefined;
  const readText = () => {
    text ??= readBodyText(request, largestOf(incoming));
    return text;
  };
  let upload: Promise<Upload> | undefined;
  const readFile = () => {
    upload ??= readUpload(request);
    return upload;
  };
  const budget = new WorkBudget(incoming.mostWork);
  const ended = await countedTogether(
    () => answerRemembering(request, { ...incoming, readText, readFile, budget }),
    incoming.mostSteps,
  );
  noteCall(request, { ...incoming, ...ended }, Math.round(performance.now() - started));
  return ended.response;
}

/** Returns the largest body limit among the calls of a path, since the body is read before the call is chosen. */
function largestOf({ calls }: IncomingRequest): number {
  return Math.max(...calls.map(({ contract }) => contract.largestBody ?? largestBody));
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
    // Answers failures before authentication, such as an unavailable database, which no user can be named for.
    return { call: onlyCall(incoming), user: undefined, response: errorResponse(error, incoming) };
  }
}

async function tryToAnswer(request: Request, arrived: Attempt): Promise<Ended | 'outdated'> {
  let user: AskingUser | undefined;
  let attempt = arrived;
  let call = onlyCall(attempt);
  try {
    const asking = await measured('rights', () => whoAsks(request, attempt));
    user = asking.user;
    noteUser(user?._id);
    const chosen = call === undefined ? await chooseByBody(request, attempt, user) : { ...attempt, call };
    call = chosen.call;
    if (!isRepeatable(call)) attempt = await madeSure(attempt);
    const answer = await answerAllowed(request, { ...chosen, ...attempt }, asking);
    return { call, user, response: responseOf(answer) };
  } catch (error) {
    if (await isOutdated(attempt, error)) return 'outdated';
    const refusal = refusalOfCost(error, { ...attempt, call });
    await noteFailure(request, refusal, { ...attempt, call, user });
    return { call, user, response: errorResponse(refusal, attempt) };
  }
}

/**
 * Authenticates the request unless the calls of its path are anonymous; either all calls of a path are anonymous or
 * none.
 */
async function whoAsks(request: Request, attempt: Attempt): Promise<Authenticated> {
  const { calls, service, database, memory, verifyToken, clock } = attempt;
  if (calls.every(({ contract }) => contract.isAnonymous === true)) return anonymous;
  const source = { database, memory };
  return authenticate(request, { verifyToken, profiles: service.profiles, source, now: clock() });
}

function onlyCall({ calls }: Pick<IncomingRequest, 'calls'>): ServedCall | undefined {
  return calls.length === 1 ? calls[0] : undefined;
}

/**
 * Reports whether a request may be run again; the effects of a handler outside a transaction, such as a mail,
 * cannot be rolled back.
 */
function isRepeatable({ isWrite, contract }: ServedCall): boolean {
  return isWrite || contract.store.kind !== 'handler';
}

async function madeSure(attempt: Attempt): Promise<Attempt> {
  if (!attempt.isFresh) requireCurrent(attempt, await currentCacheVersion(attempt.database));
  return { ...attempt, isFresh: true };
}

/** Reports whether an error may result from outdated cached data. */
async function isOutdated({ isFresh, memory, database }: Attempt, error: unknown): Promise<boolean> {
  if (error instanceof OutdatedMemoryError) return true;
  if (isFresh || !(error instanceof GatewayError) || error.status === 401) return false;
  return (await currentCacheVersion(database)) !== memory.version;
}

function responseOf({ status, body, file, changed }: CallAnswer): Response {
  const changes = changed === undefined ? {} : { [changedHeader]: writeChangedHeader(changed) };
  if (file === undefined) return Response.json(body, { status, headers: changes });
  const headers = {
    ...changes,
    'Content-Type': file.mediaType,
    'Content-Disposition': `attachment; filename="${headerFileName(file.name)}"`,
  };
  return new Response(file.content, { status, headers });
}

/** Chooses the call by the body. Does not read the body if the user may make none of the calls. */
async function chooseByBody(request: Request, attempt: Attempt, user: AskingUser): Promise<IncomingCall> {
  const { service, calls, clock, timeZone } = attempt;
  const now = clock();
  const context = { user, now, today: calendarToday(now, timeZoneOf(request, timeZone)) };
  const [first] = calls;
  if (first === undefined || !calls.some(({ contract }) => isCallAllowed(service.product, contract, context)))
    throw forbidden(service.product.access[first?.contract.access ?? '']?.needs ?? 'another role');
  const call = chooseCall(calls, await parseBody(request, await attempt.readText(), attempt.budget));
  if (call === undefined) throw refuseBodyOfNone(calls.map(({ contract }) => contract));
  return { ...attempt, call };
}

/**
 * Converts exceeded cost limits and too deep nesting to refusals; counts and logs exceeded limits, with the names
 * of the schemas only. Returns other errors unchanged.
 */
function refusalOfCost(error: unknown, ended: EndedCall): unknown {
  if (isStackFull(error)) return nestedTooDeep();
  if (!(error instanceof TooCostlyError)) return error;
  const { limit, where, message } = error;
  ended.log.warn('work.too-costly', { request: ended.requestId, call: endedCallName(ended), limit, where });
  ended.metrics?.countCostly(limit);
  return tooCostly(message, limit);
}

interface Ended {
  /** Call that was answered; absent if the request failed before one of the route's calls was chosen. */
  readonly call: ServedCall | undefined;
  readonly user: AskingUser | undefined;
  readonly response: Response;
}

/** Logs one line per call (user, call, outcome), at debug level if successful, and adds the call to the trace. */
function noteCall({ method }: Request, incoming: EndedCall & Ended, ms: number) {
  const { log, requestId, user } = incoming;
  const { status } = incoming.response;
  const call = endedCallName(incoming);
  incoming.metrics?.countCall({ call, status, ms });
  const trace = describeCall({ method, route: routeOf(incoming), call, status });
  const logLine = status < 400 ? log.debug : log.info;
  logLine('call', { request: requestId, trace, call, method, status, user: user?._id, ms });
}

interface FailedCall extends EndedCall {
  readonly user: UserProfile | undefined;
}

/** Writes an audit entry for a failure. The answer stays a failure even where the audit trail cannot be written. */
async function noteFailure(request: Request, error: unknown, failed: FailedCall): Promise<void> {
  const { trail, log, requestId, user } = failed;
  const status = error instanceof GatewayError ? error.status : 500;
  const action = [401, 403, 404].includes(status) ? 'refused' : 'failed';
  const entry = { action, ...requestedRecord(request, failed), details: { status } } as const;
  try {
    await trail.keep([{ ...entry, origin: originOf(failed, user) }]);
  } catch (failure) {
    log.error('audit.failed', { request: requestId, ...describeError(failure) });
  }
}

/** Finds the record id in the path or the query of a failed call, for the audit entry. */
function requestedRecord({ url }: Request, { call }: EndedCall): Pick<AuditEntry, 'id'> {
  const name = call === undefined ? undefined : recordParameter(call.contract);
  if (call === undefined || name === undefined) return {};
  const { pathname, searchParams } = new URL(url);
  const id = pathValues(call.contract, pathname)?.[name] ?? searchParams.get(name);
  return id !== null && isRecordId(id) ? { id } : {};
}

/** Finds the name of the parameter that holds the id of the call's record. */
function recordParameter({ store, query }: CallContract): string | undefined {
  if (store.kind === 'get') return store.by;
  if (store.kind === 'list') return store.subjectFrom;
  return Object.keys(query).find((name) => query[name]?.record !== undefined);
}

/** Returns the path with parameter names in braces, as in contracts; all calls of a route share the path. */
function routeOf({ calls }: IncomingRequest): string {
  return calls[0]?.contract.path ?? '';
}
