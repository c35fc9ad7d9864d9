import type { SearchIndex } from '../../../engine/core/product/search-index.ts';
import type { Queryable } from '../../store/database.ts';

/** Version of a derived table: what it is made of, and how it is filled and kept. */
export interface Projection {
  /** Name, the same in every version. */
  readonly name: string;
  /** Hash of what the rows follow from. */
  readonly hash: string;
  /** Tables of its own, the one with the rows first; not quoted. */
  readonly tables: readonly string[];
  /** The columns of a search; of other projections nobody reads parts. */
  readonly columns: SearchIndex['columns'];
  /** The types of records that its rows show something of. */
  readonly types: readonly string[];
  /** Types that have rows. */
  readonly filledFrom: readonly string[];
  /** Statements that make the table, still without its indexes. */
  readonly create: readonly string[];
  /** Statements for a table that is full: its indexes, and what follows its rows. */
  readonly finish: readonly string[];
  /** The rows of the next records behind a position; nothing behind the last one. */
  readonly read: (database: Queryable, after: string) => Promise<Batch | undefined>;
  /** Recomputes the rows of records. */
  readonly refresh: (tx: Queryable, changes: readonly RecordName[]) => Promise<void>;
}

export interface Batch {
  /** Position of its last record. */
  readonly last: string;
  readonly records: number;
  readonly write: (tx: Queryable) => Promise<void>;
}

export interface RecordName {
  readonly type: string;
  readonly id: string;
  readonly subject: string | null;
}
