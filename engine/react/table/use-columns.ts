import { useMemo } from 'react';
import type { ColumnDescriptor } from '../../core/product/tab.ts';
import { useRecordData } from '../provider/open-records.ts';
import { useProduct } from '../provider/use-product.ts';
import { useScope } from '../provider/use-scope.ts';
import { useWords } from '../provider/use-words.ts';
import { type Column, columnsOf } from './columns.ts';

/** The columns of a table with everything that they read; the same ones while nothing of it changes. */
export function useColumns(columns: readonly ColumnDescriptor[]): readonly Column[] {
  const { codes } = useProduct();
  const records = useRecordData();
  const say = useWords();
  const scopeOf = useScope();
  return useMemo(
    () => columnsOf({ columns, codes, say, scopeOf: (item) => scopeOf({ item, self: item, records }) }),
    [columns, codes, records, scopeOf, say],
  );
}
