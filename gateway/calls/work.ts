import { badRequest, type GatewayError, invalid, underWay } from '../operation/errors.ts';
import { type AuditEntry, keepEntries, type Origin, type SignedEntry } from '../records/audit/audit.ts';
import type { Call, CallAnswer, ReadingCall } from '../records/context/call.ts';
import type { Queryable } from '../store/database.ts';
import { type CacheVersion, currentCacheVersion } from '../store/memory/memory.ts';
import {
  answerOnce,
  answerOnceOutside,
  KeyReusedError,
  type RepeatableRequest,
  StillUnderWayError,
} from './idempotency.ts';
import type { IncomingCall } from './incoming.ts';
import { requireCurrent } from './require-current.ts';
import { withSavedRecord } from './saved-record.ts';

/** Answers a read. Nothing is shown before it is noted who has seen it, and before it is sure that they still may. */
export async function answerRead(incoming: IncomingCall, checkedCall: ReadingCall): Promise<CallAnswer> {
  const { call, database, memory, trail, reads } = incoming;
  const cacheVersion = incoming.isFresh ? undefined : memory.version;
  async function read(asked: Queryable) {
    const { entries, note } = notesOf(checkedCall.origin, cacheVersion);
    let noted: CacheVersion | undefined;
    const findNoted: NonNullable<Call['findNoted']> = async (kind, id) => {
      const { user: reach, origin } = checkedCall;
      const { record, version } = await reads.find(kind, { id, reach, origin, cacheVersion });
      noted = version;
      requireCurrent(incoming, version);
      return record;
    };
    const answer = await call.answer({ ...checkedCall, database: asked, memory, note, findNoted });
    return { answer, entries, noted };
  }
  const isReplicated = call.isReplicable && database.read !== undefined;
  const { answer, entries, noted } = await (isReplicated ? database.read(read) : read(database));
  // Keeps the entries, unless the read was noted with its statement, which has compared the version too.
  if (noted === undefined || entries.length > 0) requireCurrent(incoming, await trail.keep(entries));
  return answer;
}

/** A call whose inputs are checked, with the text of its body. */
export interface ReadyCall {
  readonly incoming: IncomingCall;
  readonly checkedCall: ReadingCall;
  readonly text: string;
}

/** Answers a write in one transaction, and once for a key. */
export function answerWrite(request: Request, ready: ReadyCall): Promise<CallAnswer> {
  const { incoming, checkedCall } = ready;
  const { database } = incoming;
  const work = (tx: Queryable) => write(tx, checkedCall, incoming);
  const repeatable = repeatableOf(request, ready);
  if (repeatable === undefined) return database.transaction(work);
  const completed = (kept: CallAnswer) => withSavedRecord(database, checkedCall, kept);
  return once(() => answerOnce(database, { request: repeatable, work, completed }));
}

/** Answers a call that reaches outside: it holds no transaction open meanwhile. */
export function answerOutside(request: Request, ready: ReadyCall): Promise<CallAnswer> {
  const { incoming, checkedCall } = ready;
  const work = () => answerRead(incoming, checkedCall);
  const repeatable = repeatableOf(request, ready);
  return repeatable === undefined
    ? work()
    : once(() => answerOnceOutside(incoming.database, repeatable, work));
}

async function write(tx: Queryable, checkedCall: ReadingCall, incoming: IncomingCall): Promise<CallAnswer> {
  const { call, memory, isFresh } = incoming;
  // Queried first and awaited last: it is sent together with the first query of the work.
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

function notesOf(origin: Origin, cacheVersion?: CacheVersion) {
  const entries: SignedEntry[] = [];
  return { entries, note: (entry: AuditEntry) => void entries.push({ ...entry, origin, cacheVersion }) };
}

function repeatableOf(request: Request, { checkedCall, text }: ReadyCall): RepeatableRequest | undefined {
  const key = request.headers.get('idempotency-key');
  if (key === null) return undefined;
  if (!/^[\x21-\x7e]{1,200}$/.test(key))
    throw badRequest('The Idempotency-Key must be 1 to 200 visible ASCII characters, such as a UUID.');
  const { pathname, search } = new URL(request.url);
  const { author, at } = checkedCall.origin;
  return { author, key, content: `${request.method} ${pathname}${search}\n${text}`, at };
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

function keyReused(): GatewayError {
  return invalid(
    [],
    'This Idempotency-Key was used for another request. Use a new key for each new request.',
  );
}
