import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Prepared, Queryable } from '../../gateway/store/database.ts';
import type { Store } from '../../gateway/store/store.ts';

/** The statements that reach the database while something is worked on; the gateway's own work behind it does not count. */
export class RecordedStatements {
  readonly #running = new AsyncLocalStorage<string[]>();
  readonly #ever = new Set<string>();

  /** The text of every statement so far, those of the gateway's own work among them. */
  get ever(): ReadonlySet<string> {
    return this.#ever;
  }

  /** The same store, listened to. */
  listenTo(store: Store): Store {
    const { database } = store;
    const heard: Database = {
      ...database,
      ...this.#heard(database),
      transaction: (work) =>
        database.transaction((tx) => {
          this.#running.getStore()?.push('begin');
          return work({ ...tx, ...this.#heard(tx) });
        }),
      // What an announcement sets off is work behind the call, wherever it was announced.
      listen: (channel, heard) =>
        database.listen(channel, (text) => this.#running.run([], () => heard(text))),
    };
    return { ...store, database: heard };
  }

  #heard(target: Queryable): Pick<Queryable, 'query'> {
    return {
      query: (statement: string | Prepared, parameters) => {
        const text = typeof statement === 'string' ? statement : statement.text;
        this.#ever.add(text);
        this.#running.getStore()?.push(text);
        return target.query(statement, parameters);
      },
    };
  }

  /** What the work executed, in its order, with its result. */
  async during<Result>(
    work: () => Promise<Result>,
  ): Promise<{ result: Result; executed: readonly string[] }> {
    const executed: string[] = [];
    const result = await this.#running.run(executed, work);
    return { result, executed: [...executed] };
  }
}
