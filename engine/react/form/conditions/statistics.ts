import type { Json } from '../../../core/json/json.ts';
import type { SearchColumn, StatisticUnit } from '../../../core/product/search-index.ts';

/** Statistic that can narrow a list, as in the answer of the widget's call. */
export interface OfferedStatistic {
  readonly name: string;
  readonly title: string;
  readonly kind: SearchColumn['kind'];
  /** Unit of the numbers by which a statistic of days is compared. */
  readonly unit?: StatisticUnit;
  /** True for days that have all been. */
  readonly past?: boolean;
  /** Named ranges of the statistic. */
  readonly options: readonly { readonly code: string; readonly display: string }[];
  /** Values that records have; empty where they are not known. */
  readonly values: readonly { readonly value: Json; readonly display: string }[];
}

export interface StatisticsAnswer {
  readonly rows: readonly OfferedStatistic[];
}
