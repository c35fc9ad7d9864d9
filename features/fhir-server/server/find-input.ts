import type { Criteria } from './criteria.ts';
import type { OwnCalls } from './own-calls.ts';
import type { ServedItem } from './served-resource.ts';

export interface FindInput {
  readonly type: string;
  readonly criteria: Criteria;
  /** Value of `_sort`. */
  readonly sort: string | null;
  readonly calls: OwnCalls;
  /** Base address of the server. */
  readonly base: string;
  readonly now: Date;
}

export interface PageRange {
  readonly count: number;
  readonly offset: number;
}

export interface FoundItems {
  /** Items of the page. */
  readonly items: readonly ServedItem[];
  readonly total: number;
}
