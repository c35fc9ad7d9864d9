import type { Json } from '../../../core/json/json.ts';
import type { SearchColumn, StatisticUnit } from '../../../core/product/search-index.ts';

/** Statistic that lists can be narrowed by, as the call behind a widget answers it. */
export interface OfferedStatistic {
  readonly name: string;
  readonly title: string;
  readonly kind: SearchColumn['kind'];
  /** Unit of the numbers, in a statistic of days. */
  readonly unit?: StatisticUnit;
  /** Ranges that have a name. */
  readonly options: readonly { readonly code: string; readonly display: string }[];
  /** The values that there are, where they are known. */
  readonly values: readonly { readonly value: Json; readonly display: string }[];
}

export interface StatisticsAnswer {
  readonly rows: readonly OfferedStatistic[];
}
