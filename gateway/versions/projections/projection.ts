import type { SearchIndex } from '../../../engine/core/product/search-index.ts';
import type { Queryable } from '../../store/database.ts';

/** Version of a derived table: its sources, and how it is filled and maintained. */
export interface Projection {
  /** Name of the projection, the same in every version. */
  readonly name: string;
  /** Hash of everything that determines the rows. */
  readonly hash: string;
  /** Unquoted names of the version's tables, the one with the rows first. */
  readonly tables: readonly string[];
  /** Columns of a search; empty for other projections. */
  readonly columns: SearchIndex['columns'];
  /** Types of records whose values the rows show. */
  readonly types: readonly string[];
  /** Types of records that have rows of their own. */
  readonly filledFrom: readonly string[];
  /** Statements that create the table, without its indexes. */
  readonly create: readonly string[];
  /** Statements to run after filling the table, for its indexes and for data derived from its rows. */
  readonly finish: readonly string[];
  /** Reads the rows of the next records after a position; `undefined` after the last one. */
  readonly read: (database: Queryable, after: string) => Promise<ProjectionBatch | undefined>;
  /** Recomputes the rows of records. */
  readonly refresh: (tx: Queryable, changes: readonly RecordName[]) => Promise<void>;
}

export interface ProjectionBatch {
  /** Position of the batch's last record. */
  readonly last: string;
  readonly records: number;
  readonly write: (tx: Queryable) => Promise<void>;
}

export interface RecordName {
  readonly type: string;
  readonly id: string;
  readonly subject: string | null;
}
