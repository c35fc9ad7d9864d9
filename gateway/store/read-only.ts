import { readOnly } from '../operation/errors.ts';
import type { Database, Queryable } from './database.ts';

/**
 * Wraps a database to refuse all changes: each statement runs in a read-only transaction. Throws 503 for a write, and
 * for an announcement.
 */
export function readOnlyDatabase(database: Database): Database {
  const transaction: Database['transaction'] = async (work) => {
    try {
      return await database.transaction(async (tx) => {
        await tx.query('set transaction read only');
        return work(silent(tx));
      });
    } catch (error) {
      throw isRefusedWrite(error) ? readOnly() : error;
    }
  };
  const held: Database = {
    ...silent(database),
    transaction,
    query: (statement, parameters) => transaction((tx) => tx.query(statement, parameters)),
    listen: (channel, heard) => database.listen(channel, heard),
    say: refuse,
    close: () => database.close(),
  };
  const { read } = database;
  if (read === undefined) return held;
  // Wraps the primary too, which answers if every standby lags behind.
  return {
    ...held,
    read: (work) => read((asked) => work(asked.server === undefined ? held : silent(asked))),
  };
}

function silent(database: Queryable): Queryable {
  return {
    query: (statement, parameters) => database.query(statement, parameters),
    announce: refuse,
    ...(database.server === undefined ? {} : { server: database.server }),
  };
}

function refuse(): never {
  throw readOnly();
}

/** Reports whether the database refused a write in a read-only transaction (SQLSTATE 25006). */
function isRefusedWrite(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '25006';
}
