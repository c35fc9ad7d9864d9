import { Suspense } from 'react';
import type { JsonObject } from '../../../core/json/json.ts';
import { Loading } from '../../parts/Loading.tsx';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { type RowDetails, useRowDetails } from '../../table/abilities.tsx';
import type { TableAbility } from '../../table/row-action.ts';
import type { TabRows } from '../rows/rows.ts';
import type { RowsTab } from '../rows/use-tab-rows.ts';
import { childrenOf } from './children-of.ts';

// Loads the tables inside of rows on demand, since few tables have any and users open few of them.
const ChildTable = lazyPart(async () => (await import('./ChildTable.tsx')).ChildTable);

export interface ChildRowsInput {
  readonly tab: RowsTab;
  readonly rows: TabRows;
  /** Reports whether the row that contains a list may be edited. */
  readonly canEdit: (row: JsonObject) => boolean;
}

/** Builds the lists inside of a tab's rows, shown as details under the row; undefined where the tab has none. */
export function useChildRows(input: ChildRowsInput): TableAbility | undefined {
  return useRowDetails(detailsOf(input));
}

function detailsOf({ tab, rows, canEdit }: ChildRowsInput): RowDetails | undefined {
  const { children } = tab.table;
  if (children === undefined) return undefined;
  // Allows editing only rows that are stored as a whole, since the list is stored with its row.
  const isEditable = (row: JsonObject) =>
    children.form !== undefined && rows.save !== undefined && rows.editedOf(row) === row && canEdit(row);
  return {
    title: children.title,
    isThere: (row) => childrenOf(row, children.at).length > 0 || isEditable(row),
    render: (row, rowName) => (
      <Suspense fallback={<Loading />}>
        <ChildTable
          list={children}
          rows={rows}
          parent={row}
          parentName={rowName}
          items={childrenOf(row, children.at)}
          isEditable={isEditable(row)}
          draftKey={`${tab.name}.${children.at}`}
        />
      </Suspense>
    ),
  };
}
