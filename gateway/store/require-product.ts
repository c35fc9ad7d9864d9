import type { GatewayConfig } from '../operation/config.ts';
import { namesOfServers } from '../operation/server-address.ts';
import { DataFolderError } from './data-folder.ts';
import type { Queryable } from './database.ts';

/**
 * Requires a database that no other product has begun, and makes a new one that of this product. Throws
 * `DataFolderError` for that of another product, whose records this one would not understand.
 */
export async function requireProduct(
  database: Queryable,
  slug: string,
  { databaseUrl, dataDirectory }: Pick<GatewayConfig, 'databaseUrl' | 'dataDirectory'>,
): Promise<void> {
  await database.query(
    `insert into setting (name, value) values ('product', to_jsonb($1::text)) on conflict (name) do nothing`,
    [slug],
  );
  const { rows } = await database.query<{ readonly owner: string }>(
    `select value #>> '{}' as owner from setting where name = 'product'`,
  );
  const owner = rows[0]?.owner ?? slug;
  if (owner === slug) return;
  const [where, setting] =
    databaseUrl === undefined
      ? [`data folder ${dataDirectory}`, 'DATA_DIR']
      : [`database ${namesOfServers(databaseUrl)}`, 'DATABASE_URL'];
  throw new DataFolderError(
    `The ${where} has the records of another product: its slug is "${owner}", that of this one is "${slug}". Choose another one with ${setting}, or start the product "${owner}" with it.`,
  );
}
