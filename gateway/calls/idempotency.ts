import { invalid, underWay } from '../operation/errors.ts';
import { sha256 } from '../operation/sha256.ts';
import type { CallAnswer, ReadingCall } from '../records/context/call.ts';
import { visibleRecord } from '../records/field-access.ts';
import { findVersion } from '../records/read.ts';
import { type Database, prepared, type Queryable } from '../store/database.ts';
import { kindOfType } from '../store/kinds/kinds.ts';
import { NotReplicatedError } from '../store/replication-wait.ts';

/** Write that a client may repeat when it does not know whether the first request arrived. */
export interface RepeatableRequest {
  readonly author: string;
  /** Value of the `Idempotency-Key` header. */
  readonly key: string;
  /** Text that identifies the request: method, path and body. */
  readonly content: string;
  readonly at: Date;
}

const keepAnswer = prepared(
  `insert into idempotency (author, key, request_hash, status, answer, record_type, at)
   values ($1, $2, $3, $4, $5::jsonb, $6, $7)`,
);

/**
 * Runs `work` and stores its answer in one transaction; repeated requests get the stored answer. Of two concurrent
 * requests, the second fails to store its answer and rolls back. `work` that throws leaves the key unused.
 */
export async function answerOnce(
  database: Database,
  request: RepeatableRequest,
  checkedCall: ReadingCall,
  work: (tx: Queryable) => Promise<CallAnswer>,
): Promise<CallAnswer> {
  const hash = sha256(request.content);
  try {
    return await database.transaction(async (tx) => {
      const answer = await work(tx);
      keep(tx, { ...request, hash }, answer);
      return answer;
    });
  } catch (error) {
    if (error instanceof NotReplicatedError) throw error;
    // Looks for a stored answer after any error: a repeated save mostly fails its own checks before the duplicate
    // key.
    const kept = await database.transaction((tx) => replicatedAnswer(tx, request, hash));
    if (kept !== undefined) return withSavedRecord(database, checkedCall, kept);
    throw error;
  }
}

/**
 * Finds a stored answer. Commits a WAL message, so that the answer is returned only once the standbys have it too.
 */
async function replicatedAnswer(
  tx: Queryable,
  request: RepeatableRequest,
  hash: string,
): Promise<CallAnswer | undefined> {
  const kept = await keptAnswer(tx, request, hash);
  if (kept !== undefined) void tx.query(`select pg_logical_emit_message(true, 'idempotency', '')`);
  return kept;
}

function keep(
  tx: Queryable,
  request: RepeatableRequest & { readonly hash: string },
  answer: CallAnswer,
): void {
  const { author, key, hash, at } = request;
  const { status, body, recordType } = answer;
  const kept = JSON.stringify(recordType === undefined ? body : withoutRecord(body));
  void tx.query(keepAnswer, [author, key, hash, status, kept, recordType ?? null, at]);
}

/** Omits the record from the stored answer, since the record's version is stored permanently. */
function withoutRecord(body: unknown): object {
  const { record: _record, ...rest } = body as { readonly record: unknown };
  return rest;
}

/** Seconds after which an unfinished request counts as abandoned by its gateway. */
const longestWork = 60;

/**
 * Answers a call with external effects once: claims the key before them and stores the answer after. Refuses concurrent
 * requests. Work that throws, or whose gateway has died, may be repeated.
 */
export async function answerOnceOutside(
  database: Queryable,
  request: RepeatableRequest,
  work: () => Promise<CallAnswer>,
): Promise<CallAnswer> {
  const { author, key, content, at } = request;
  const hash = sha256(content);
  const { count } = await database.query(
    `insert into idempotency as kept (author, key, request_hash, status, at) values ($1, $2, $3, 0, $4)
     on conflict (author, key) do update set at = excluded.at
       where kept.status = 0 and kept.request_hash = excluded.request_hash
         and kept.at < excluded.at - interval '${longestWork} seconds'
     returning 1 as claimed`,
    [author, key, hash, at],
  );
  if (count === 0) return answerUnlessUnderWay(await keptAnswer(database, request, hash));
  try {
    const answer = await work();
    await database.query(
      'update idempotency set status = $3, answer = $4::jsonb where author = $1 and key = $2',
      [author, key, answer.status, JSON.stringify(answer.body)],
    );
    return answer;
  } catch (error) {
    await database.query('delete from idempotency where author = $1 and key = $2 and status = 0', [
      author,
      key,
    ]);
    throw error;
  }
}

/** Refuses a repeated request while the first one is in progress, or has just failed and released its key. */
function answerUnlessUnderWay(kept: CallAnswer | undefined): CallAnswer {
  if (kept === undefined || kept.status === 0) throw underWay();
  return kept;
}

const reusedKey = 'This Idempotency-Key was used for another request. Use a new key for each new request.';

interface KeptRow {
  readonly request_hash: string;
  readonly status: number;
  readonly answer: unknown;
  readonly record_type: string | null;
}

async function keptAnswer(
  database: Queryable,
  request: RepeatableRequest,
  hash: string,
): Promise<CallAnswer | undefined> {
  const { rows } = await database.query<KeptRow>(
    'select request_hash, status, answer, record_type from idempotency where author = $1 and key = $2',
    [request.author, request.key],
  );
  const [kept] = rows;
  if (kept === undefined) return undefined;
  if (kept.request_hash !== hash) throw invalid([], reusedKey);
  return { status: kept.status, body: kept.answer, recordType: kept.record_type ?? undefined };
}

/** Adds the record in its version of the stored answer, without the fields that the user may not see now. */
async function withSavedRecord(
  database: Queryable,
  checkedCall: ReadingCall,
  kept: CallAnswer,
): Promise<CallAnswer> {
  const kind = kept.recordType === undefined ? undefined : kindOfType(checkedCall.product, kept.recordType);
  if (kind === undefined) return kept;
  const body = kept.body as { readonly id: string; readonly rev: number };
  const saved = await findVersion(database, { kind, id: body.id, rev: body.rev });
  return saved === undefined
    ? kept
    : { ...kept, body: { ...body, record: visibleRecord(checkedCall, kind, saved) } };
}
