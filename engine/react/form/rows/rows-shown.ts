import type { ReactNode } from 'react';
import type { RowsGiven, useRows } from './use-rows.ts';

/** Props that the table and the panels of a list share. */
export interface RowsShownProps extends Pick<RowsGiven, 'path' | 'rows'> {
  readonly list: ReturnType<typeof useRows>;
  /** Renders the control of a field in a row. */
  readonly renderField: (path: string) => ReactNode;
}
