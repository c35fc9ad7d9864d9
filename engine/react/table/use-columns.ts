import { useMemo } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import type { ColumnDescriptor } from '../../core/product/tab.ts';
import { useRecordData } from '../context/open-records.ts';
import { useAccess } from '../context/use-access.ts';
import { useMessages } from '../context/use-messages.ts';
import { useProduct } from '../context/use-product.ts';
import { useScope } from '../context/use-scope.ts';
import { useCellOf } from './cells/use-cell-of.ts';
import { type Column, columnsOf } from './columns.ts';

/**
 * Builds the columns that the user may see, with all the data that they need; the same objects while the data do not
 * change.
 */
export function useColumns(columns: readonly ColumnDescriptor[]): readonly Column[] {
  const { codes } = useProduct();
  const records = useRecordData();
  const say = useMessages();
  const scopeOf = useScope();
  const can = useAccess();
  const cellOf = useCellOf();
  return useMemo(() => {
    const allowed = columns.filter(({ access }) => can(access));
    const scope = (item: JsonObject) => scopeOf({ item, self: item, records });
    return columnsOf({ columns: allowed, codes, say, scopeOf: scope, cellOf });
  }, [columns, codes, records, scopeOf, say, can, cellOf]);
}
