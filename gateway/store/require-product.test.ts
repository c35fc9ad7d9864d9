import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseHosts } from '../testing/database-hosts.ts';
import { DataFolderError } from './data-folder.ts';
import type { Database } from './database.ts';
import { requireProduct } from './require-product.ts';
import { openWith } from './store.ts';

describe.each(databaseHosts)('a database on $name', ({ open }) => {
  let database: Database;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    ({ database, stop } = await open());
    await openWith(database, () => undefined);
  });

  afterAll(() => stop());

  it('is that of the product that begins it, which starts with it again', async () => {
    await requireProduct(database, 'lending', { dataDirectory: '/srv/data' });
    await requireProduct(database, 'lending', { dataDirectory: '/srv/data' });
  });

  it.each([
    [{ dataDirectory: '/srv/data' }, 'data folder /srv/data', 'DATA_DIR'],
    [
      { dataDirectory: '/srv/data', databaseUrl: 'postgresql://user:secret@db/name' },
      'database db/name',
      'DATABASE_URL',
    ],
  ])('refuses another product, and says where and what to do', async (config, place, setting) => {
    const refusal = requireProduct(database, 'regimen', config);
    await expect(refusal).rejects.toThrow(DataFolderError);
    await expect(refusal).rejects.toThrow(
      `The ${place} has the records of another product: its slug is "lending", that of this one is "regimen". Choose another one with ${setting}, or start the product "lending" with it.`,
    );
  });

  it("stays nobody's where a gateway may only read", async () => {
    await database.query("delete from setting where name = 'product'");
    await requireProduct(database, 'regimen', { dataDirectory: '/srv/data', isReadOnly: true });
    const { count } = await database.query("select 1 from setting where name = 'product'");
    expect(count).toBe(0);
  });
});
