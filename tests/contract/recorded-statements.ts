import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Prepared, Queryable } from '../../gateway/store/database.ts';
import type { Store } from '../../gateway/store/store.ts';

/** Records the statements that reach the database during some work, without the gateway's background work. */
export class RecordedStatements {
  readonly #running = new AsyncLocalStorage<string[]>();
  readonly #ever = new Set<string>();

  /** Texts of all statements so far, including those of the gateway's own work. */
  get ever(): ReadonlySet<string> {
    return this.#ever;
  }

  /** Wraps a store so that its statements are recorded. */
  listenTo(store: Store): Store {
    const { database } = store;
    const { limited } = database;
    const heard: Database = {
      ...database,
      ...this.#heardIn(database),
      ...(limited !== undefined && { limited: (milliseconds) => this.#heardIn(limited(milliseconds)) }),
      // Runs the listener of an announcement outside of the announcing call, since its work is background work.
      listen: (channel, heard) =>
        database.listen(channel, (text) => this.#running.run([], () => heard(text))),
    };
    return { ...store, database: heard };
  }

  #heardIn(target: Pick<Database, 'query' | 'transaction'>): Pick<Database, 'query' | 'transaction'> {
    return {
      ...this.#heard(target),
      transaction: (work) =>
        target.transaction((tx) => {
          this.#running.getStore()?.push('begin');
          return work({ ...tx, ...this.#heard(tx) });
        }),
    };
  }

  #heard(target: Pick<Queryable, 'query'>): Pick<Queryable, 'query'> {
    return {
      query: (statement: string | Prepared, parameters) => {
        const text = typeof statement === 'string' ? statement : statement.text;
        this.#ever.add(text);
        this.#running.getStore()?.push(text);
        return target.query(statement, parameters);
      },
    };
  }

  /** Runs some work; resolves to its result with the statements that it executed, in order. */
  async during<Result>(
    work: () => Promise<Result>,
  ): Promise<{ result: Result; executed: readonly string[] }> {
    const executed: string[] = [];
    const result = await this.#running.run(executed, work);
    return { result, executed: [...executed] };
  }
}
