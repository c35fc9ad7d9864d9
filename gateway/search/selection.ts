import type { Queryable } from '../store/database.ts';
import type { IndexPlan } from './table/plan.ts';

/** Sort keys of displayed texts, by the stored value. */
export type WordKeys = ReadonlyMap<string, string>;

/** Sort by a column, with the position of its missing values. */
export interface KeyOrder {
  readonly key: string;
  /** Displayed words to sort by; `key` is then the column of the stored value. */
  readonly words?: WordKeys | undefined;
  readonly isDescending: boolean;
  readonly missing: 'first' | 'last';
}

interface SelectionOptions {
  readonly database: Queryable;
  readonly plan: Pick<IndexPlan, 'table' | 'tableName'>;
  readonly organizations: readonly string[];
  /** Conditions in SQL over the table's columns and `values`. */
  readonly conditions: readonly string[];
  readonly values: readonly unknown[];
  /** True if the rows are found first and then sorted, instead of read in the order of an index. */
  readonly isCollected?: boolean;
}

/**
 * Function that builds a condition in SQL over the table's columns; `use` adds a value to the statement's parameters.
 */
export type RowCondition = (use: (value: unknown) => string) => string;

/** Value of a sort column. */
export type KeyValue = string | number | null;

/** Value that occurs in rows of an organization. */
export interface OrganizationValue {
  readonly organization: string;
  readonly value: string | number;
}

/** Number of organizations beyond which planning a branch for each costs more than it saves. */
const mostBranches = 24;

/** Rows of a search as a query that methods narrow, count and read. */
export class Selection {
  readonly #options: SelectionOptions;

  constructor(options: SelectionOptions) {
    this.#options = options;
  }

  /** True if organizations are read one by one, each in the order of its indexes. */
  get isOrdered(): boolean {
    const { organizations, isCollected } = this.#options;
    return isCollected !== true && organizations.length <= mostBranches;
  }

  /** True if the selection has several conditions. */
  get isCombined(): boolean {
    return this.#options.conditions.length > 1;
  }

  /** True if the selection has no conditions, so that the number of its rows is known. */
  get isWhole(): boolean {
    return this.#options.conditions.length === 0;
  }

  /** Narrows the rows by one more condition. */
  where(condition: RowCondition): Selection {
    const values = [...this.#options.values];
    const added = condition((value) => `$${values.push(value)}`);
    return new Selection({ ...this.#options, conditions: [...this.#options.conditions, added], values });
  }

  /** Narrows the rows to some of the organizations. */
  within(organizations: readonly string[]): Selection {
    return new Selection({ ...this.#options, organizations });
  }

  /** Returns the selection with all rows found before sorting, which is best for few rows. */
  collected(): Selection {
    return new Selection({ ...this.#options, isCollected: true });
  }

  /** Counts the rows, at most up to `most`. */
  async count(most?: number): Promise<number> {
    const { database, plan, organizations, values, conditions } = this.#options;
    const within = `organization = any($${values.length + 1}::text[])`;
    const rowsOf = `from ${plan.table} where ${[within, ...conditions].join(' and ')}`;
    const counted = most === undefined ? rowsOf : `from (select 1 ${rowsOf} limit ${most}) counted`;
    const { rows } = await database.query<{ total: number }>(`select count(*)::int as total ${counted}`, [
      ...values,
      organizations,
    ]);
    return rows[0]?.total ?? 0;
  }

  /** Counts the rows of the organizations regardless of conditions, by the table's own counters. */
  async whole(): Promise<number> {
    const { database, plan, organizations } = this.#options;
    const { rows } = await database.query<{ total: number }>(
      `select coalesce(sum(rows), 0)::int as total from projection_rows
       where organization = any($1::text[]) and projection = $2`,
      [organizations, plan.tableName],
    );
    return rows[0]?.total ?? 0;
  }

  async ids(orders: readonly KeyOrder[], offset: number, limit: number): Promise<readonly string[]> {
    const rows = await this.#inOrder<{ id: string }>('id', orders, offset, limit);
    return rows.map(({ id }) => id);
  }

  /** Reads values of the sort column at some positions. */
  async keys(order: KeyOrder, offset: number, limit: number): Promise<readonly KeyValue[]> {
    const rows = await this.#inOrder<{ key: KeyValue }>(`${order.key} as key`, [order], offset, limit);
    return rows.map(({ key }) => key);
  }

  /**
   * Lists up to `most` distinct values of a column per organization, regardless of conditions. Finds each value by an
   * index lookup after the previous one; one organization per statement, as a distributed PostgreSQL requires.
   */
  async differentValues(column: string, most: number): Promise<readonly OrganizationValue[]> {
    const { database, plan, organizations } = this.#options;
    const next = (behind: string) =>
      `(select ${column} from ${plan.table} where organization = $1${behind} order by ${column} limit 1)`;
    const statement = `with recursive found (value) as (
        select ${next('')} union all select ${next(` and ${column} > found.value`)} from found where value is not null)
      select $1 as organization, value from found where value is not null limit ${most}`;
    const found = await Promise.all(
      organizations.map((organization) => database.query<OrganizationValue>(statement, [organization])),
    );
    return found.flatMap(({ rows }) => rows);
  }

  /**
   * Reads rows in order. Reads at most a page of each organization by its index, and lets the database merge these
   * sorted branches instead of sorting all rows.
   */
  async #inOrder<Row>(
    wanted: string,
    orders: readonly KeyOrder[],
    offset: number,
    limit: number,
  ): Promise<readonly Row[]> {
    if (limit <= 0) return [];
    const { database, plan, organizations, conditions, values, isCollected } = this.#options;
    const parameters = [...values];
    const use = (value: unknown) => `$${parameters.push(value)}`;
    const within = this.isOrdered
      ? organizations.map((organization) => `organization = ${use(organization)}`)
      : [`organization = any(${use(organizations)}::text[])`];
    if (within.length === 0) return [];
    const order = orders.map((each) => orderText(each, use)).join(', ');
    const columns = [...new Set(orders.map(({ key }) => key))].join(', ');
    const selected = within.map(
      (condition) => `select ${columns} from ${plan.table} where ${[condition, ...conditions].join(' and ')}`,
    );
    const branches = selected.map((branch) => `(${branch} order by ${order} limit ${offset + limit})`);
    const inOrder = `order by ${order} limit ${limit} offset ${offset}`;
    const { rows } = await database.query<Row>(
      isCollected === true
        ? `with selected as materialized (${selected.join(' union all ')}) select ${wanted} from selected ${inOrder}`
        : `select ${wanted} from (${branches.join(' union all ')}) selected ${inOrder}`,
      parameters,
    );
    return rows;
  }
}

function orderText({ key, words, isDescending, missing }: KeyOrder, use: (value: unknown) => string): string {
  const by = words === undefined ? key : wordKeyOf(key, words, use);
  return `${by} ${isDescending ? 'desc' : 'asc'} nulls ${missing}`;
}

/** Builds the sort key of a column with words; values without words are sorted as they are. */
function wordKeyOf(column: string, words: WordKeys, use: (value: unknown) => string): string {
  const [values, keys] = [use([...words.keys()]), use([...words.values()])];
  return `coalesce((${keys}::text[])[array_position(${values}::text[], ${column}::text)], lower(${column})) collate "C"`;
}
