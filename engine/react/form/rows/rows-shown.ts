import type { ReactNode } from 'react';
import type { RowsGiven, useRows } from './use-rows.ts';

/** What a table and panels of rows are given. */
export interface RowsShownProps extends Pick<RowsGiven, 'path' | 'rows'> {
  readonly list: ReturnType<typeof useRows>;
  /** The control of a field in a row. */
  readonly renderField: (path: string) => ReactNode;
}
