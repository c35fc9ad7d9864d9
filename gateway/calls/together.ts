import { keepEntries, type SignedEntry } from '../records/audit/audit.ts';
import { createRecordedReads } from '../records/audit/recorded-reads.ts';
import type { InterfaceContext, Send } from '../records/context/call-interface.ts';
import type { Database, Queryable } from '../store/database.ts';
import { MemoryKeeper } from '../store/memory/memory.ts';
import { takeTurn } from '../store/take-turn.ts';
import type { CallDependencies } from './incoming.ts';

/** Function that answers a request with the given dependencies. */
type AnswerWith = (request: Request, dependencies: CallDependencies) => Promise<Response>;

/** Creates the function that makes several calls in one transaction. */
export function togetherWith(
  dependencies: CallDependencies,
  answer: AnswerWith,
): InterfaceContext['together'] {
  return async (work) => {
    let attempt: Attempt = { refusals: [] };
    try {
      return await dependencies.database.transaction(async (tx) => {
        attempt = { refusals: [] };
        const within = dependenciesIn(tx, dependencies, attempt);
        const ask: Send = (request) => answer(request, within);
        try {
          return await work({ ask, takeTurn: (name) => takeTurn(tx, name) });
        } catch (error) {
          attempt.thrown = { error };
          // Throws the failure of the database instead of the answer made of it, so that a collision is repeated.
          throw attempt.failure ?? error;
        }
      });
    } catch (error) {
      if (attempt.refusals.length > 0) await dependencies.trail.keep(attempt.refusals);
      throw attempt.thrown === undefined ? error : attempt.thrown.error;
    }
  };
}

/** One run of the work, which a collision ends and another one follows. */
interface Attempt {
  /** Entries about refused calls, which are kept although the transaction is not. */
  readonly refusals: SignedEntry[];
  /** Failure of a call's own transaction, such as a collision. */
  failure?: unknown;
  /** Error of the work itself. */
  thrown?: { readonly error: unknown };
}

function dependenciesIn(tx: Queryable, outside: CallDependencies, attempt: Attempt): CallDependencies {
  const database = databaseIn(tx, outside.database, attempt);
  return {
    ...outside,
    database,
    memories: new MemoryKeeper(database),
    reads: createRecordedReads(database),
    trail: {
      keep(entries) {
        attempt.refusals.push(...entries.filter(({ action }) => action === 'refused' || action === 'failed'));
        return keepEntries(database, entries);
      },
    },
  };
}

/** Makes a database of a transaction, in which the transactions of calls are savepoints. */
function databaseIn(tx: Queryable, { say, listen, close }: Database, attempt: Attempt): Database {
  return {
    query: (statement, parameters) => tx.query(statement, parameters),
    announce: (channel, about) => tx.announce(channel, about),
    ...{ say, listen, close },
    async transaction(work) {
      await tx.query('savepoint one_call');
      try {
        const result = await work(tx);
        await tx.query('release savepoint one_call');
        return result;
      } catch (error) {
        attempt.failure ??= error;
        await tx.query('rollback to savepoint one_call');
        throw error;
      }
    },
  };
}
