import { measured } from '../operation/measured.ts';
import { spanOfStatement } from '../operation/traces/statement-span.ts';
import type { Database, Prepared, Queryable } from './database.ts';

/** Measures the time of a database's statements and commits for the request that waits for them. */
export function timedDatabase(database: Database): Database {
  const { read } = database;
  return {
    ...database,
    query: timedQuery(database),
    transaction: (work) =>
      measured('commit', () =>
        database.transaction((tx) => measured('other', () => work({ ...tx, query: timedQuery(tx) }))),
      ),
    ...(read === undefined
      ? {}
      : { read: (work) => read((standby) => work({ ...standby, query: timedQuery(standby) })) }),
  };
}

function timedQuery(queryable: Queryable): Queryable['query'] {
  return <Row>(statement: string | Prepared, parameters?: readonly unknown[]) => {
    const answer = measured(
      'statements',
      () => queryable.query<Row>(statement, parameters),
      () => spanOfStatement(typeof statement === 'string' ? statement : statement.text),
    );
    // Ignores the rejection here, so that it is never unhandled: if the caller does not await the answer, the
    // commit fails.
    answer.catch(() => undefined);
    return answer;
  };
}
