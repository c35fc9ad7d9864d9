import { type messages, type PGlite, protocol, type Transaction, types } from '@electric-sql/pglite';
import type { Prepared, Queryable, QueryResult } from './database.ts';

/** Types of a statement's parameters and result columns, as PostgreSQL describes them. */
interface Described {
  /** Name of the prepared statement; empty if it is planned at each run. */
  readonly name: string;
  readonly parameterTypes: readonly number[];
  readonly columns: readonly Pick<messages.RowDescriptionMessage['fields'][number], 'name' | 'dataTypeID'>[];
}

/**
 * Runner of statements in the embedded database, with one message exchange per statement. `PGlite.query` takes six,
 * and has no prepared statements.
 */
export class PgliteStatements {
  readonly #engine: PGlite;
  /** Planned statements by text, since the names of two programs' statements may collide. */
  readonly #planned = new Map<string, Described>();
  #names = 0;

  constructor(engine: PGlite) {
    this.#engine = engine;
  }

  /** Runs a statement in its own transaction. */
  alone<Row>(statement: string | Prepared, parameters: readonly unknown[]): Promise<QueryResult<Row>> {
    return this.#engine._runExclusiveTransaction(() => this.#run<Row>(statement, parameters, true));
  }

  /** Returns the function that runs statements in an open transaction. */
  within(transaction: Transaction): Queryable['query'] {
    return async <Row>(statement: string | Prepared, parameters: readonly unknown[] = []) => {
      if (transaction.closed) throw new Error('The transaction has ended: a statement came after it.');
      return this.#run<Row>(statement, parameters, false);
    };
  }

  #run<Row>(statement: string | Prepared, parameters: readonly unknown[], syncToFs: boolean) {
    return this.#engine.runExclusive(async () => {
      if (this.#engine.closed) throw new Error('The embedded database is closed.');
      const { name, parameterTypes, columns } = await this.#describe(statement);
      const values = parameters.map((value, index) => this.#written(value, parameterTypes[index]));
      const exchange = Buffer.concat([
        protocol.serialize.bind({ statement: name, values }),
        protocol.serialize.execute({}),
        protocol.serialize.sync(),
      ]);
      const { messages: answers } = await this.#engine.execProtocol(exchange, { syncToFs });
      return this.#resultOf<Row>(answers, columns);
    });
  }

  async #describe(statement: string | Prepared): Promise<Described> {
    const isPlanned = typeof statement !== 'string';
    const text = isPlanned ? statement.text : statement;
    const known = this.#planned.get(text);
    if (known !== undefined) return known;
    // Never reuses a name, even that of a failed statement, which PostgreSQL may have stored.
    const name = isPlanned ? `planned_${this.#names++}` : '';
    const exchange = Buffer.concat([
      protocol.serialize.parse({ name, text }),
      protocol.serialize.describe({ type: 'S', name }),
      protocol.serialize.sync(),
    ]);
    const { messages: answers } = await this.#engine.execProtocol(exchange, { syncToFs: false });
    const parameters = answers.find((answer) => isMessage(answer, 'parameterDescription'));
    const rows = answers.find((answer) => isMessage(answer, 'rowDescription'));
    const found = { name, parameterTypes: parameters?.dataTypeIDs ?? [], columns: rows?.fields ?? [] };
    if (isPlanned) this.#planned.set(text, found);
    return found;
  }

  #written(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null;
    return this.#engine.serializers[type]?.(value) ?? String(value);
  }

  #resultOf<Row>(
    answers: readonly messages.BackendMessage[],
    columns: Described['columns'],
  ): QueryResult<Row> {
    const rows: Row[] = [];
    let changed = 0;
    for (const answer of answers) {
      if (isMessage(answer, 'dataRow')) rows.push(this.#rowOf<Row>(answer.fields, columns));
      // Reads the number of changed rows at the end: "UPDATE 3", "INSERT 0 5".
      if (isMessage(answer, 'commandComplete')) changed = Number(/\d+$/.exec(answer.text)?.[0] ?? 0);
    }
    return { rows, count: Math.max(rows.length, changed) };
  }

  #rowOf<Row>(fields: readonly (string | null)[], columns: Described['columns']): Row {
    const { parsers } = this.#engine;
    return Object.fromEntries(
      columns.map(({ name, dataTypeID }, index): readonly unknown[] => [
        name,
        types.parseType(fields[index] ?? null, dataTypeID, parsers),
      ]),
    );
  }
}

interface Messages {
  readonly parameterDescription: messages.ParameterDescriptionMessage;
  readonly rowDescription: messages.RowDescriptionMessage;
  readonly dataRow: messages.DataRowMessage;
  readonly commandComplete: messages.CommandCompleteMessage;
}

function isMessage<Name extends keyof Messages>(
  message: messages.BackendMessage,
  name: Name,
): message is Messages[Name] {
  return message.name === name;
}
