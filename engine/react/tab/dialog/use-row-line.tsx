import type { ReactNode } from 'react';
import { useRecordData } from '../../context/open-records.ts';
import { useScope } from '../../context/use-scope.ts';
import type { RowsTab } from '../rows/use-tab-rows.ts';
import type { TabRowAction } from './tab-row-action.ts';
import { useContextLine } from './use-context-line.ts';

/** The lines under the title of a dialog about a row: the row's name, and whose record is open. */
export function useRowLine({ rowName }: RowsTab, { what, row }: TabRowAction): ReactNode {
  const { contextLine } = useContextLine();
  const records = useRecordData();
  const scopeOf = useScope();
  const name = what === 'add' ? '' : (rowName?.evaluate(scopeOf({ item: row, self: row, records })) ?? '');
  if (name === '') return contextLine;
  return (
    <>
      <span className="en-dialog-row">{name}</span>
      {contextLine}
    </>
  );
}
