import type { GatewayConfig } from '../operation/config.ts';
import { namesOfServers } from '../operation/server-address.ts';
import { DataFolderError } from './data-folder.ts';
import { type Database, type Queryable, withLimit } from './database.ts';

/**
 * Requires a database that no other product has begun, and makes a new one that of this product. Throws
 * `DataFolderError` for that of another product, whose records this one would not understand.
 */
export async function requireProduct(
  database: Database,
  slug: string,
  {
    databaseUrl,
    dataDirectory,
    isReadOnly,
  }: Pick<GatewayConfig, 'databaseUrl' | 'dataDirectory' | 'isReadOnly'>,
): Promise<void> {
  const limited = withLimit(database, mostWait);
  const known = await ownerIn(limited);
  // Writes nothing in read-only operation, for which a standby suffices.
  const owner = known ?? (isReadOnly === true ? slug : await begunBy(limited, slug));
  if (owner === slug) return;
  const [where, setting] =
    databaseUrl === undefined
      ? [`data folder ${dataDirectory}`, 'DATA_DIR']
      : [`database ${namesOfServers(databaseUrl)}`, 'DATABASE_URL'];
  throw new DataFolderError(
    `The ${where} has the records of another product: its slug is "${owner}", that of this one is "${slug}". Choose another one with ${setting}, or start the product "${owner}" with it.`,
  );
}

/** Milliseconds that a statement may wait for a database in use. */
const mostWait = 10_000;

async function ownerIn(database: Pick<Queryable, 'query'>): Promise<string | undefined> {
  const { rows } = await database.query<{ readonly owner: string }>(
    `select value #>> '{}' as owner from setting where name = 'product'`,
  );
  return rows[0]?.owner;
}

/** Makes a new database that of a product, unless another gateway has just made it its own; returns the owner. */
async function begunBy(database: Pick<Queryable, 'query'>, slug: string): Promise<string> {
  await database.query(
    `insert into setting (name, value) values ('product', to_jsonb($1::text)) on conflict (name) do nothing`,
    [slug],
  );
  return (await ownerIn(database)) ?? slug;
}
