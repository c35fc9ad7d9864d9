import type { Queryable } from '../store/database.ts';

/** A column to sort by, with where its missing values go. */
export interface KeyOrder {
  readonly key: string;
  readonly isDescending: boolean;
  readonly missing: 'first' | 'last';
}

export interface Counts {
  readonly total: number;
  readonly present?: number;
}

export interface SelectionOptions {
  readonly database: Queryable;
  /** Quoted. */
  readonly table: string;
  readonly organizations: readonly string[];
  /** SQL over the table's columns and `values`. */
  readonly conditions: readonly string[];
  readonly values: readonly unknown[];
}

/** Beyond so many organizations, planning a branch for each costs more than it saves. */
const mostBranches = 24;

/** The rows that a search is about. */
export class Selection {
  readonly #options: SelectionOptions;

  constructor(options: SelectionOptions) {
    this.#options = options;
  }

  /** Those of the rows that meet one more condition, which has no values of its own. */
  where(condition: string): Selection {
    return new Selection({ ...this.#options, conditions: [...this.#options.conditions, condition] });
  }

  async count(): Promise<number> {
    return (await this.#counted('count(*)::int as total')).total;
  }

  /** How many rows there are, and how many of them have a value in a column: both from the column's own index. */
  counts(key: string): Promise<Counts> {
    return this.#counted(`count(*)::int as total, count(${key})::int as present`);
  }

  async #counted(counts: string): Promise<Counts> {
    const { database, table, organizations, values } = this.#options;
    const within = `organization = any($${values.length + 1}::text[])`;
    const { rows } = await database.query<Counts>(
      `select ${counts} from ${table} where ${this.#and([within])}`,
      [...values, organizations],
    );
    return rows[0] ?? { total: 0 };
  }

  /**
   * Ids in order. The indexes are sorted within each organization, so every organization is a branch of its own,
   * which yields no more rows than the page can need: that has the database read each branch in order and merge
   * them, where it would rather sort all of them.
   */
  async ids(orders: readonly KeyOrder[], offset: number, limit: number): Promise<readonly string[]> {
    if (limit <= 0) return [];
    const { database, organizations, values } = this.#options;
    const parameters = [...values];
    const use = (value: unknown) => `$${parameters.push(value)}`;
    const within =
      organizations.length <= mostBranches
        ? organizations.map((organization) => `organization = ${use(organization)}`)
        : [`organization = any(${use(organizations)}::text[])`];
    if (within.length === 0) return [];
    const order = orders.map(orderText).join(', ');
    const columns = [...new Set(['id', ...orders.map(({ key }) => key)])].join(', ');
    const branches = within.map(
      (condition) =>
        `(select ${columns} from ${this.#options.table} where ${this.#and([condition])}
          order by ${order} limit ${offset + limit})`,
    );
    const { rows } = await database.query<{ id: string }>(
      `select id from (${branches.join(' union all ')}) selected
       order by ${order} limit ${limit} offset ${offset}`,
      parameters,
    );
    return rows.map(({ id }) => id);
  }

  #and(first: readonly string[]): string {
    return [...first, ...this.#options.conditions].join(' and ');
  }
}

function orderText({ key, isDescending, missing }: KeyOrder): string {
  return `${key} ${isDescending ? 'desc' : 'asc'} nulls ${missing}`;
}
