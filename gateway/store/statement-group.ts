import { type ClientBase, type Connection, type FieldDef, Query, type QueryResult, types } from 'pg';
import utils from 'pg/lib/utils.js';
import type { Prepared } from './database.ts';

/** Answer of a statement; `command` is `SELECT`, `COMMIT` … */
export interface StatementAnswer extends Readonly<Pick<QueryResult, 'command' | 'rows'>> {
  readonly count: number;
}

/** Statement being sent. */
export interface SentStatement {
  readonly statement: Prepared;
  readonly values: readonly Parameter[];
  readonly answered: (answer: StatementAnswer) => void;
  readonly failed: (error: unknown) => void;
}

type Parameter = string | Buffer | null;

/**
 * Pairs a statement with the promise of its answer. Throws for a value that cannot be encoded, which would
 * otherwise fail the whole group.
 */
export function statementToSend(statement: Prepared, values: readonly unknown[]) {
  const { promise: answer, resolve: answered, reject: failed } = Promise.withResolvers<StatementAnswer>();
  const sent: SentStatement = { statement, values: values.map(utils.prepareValue), answered, failed };
  return { sent, answer };
}

/** Sends a statement alone, so that no other statement's failure affects it. */
export async function sendStatement(
  client: ClientBase,
  statement: Prepared,
  values: readonly unknown[],
): Promise<StatementAnswer> {
  const { sent, answer } = statementToSend(statement, values);
  client.query(new StatementGroup([sent]));
  return answer;
}

interface Column {
  readonly name: string;
  readonly read: (text: string) => unknown;
}

/**
 * Result columns of each connection's prepared statements. They stay valid, since the server refuses a statement
 * whose result columns have changed.
 */
const knownColumns = new WeakMap<Connection, Map<string, readonly Column[]>>();

/**
 * Group of prepared statements sent with one `Sync`, so that the server answers them in one packet. After a failed
 * statement, the server skips the rest of the group, which fails too.
 *
 * The driver treats the group like a query, and calls the methods below with the server's messages (PostgreSQL,
 * Frontend/Backend Protocol, Extended Query). Does not request columns that are known already.
 */
export class StatementGroup extends Query {
  /** Name and text of the statement being answered, by which the driver records prepared statements. */
  declare name: string | undefined;
  declare text: string;
  readonly #sent: readonly SentStatement[];
  #connection: Connection | undefined;
  #place = 0;
  #columns: readonly Column[] = [];
  #rows: QueryResult['rows'] = [];

  constructor(sent: readonly SentStatement[]) {
    super(sent[0]?.statement.text);
    this.#sent = sent;
    this.#begin();
  }

  override submit = (connection: Connection): void => {
    this.#connection = connection;
    connection.stream.cork();
    for (const sent of this.#sent) send(connection, sent);
    connection.sync();
    connection.stream.uncork();
    this.#begin();
  };

  handleRowDescription({ fields }: { readonly fields: readonly FieldDef[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, read: types.getTypeParser(dataTypeID) }));
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const row: Record<string, unknown> = {};
    this.#columns.forEach(({ name, read }, index) => {
      const text = fields[index] ?? null;
      row[name] = text === null ? null : read(text);
    });
    this.#rows.push(row);
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    const sent = this.#sent[this.#place];
    if (sent === undefined || this.#connection === undefined) return;
    columnsOf(this.#connection).set(sent.statement.name, this.#columns);
    const [command = '', ...numbers] = text.split(' ');
    sent.answered({ command, rows: this.#rows, count: Number(numbers.at(-1) ?? 0) });
    this.#place += 1;
    this.#begin();
  }

  handleReadyForQuery(): void {
    // Does nothing at the end of the group, since each statement was answered separately.
  }

  /** Rejects the failed statement and those after it, which the server has skipped. */
  handleError(error: unknown): void {
    for (const { statement, failed } of this.#sent.slice(this.#place)) {
      delete this.#connection?.submittedNamedStatements[statement.name];
      failed(error);
    }
    this.#place = this.#sent.length;
  }

  #begin(): void {
    const statement = this.#sent[this.#place]?.statement;
    this.name = statement?.name;
    this.text = statement?.text ?? '';
    this.#rows = [];
    const known = statement && this.#connection && columnsOf(this.#connection).get(statement.name);
    this.#columns = known ?? [];
  }
}

function columnsOf(connection: Connection): Map<string, readonly Column[]> {
  const known = knownColumns.get(connection) ?? new Map<string, readonly Column[]>();
  knownColumns.set(connection, known);
  return known;
}

function send(connection: Connection, { statement: { name, text }, values }: SentStatement): void {
  const { parsedStatements, submittedNamedStatements } = connection;
  if (parsedStatements[name] === undefined && submittedNamedStatements[name] === undefined) {
    connection.parse({ name, text, types: [] }, true);
    submittedNamedStatements[name] = text;
  }
  connection.bind({ statement: name, values: [...values] }, true);
  if (!columnsOf(connection).has(name)) connection.describe({ type: 'P' }, true);
  connection.execute({}, true);
}
