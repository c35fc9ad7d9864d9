/** Rows of an answer; `count` is the number of rows that were returned or changed. */
export interface QueryResult<Row> {
  readonly rows: readonly Row[];
  readonly count: number;
}

/** A statement that is planned once by each connection. */
export interface Prepared {
  readonly name: string;
  readonly text: string;
  /** Answered quickly, from an index. Outside of transactions many requests share a connection for these. */
  readonly isQuick: boolean;
}

const preparedByText = new Map<string, Prepared>();

/** Names a frequent statement, of which there are only some dozens. */
export function prepared(text: string, { isQuick = false } = {}): Prepared {
  const known = preparedByText.get(text);
  if (known !== undefined) return known;
  const statement = { name: `statement_${preparedByText.size + 1}`, text, isQuick };
  preparedByText.set(text, statement);
  return statement;
}

/**
 * Prepares a statement whose parameters have names (`$id`), which are numbered in the order in which they come. Takes
 * their values by name, and yields what `query` takes.
 */
export function named(text: string): (values: Readonly<Record<string, unknown>>) => [Prepared, unknown[]] {
  const names: string[] = [];
  const numbered = text.replaceAll(/\$([a-z]\w*)/gi, (_parameter, name) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  const statement = prepared(numbered);
  return (values) => [statement, names.map((name) => values[name])];
}

/** Database, or an open transaction of it, that runs SQL. */
export interface Queryable {
  /**
   * Runs one statement. Values travel as parameters (`$1` …), never inside the text. JSON goes in as text with
   * a cast (`$1::jsonb`) and comes back parsed. Within a transaction nobody has to wait for an answer that is
   * not needed: the commit does, and fails with it.
   */
  query<Row = Record<string, unknown>>(
    statement: string | Prepared,
    parameters?: readonly unknown[],
  ): Promise<QueryResult<Row>>;
  /**
   * Notifies the channel's listeners, in every gateway, once the transaction is committed (outside of one:
   * immediately). May get lost with the process, so listeners also poll. `about` tells the caller of the transaction
   * what has changed.
   */
  announce(channel: string, about?: string): void;
  /** The standby that is asked, where it is one: the same object for all who ask it. */
  readonly server?: object;
}

/** The PostgreSQL dialect, embedded or as a server. */
export interface Database extends Queryable {
  /**
   * Runs `work` in one transaction: committed when it resolves, rolled back when it throws. Inside, only `tx` may be
   * used: the embedded host has one connection, so that a query of the database itself would deadlock. The work may be
   * run again from its start when it collided with another transaction, so it keeps no state outside.
   */
  transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;
  /**
   * Runs work that only reads on a standby: it sees everything that was committed before. It may be run again from its
   * start, so it keeps no state outside. Absent: there are no standbys.
   */
  readonly read?: <Result>(work: (database: Queryable) => Promise<Result>) => Promise<Result>;
  /**
   * Statements and transactions that the server ends: a statement after so many milliseconds, and all within seconds
   * of the end of this process. Absent: the database runs in this process, and ends with it.
   */
  readonly limited?: (milliseconds: number) => Pick<Database, 'query' | 'transaction'>;
  /**
   * Sends at most 4,000 characters to those who listen, in every gateway. The text is kept nowhere, and may get lost.
   */
  say(channel: string, text: string): void;
  /**
   * Calls `heard` after announcements, and whenever one may have been missed; with the text of what was said. Returns
   * what ends it.
   */
  listen(channel: string, heard: (text?: string) => void): () => void;
  close(): Promise<void>;
}

/** Milliseconds after which a statement is ended that no request waits for: batches take seconds, and plans can go wrong. */
const longestStatement = 600_000;

/** … and one that changes tables: an index of a million rows takes as long as it takes. */
const longestChange = 6 * 3_600_000;

/** Limits the statements of work that no request waits for, which would otherwise run for as long as they like. */
export function withLimit(database: Database, milliseconds = longestStatement): Database {
  return { ...database, ...database.limited?.(milliseconds) };
}

/** Limits the statements that make tables and their indexes; above all they end with this process. */
export function withLimitOfChanges(database: Database): Database {
  return withLimit(database, longestChange);
}

/** Reports whether a statement failed only since one before it in the same transaction had failed (SQLSTATE 25P02). */
export function isConsequence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '25P02';
}

/** Quotes a table or column name that was built from a descriptor. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
