/** Rows of a result; `count` is the number of rows returned or changed. */
export interface QueryResult<Row> {
  readonly rows: readonly Row[];
  readonly count: number;
}

/** Statement that each connection plans only once. */
export interface Prepared {
  readonly name: string;
  readonly text: string;
  /**
   * True for quick statements that an index answers. Outside of transactions, many requests share one connection
   * for such statements.
   */
  readonly isQuick: boolean;
}

const preparedByText = new Map<string, Prepared>();

/** Names a frequent statement, so that connections can prepare it; there are some dozens of these. */
export function prepared(text: string, { isQuick = false } = {}): Prepared {
  const known = preparedByText.get(text);
  if (known !== undefined) return known;
  const statement = { name: `statement_${preparedByText.size + 1}`, text, isQuick };
  preparedByText.set(text, statement);
  return statement;
}

/**
 * Converts a statement with named parameters (`$id`) to one with numbers, in order of appearance. The returned
 * function converts values by name to the arguments of `query`.
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

/** Database, or an open transaction, that runs SQL. */
export interface Queryable {
  /**
   * Runs a statement. Values are always parameters (`$1` …); JSON is passed as text with a cast (`$1::jsonb`) and
   * returned parsed. In a transaction, an answer need not be awaited: if it fails, the commit fails too.
   */
  query<Row = Record<string, unknown>>(
    statement: string | Prepared,
    parameters?: readonly unknown[],
  ): Promise<QueryResult<Row>>;
  /**
   * Notifies a channel's listeners in every gateway on commit, or at once outside of a transaction. Notifications
   * may be lost, so that listeners also poll. `about` tells the caller of the transaction what has changed.
   */
  announce(channel: string, about?: string): void;
  /** Identity of the standby that answers, if any: one object for all queries to that standby. */
  readonly server?: object;
}

/** PostgreSQL database, embedded or on a server. */
export interface Database extends Queryable {
  /**
   * Runs `work` in a transaction: commits when it resolves, rolls back when it throws. `work` must query only `tx`,
   * since other queries would deadlock, and keep no state outside, since a collision repeats it.
   */
  transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;
  /**
   * Runs `work`, which only reads, on a standby that has all earlier commits. `work` may be repeated, so that it
   * must keep no state outside. Absent if there are no standbys.
   */
  readonly read?: <Result>(work: (database: Queryable) => Promise<Result>) => Promise<Result>;
  /**
   * Sets limits on the server: each statement is cancelled after the given milliseconds, and all statements a few
   * seconds after this process ends. Absent if the database runs in this process.
   */
  readonly limited?: (milliseconds: number) => Pick<Database, 'query' | 'transaction'>;
  /** Sends up to 4,000 characters to the listeners in every gateway. The text is never stored and may be lost. */
  say(channel: string, text: string): void;
  /**
   * Calls `heard` after announcements, after an announcement may have been missed, and with each sent text. Returns
   * the function that unsubscribes.
   */
  listen(channel: string, heard: (text?: string) => void): () => void;
  close(): Promise<void>;
}

/**
 * Timeout in milliseconds of a statement that no request awaits: regular batches take seconds, but a wrong plan
 * could run for days.
 */
const longestStatement = 600_000;

/** Timeout in milliseconds of a statement that changes tables: an index of a million rows needs its time. */
const longestChange = 6 * 3_600_000;

/** Sets a timeout on the statements of background work, which no request would miss. */
export function withLimit(database: Database, milliseconds = longestStatement): Database {
  return { ...database, ...database.limited?.(milliseconds) };
}

/**
 * Sets a timeout on statements that create tables and indexes, mainly so that they end soon after this process.
 */
export function withLimitOfChanges(database: Database): Database {
  return withLimit(database, longestChange);
}

/** Reports whether a statement failed only because an earlier one of its transaction had failed (SQLSTATE 25P02). */
export function isConsequence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '25P02';
}

/** Quotes a table or column name that was built from a descriptor. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
