import { type PoolClient, Query, type QueryResult } from 'pg';
import type { Prepared } from './database.ts';

type Answered = (error: Error | undefined, result: QueryResult) => void;

/**
 * A prepared statement on its way. Given to the driver as what it would make of a description itself, since that
 * copies every description property by property, and catches every error once more for its stack.
 */
class Statement extends Query {
  declare name: string;
  declare values: readonly unknown[];
  declare callback: Answered;

  constructor({ name, text }: Prepared, values: readonly unknown[], answered: Answered) {
    super(text);
    this.name = name;
    this.values = values;
    this.callback = answered;
  }
}

export function sendStatement(
  client: PoolClient,
  statement: Prepared,
  values: readonly unknown[],
): Promise<QueryResult> {
  return new Promise((resolve, reject) => {
    client.query(
      new Statement(statement, values, (error, result) =>
        error === undefined || error === null ? resolve(result) : reject(error),
      ),
    );
  });
}
