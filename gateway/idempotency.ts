import { sha256 } from './sha256.ts';
import type { Queryable } from './store/database.ts';

/** A write that a client may send again when it does not know whether the first one arrived. */
export interface RepeatableRequest {
  readonly author: string;
  /** The `Idempotency-Key` header. */
  readonly key: string;
  /** Everything that makes it the same request: method, path and body. */
  readonly content: string;
  readonly at: Date;
}

export interface KeptAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** How long a client may come back with a key, in days. */
const keptDays = 7;

/** The key was used before, for another request. */
export class KeyReusedError extends Error {
  override readonly name = 'KeyReusedError';
}

/**
 * Runs `work` once for a key: whoever comes later gets the first answer, and who comes meanwhile waits for it.
 * Work that throws leaves the key unused, since its transaction is rolled back as a whole.
 */
export async function answerOnce(
  tx: Queryable,
  request: RepeatableRequest,
  work: () => Promise<KeptAnswer>,
): Promise<KeptAnswer> {
  const hash = await sha256(request.content);
  const { count } = await tx.query(
    `insert into idempotency (author, key, request_hash, status, at) values ($1, $2, $3, 0, $4)
     on conflict do nothing returning 1 as claimed`,
    [request.author, request.key, hash, request.at],
  );
  if (count === 0) return keptAnswer(tx, request, hash);
  const answer = await work();
  await tx.query('update idempotency set status = $3, answer = $4::jsonb where author = $1 and key = $2', [
    request.author,
    request.key,
    answer.status,
    JSON.stringify(answer.body),
  ]);
  return answer;
}

/** Drops the answers that nobody may ask for any more. */
export async function forgetOldAnswers(database: Queryable, now: Date): Promise<void> {
  await database.query('delete from idempotency where at < $1', [
    new Date(now.getTime() - keptDays * 86_400_000),
  ]);
}

async function keptAnswer(tx: Queryable, request: RepeatableRequest, hash: string): Promise<KeptAnswer> {
  const { rows } = await tx.query<{ request_hash: string; status: number; answer: unknown }>(
    'select request_hash, status, answer from idempotency where author = $1 and key = $2',
    [request.author, request.key],
  );
  const kept = rows[0];
  if (kept === undefined || kept.request_hash !== hash)
    throw new KeyReusedError('The key belongs to another request.');
  return { status: kept.status, body: kept.answer };
}
