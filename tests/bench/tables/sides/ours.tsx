import type { JsonObject } from '../../../../engine/core/json/json.ts';
import type { Product } from '../../../../engine/core/product/product.ts';
import {
  createGatewayClient,
  DataTable,
  EngineProvider,
  EngineTheme,
  systemClock,
} from '../../../../engine/react/index.ts';
import { columns, type MeasuredRow, pageSize } from '../rows.ts';

const product: Product = {
  hash: 'bench',
  info: { slug: 'bench', title: 'Bench', version: '1', copyright: '' },
  ...{
    entities: {},
    forms: {},
    tabs: {},
    cards: {},
    flows: {},
    screens: {},
    calls: {},
    codes: {},
    searches: {},
    access: {},
    messages: {},
  },
};
const user = {
  ...{ _id: 'u', id: 'u', auth0Id: 'u', email: '', firstName: '', lastName: '' },
  ...{ roles: [], permissions: [], organizations: [] },
};
const client = createGatewayClient({ product: () => product, getAccessToken: async () => undefined });
const table = {
  ...{ pageSize, pageButtons: 5, sort: [] },
  columns: columns.map((column) => ({ ...column, isSortable: true })),
};
const keyOf = (row: JsonObject) => String(row['_id']);

/** Shows the engine's table as a tab does. */
export function Table({ rows }: { readonly rows: readonly MeasuredRow[] }) {
  return (
    <EngineTheme>
      <EngineProvider product={product} client={client} user={user} parts={{}} clock={systemClock}>
        <DataTable caption="Entries" table={table} rows={rows} rowKey={keyOf} empty="None." keepAs="bench" />
      </EngineProvider>
    </EngineTheme>
  );
}
