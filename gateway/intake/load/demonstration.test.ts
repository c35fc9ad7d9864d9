import { describe, expect, it } from 'vitest';
import { readConfig } from '../../operation/config.ts';
import { type Log, silentLog } from '../../operation/log.ts';
import { openMemoryStore } from '../../testing/database-templates.ts';
import { followDemonstration } from './demonstration.ts';
import { markLoaded } from './loader.ts';

const settings = [
  { is: 'open', values: {} },
  { is: 'open', values: { HOST: 'localhost' } },
  { is: 'open', values: { HOST: '::1', PUBLIC_URL: 'http://127.0.0.1:8080' } },
  { is: 'open', values: { PUBLIC_URL: 'http://[::1]:8080' } },
  { is: 'closed', values: { HOST: '0.0.0.0' } },
  { is: 'closed', values: { HOST: '192.168.0.7' } },
  { is: 'closed', values: { PUBLIC_URL: 'https://meds.example.org' } },
  { is: 'closed', values: { HOST: '127.0.0.1', PUBLIC_URL: 'https://127.0.0.1.example.org' } },
];

describe('accounts with a known password', async () => {
  const { database } = await openMemoryStore();

  it.each(settings)('are $is beside records of somebody else with $values', async ({ is, values }) => {
    await database.query('delete from setting');
    const warnings: string[] = [];
    const log: Log = { ...silentLog, warn: (event) => warnings.push(event) };
    const { isOpen } = followDemonstration({ config: readConfig(values), database, log });
    expect(await isOpen()).toBe(true);
    await markLoaded(database);
    expect(await isOpen()).toBe(is === 'open');
    await isOpen();
    expect(warnings).toEqual(is === 'open' ? [] : ['demonstration.ended']);
  });
});
