import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Prepared, Queryable } from '../../gateway/store/database.ts';
import type { Store } from '../../gateway/store/store.ts';

/** What the database is asked while something is worked on; the gateway's own work behind it does not count. */
export class AskedStatements {
  readonly #asked = new AsyncLocalStorage<string[]>();
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
          this.#asked.getStore()?.push('begin');
          return work({ ...tx, ...this.#heard(tx) });
        }),
      // What an announcement sets off is work behind the call, wherever it was announced.
      listen: (channel, heard) => database.listen(channel, (text) => this.#asked.run([], () => heard(text))),
    };
    return { ...store, database: heard };
  }

  #heard(target: Queryable): Pick<Queryable, 'query'> {
    return {
      query: (statement: string | Prepared, parameters) => {
        const text = typeof statement === 'string' ? statement : statement.text;
        this.#ever.add(text);
        this.#asked.getStore()?.push(text);
        return target.query(statement, parameters);
      },
    };
  }

  /** What the work asked, in its order, with its result. */
  async during<Result>(work: () => Promise<Result>): Promise<{ result: Result; asked: readonly string[] }> {
    const asked: string[] = [];
    const result = await this.#asked.run(asked, work);
    return { result, asked: [...asked] };
  }
}
