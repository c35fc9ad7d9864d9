import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoredEntry, StoredRecords } from '../../engine/core/protocol/load.ts';
import { configuredFeatures } from '../../features/all/server/features.ts';
import type { GatewayConfig } from '../operation/config.ts';
import { silentLog } from '../operation/log.ts';
import { startServer } from '../server.ts';
import { library } from '../testing/library.ts';
import { libraryRecords } from '../testing/library-records.ts';
import { trustToken } from '../testing/open-test-gateway.ts';
import { openLoadTarget } from './client.ts';
import { openRecordSource } from './record-source.ts';

const folder = mkdtempSync(join(tmpdir(), 'record-source-'));
const config: GatewayConfig = {
  port: 0,
  dataDirectory: join(folder, 'data'),
  oidcClientId: 'test',
  logLevel: 'silent',
};

beforeAll(async () => {
  const target = await openLoadTarget({ config, product: library, seed: { records: () => libraryRecords } });
  const many = Array.from({ length: 450 }, (_, index) => {
    return { entity: 'branch', record: { _id: `branch-${index}`, name: `Branch ${index}` } };
  });
  await target.load(many);
  await target.close();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function everyEntry(source: StoredRecords): Promise<readonly StoredEntry[]> {
  try {
    const entries: StoredEntry[] = [];
    for await (const entry of source.entries()) entries.push(entry);
    return entries;
  } finally {
    await source.close();
  }
}

describe('the source of all that is stored', () => {
  it('gives each record once, its content and the records that it belongs to', async () => {
    const entries = await everyEntry(await openRecordSource({ config, product: library }));
    expect(entries.filter(({ entity }) => entity === 'branch')).toHaveLength(452);
    expect(new Set(entries.map(({ entity, id }) => `${entity}/${id}`)).size).toBe(entries.length);
    const loan = entries.find(({ id }) => id === 'loan-emma');
    expect(loan?.content).toMatchObject({ reader: 'Rita', due: '2999-01-01' });
    expect(loan?.content).not.toHaveProperty('_rev');
    expect(loan?.owners).toMatchObject({ book: { title: 'Emma', _id: 'emma' } });
  });

  it('says the same through the running gateway as from the store itself', async () => {
    const alone = await everyEntry(await openRecordSource({ config, product: library }));
    const identity = async ({ origin }: { readonly origin: string }) => ({
      issuer: `${origin}/oidc`,
      verifyToken: trustToken,
      close: async () => undefined,
    });
    const server = await startServer({
      features: configuredFeatures,
      product: library,
      config,
      log: silentLog,
      identity,
    });
    try {
      expect(await everyEntry(await openRecordSource({ config, product: library }))).toEqual(alone);
    } finally {
      await server.close();
    }
  });

  it('makes no database where there is none', async () => {
    const dataDirectory = join(folder, 'none');
    const opening = openRecordSource({ config: { ...config, dataDirectory }, product: library });
    await expect(opening).rejects.toThrow('holds no records yet. Start the product once');
    expect(existsSync(dataDirectory)).toBe(false);
  });
});
