import { AllCommunityModule, type ColDef, type GridApi, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useRef } from 'react';
import { columns, type MeasuredRow, pageSize } from '../rows.ts';

ModuleRegistry.registerModules([AllCommunityModule]);

const definitions: ColDef<MeasuredRow>[] = columns.map(({ field, title }) => ({
  ...{ field, headerName: title, sortable: true, width: 240 },
}));

type Api = GridApi<MeasuredRow>;

/**
 * Follows AG Grid's documentation, with pages; sorts and turns pages through the API that its headings and pager use.
 */
export function Table({ rows }: { readonly rows: readonly MeasuredRow[] }) {
  const api = useRef<Api | undefined>(undefined);
  return (
    <>
      {columns.map(({ field, title }) => (
        <button key={field} type="button" onClick={() => sortBy(api.current, field)}>
          {title}
        </button>
      ))}
      <button type="button" onClick={() => api.current?.paginationGoToNextPage()}>
        Next
      </button>
      <div style={{ height: 600 }}>
        <AgGridReact<MeasuredRow>
          rowData={rows as MeasuredRow[]}
          columnDefs={definitions}
          pagination
          animateRows={false}
          paginationPageSize={pageSize}
          paginationPageSizeSelector={false}
          onGridReady={(event) => {
            api.current = event.api;
          }}
        />
      </div>
    </>
  );
}

function sortBy(api: Api | undefined, field: string): void {
  const before = api?.getColumnState().find(({ colId }) => colId === field)?.sort;
  const sort = before === 'asc' ? 'desc' : 'asc';
  api?.applyColumnState({ state: [{ colId: field, sort }], defaultState: { sort: null } });
}
