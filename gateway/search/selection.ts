import type { Queryable } from '../store/database.ts';
import type { IndexPlan } from './table/plan.ts';

/** Keys of the words that people read, by the value of a row: rows are sorted by them in its place. */
export type WordKeys = ReadonlyMap<string, string>;

/** A column to sort by, with where its missing values go. */
export interface KeyOrder {
  readonly key: string;
  /** `key` is then the column with the value as it is stored. */
  readonly words?: WordKeys | undefined;
  readonly isDescending: boolean;
  readonly missing: 'first' | 'last';
}

interface SelectionOptions {
  readonly database: Queryable;
  readonly plan: Pick<IndexPlan, 'table' | 'tableName'>;
  readonly organizations: readonly string[];
  /** SQL over the table's columns and `values`. */
  readonly conditions: readonly string[];
  readonly values: readonly unknown[];
  /** True where the rows are put in order only when all of them were found. */
  readonly isCollected?: boolean;
}

/** Takes values as parameters of the statement, and yields SQL over the table's columns. */
export type RowCondition = (use: (value: unknown) => string) => string;

/** A value of a column. */
export type KeyValue = string | number | null;

/** A value that some rows of an organization have. */
export interface OrganizationValue {
  readonly organization: string;
  readonly value: string | number;
}

/** Number of organizations beyond which planning a branch for each costs more than it saves. */
const mostBranches = 24;

/** The rows that a search is about. */
export class Selection {
  readonly #options: SelectionOptions;

  constructor(options: SelectionOptions) {
    this.#options = options;
  }

  /** True where the organizations are read one by one, each in the order of its indexes. */
  get isOrdered(): boolean {
    const { organizations, isCollected } = this.#options;
    return isCollected !== true && organizations.length <= mostBranches;
  }

  /** True where several conditions hold for each row. */
  get isCombined(): boolean {
    return this.#options.conditions.length > 1;
  }

  /** True where these are all rows of the organizations: then their number is known. */
  get isWhole(): boolean {
    return this.#options.conditions.length === 0;
  }

  /** Narrows the rows to those that meet one more condition. */
  where(condition: RowCondition): Selection {
    const values = [...this.#options.values];
    const added = condition((value) => `$${values.push(value)}`);
    return new Selection({ ...this.#options, conditions: [...this.#options.conditions, added], values });
  }

  /** Narrows the rows to those that belong to some of the organizations. */
  within(organizations: readonly string[]): Selection {
    return new Selection({ ...this.#options, organizations });
  }

  /** Finds all of the rows before they are put in order: for few of them. */
  collected(): Selection {
    return new Selection({ ...this.#options, isCollected: true });
  }

  /** Counts the rows; with `most`: at most so many, since more of them need not be counted. */
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

  /** Counts the rows of the organizations, whatever the conditions: the table keeps count. */
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

  /** Values at some places of the column that the rows are sorted by. */
  async keys(order: KeyOrder, offset: number, limit: number): Promise<readonly KeyValue[]> {
    const rows = await this.#inOrder<{ key: KeyValue }>(`${order.key} as key`, [order], offset, limit);
    return rows.map(({ key }) => key);
  }

  /**
   * The different values that a column has in each organization, whatever the conditions, or `most` of them: each found
   * in the index behind the one before it. A distributed PostgreSQL does so in one organization at a time.
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
   * Rows in order. The indexes are sorted within each organization, so every organization is a branch of its own,
   * which yields no more rows than the page can need: that has the database read each branch in order and merge
   * them, where it would rather sort all of them.
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

/** Sort key of a column with words; values without any are sorted as they are. */
function wordKeyOf(column: string, words: WordKeys, use: (value: unknown) => string): string {
  const [values, keys] = [use([...words.keys()]), use([...words.values()])];
  return `coalesce((${keys}::text[])[array_position(${values}::text[], ${column}::text)], lower(${column})) collate "C"`;
}
