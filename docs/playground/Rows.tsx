import type { JsonObject } from '../../engine/core/json/json.ts';
import type { Product } from '../../engine/core/product/product.ts';
import { createGatewayClient, DataTable, EngineProvider } from '../../engine/react/index.ts';
import { tableOf } from './columns-of.ts';
import { user } from './user.ts';

/** Product of the playground, which has neither records nor calls: the table shows what this page holds. */
const product: Product = {
  ...{ hash: '', info: { slug: 'playground', title: 'Playground', version: '', copyright: '' } },
  ...{ entities: {}, forms: {}, tabs: {}, cards: {}, flows: {}, screens: {}, calls: {}, codes: {} },
  ...{ searches: {}, access: {}, messages: {} },
};
const client = createGatewayClient({ product: () => product, getAccessToken: async () => undefined });

interface RowsProps {
  readonly schema: JsonObject;
  readonly rows: readonly JsonObject[];
}

/** Shows what was submitted, with a column for each property that holds one value. */
export function Rows({ schema, rows }: RowsProps) {
  const table = tableOf(schema);
  if (table.columns.length === 0)
    return <p>A table needs a schema with properties that hold one value each.</p>;
  return (
    <EngineProvider product={product} client={client} user={user}>
      <DataTable
        caption="Submitted"
        table={table}
        rows={rows}
        rowKey={(_row, index) => String(index)}
        empty="Nothing yet: fill in the form and submit it."
      />
    </EngineProvider>
  );
}
