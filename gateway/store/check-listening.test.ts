import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../operation/config.ts';
import { silentLog } from '../operation/log.ts';
import { databaseHosts } from '../testing/database-hosts.ts';
import type { Database } from './database.ts';
import { openStore } from './store.ts';

describe.each(databaseHosts.filter(({ interleaves }) => interleaves))(
  'the address that a gateway listens at, on $name',
  ({ open }) => {
    let database: Database;
    let url = '';
    let stop: () => Promise<void>;

    beforeAll(async () => {
      const host = await open();
      ({ database, stop } = host);
      url = host.url ?? '';
      await database.query('create database elsewhere');
    });
    afterAll(() => stop());

    it('is that of the same database', async () => {
      const config = readConfig({ DATABASE_URL: url, DATABASE_LISTEN_URL: url });
      await (await openStore(config, silentLog)).close();
    });

    it('is refused where it is that of another, with what to do', async () => {
      const other = new URL(url);
      other.pathname = '/elsewhere';
      const config = readConfig({ DATABASE_URL: url, DATABASE_LISTEN_URL: other.href });
      await expect(openStore(config, silentLog)).rejects.toThrow(
        'What is announced at DATABASE_URL is not heard at DATABASE_LISTEN_URL. Set it to the same database',
      );
    });
  },
);
