import { setImmediate as turn } from 'node:timers/promises';
import { type Database, type Queryable, quoteName } from '../store/database.ts';
import type { DatabaseHost } from './database-hosts.ts';

export interface Race {
  readonly host: DatabaseHost;
  readonly database: Database;
  /** Table that every request writes to after its decision. */
  readonly writing: string;
  /**
   * True to send each request only after the previous one waits for a lock or has its answer, so that requests get
   * their locks in this order.
   */
  readonly inOrder?: boolean;
}

/**
 * Sends requests so that none can commit before every one waits for a lock or has its answer. Each has then read
 * the data of its decision before another writes, unless the gateway's own locks prevent that. The embedded
 * database has one connection, so that its requests always run one after another.
 */
export async function race<Answer>(
  { host, database, writing, inOrder = false }: Race,
  requests: readonly (() => Promise<Answer>)[],
): Promise<readonly Answer[]> {
  if (!host.interleaves) return Promise.all(requests.map((request) => request()));
  let settled = 0;
  const count = () => {
    settled += 1;
  };
  const sent = await database.transaction(async (tx) => {
    // Lets reads pass, including those that lock rows, and makes writes wait for the end of this transaction.
    await tx.query(`lock table ${quoteName(writing)} in share mode`);
    const answers: Promise<Answer>[] = [];
    const allWait = () => until(async () => settled + (await waiting(tx)) >= answers.length);
    for (const request of requests) {
      const answer = request();
      answer.then(count, count);
      answers.push(answer);
      if (inOrder) await allWait();
    }
    await allWait();
    // Wraps the promises in an object. Returned directly, they would be awaited by the transaction, for whose end
    // the requests wait.
    return { answers };
  });
  return Promise.all(sent.answers);
}

/** Counts the connections that wait for a lock in this database server. */
async function waiting(tx: Queryable): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    'select count(distinct pid)::int as count from pg_locks where not granted',
  );
  return rows[0]?.count ?? 0;
}

const longest = 20_000;

async function until(isReached: () => Promise<boolean>): Promise<void> {
  const begun = performance.now();
  while (!(await isReached())) {
    if (performance.now() - begun > longest)
      throw new Error('The requests of a race did not reach a write: name the table that they write to.');
    await turn();
  }
}
