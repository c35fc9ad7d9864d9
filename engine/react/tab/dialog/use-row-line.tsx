import type { ReactNode } from 'react';
import type { RowsTab } from '../rows/use-tab-rows.ts';
import { useRowName } from '../use-row-name.ts';
import type { TabRowAction } from './tab-row-action.ts';
import { useContextLine } from './use-context-line.ts';

/** The lines under the title of a dialog about a row: the row's name, and whose record is open. */
export function useRowLine(tab: RowsTab, { what, row }: TabRowAction): ReactNode {
  const { contextLine } = useContextLine();
  const nameOf = useRowName(tab);
  const name = what === 'add' ? '' : nameOf(row);
  if (name === '') return contextLine;
  return (
    <>
      <span className="en-dialog-row">{name}</span>
      {contextLine}
    </>
  );
}
