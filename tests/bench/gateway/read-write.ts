import { Hono } from 'hono';
import { Pool, type PoolClient } from 'pg';
import type { JsonObject } from '../../../engine/core/json.ts';
import { createGateway, type Gateway } from '../../../gateway/gateway.ts';
import { createLoader } from '../../../gateway/load/loader.ts';
import { silentLog } from '../../../gateway/log.ts';
import { openPgDatabase } from '../../../gateway/store/pg-database.ts';
import { openWith } from '../../../gateway/store/store.ts';
import { findPostgres, startPostgres } from '../../../gateway/testing/postgres-cluster.ts';
import { product } from '../../../generated/product.ts';
import { demoRecords } from '../../../tools/demo/demo-set.ts';
import { compareThroughput, share, type Work } from './throughput.ts';

const lanes = 16;
const connections = 10;
const options = { lanes, turn: 1_500, turns: 5 };

/**
 * A point read and a save of a whole patient, through the gateway (token, rights, organization, checks, history,
 * audit and outbox included) against the least that one could write: Hono with the same driver, and the driver.
 */
export async function benchReadWrite(): Promise<readonly string[]> {
  const binaries = findPostgres();
  if (binaries === undefined) return ['left out: there is no PostgreSQL'];
  const cluster = await startPostgres(binaries);
  const database = openPgDatabase({ url: cluster.url, log: silentLog, connections });
  const pool = new Pool({ connectionString: cluster.url, max: connections });
  try {
    const store = await openWith(database, () => undefined);
    const subject = await fill(store.database);
    const gateway = createGateway({
      ...{ product, store, publicConfig: { issuer: 'https://id.test', clientId: 'bench' } },
      verifyToken: async () => ({ subject }),
    });
    await gateway.ready;
    const ids = await patientIds(pool);
    const reads = await compareThroughput(readers(gateway, pool, ids), options);
    const writes = await compareThroughput(writers(gateway, pool, await documents(pool, ids)), options);
    await gateway.close();
    return [...lines('read', reads, '60 %'), ...lines('write', writes, '40 %')];
  } finally {
    await pool.end();
    await database.close();
    await cluster.stop();
  }
}

type Rates = Readonly<Record<'gateway' | 'hono' | 'driver', number>>;

function lines(what: string, { gateway, hono, driver }: Rates, aim: string): readonly string[] {
  return [
    `${what}: gateway ${Math.round(gateway)}/s, bare Hono + driver ${Math.round(hono)}/s, driver ${Math.round(driver)}/s`,
    `${what}: gateway is ${share(gateway, hono)} of bare Hono + driver (aim ${aim}), ${share(gateway, driver)} of the driver`,
  ];
}

/** The demonstration set without what belongs to patients; yields who asks: somebody with every right. */
async function fill(database: Parameters<typeof createLoader>[0]['database']): Promise<string> {
  const entities = ['organization', 'project', 'user', 'patient'];
  const records = demoRecords(product.info.slug).filter(({ entity }) => entities.includes(entity));
  const user = records.find(({ entity, record }) => entity === 'user' && isAble(record))?.record;
  await createLoader({ database, product: () => product }).load(records);
  await acceptTerms(database, user);
  return String(user?.['auth0Id']);
}

function isAble({ roles, organizations }: JsonObject): boolean {
  return Array.isArray(roles) && roles.includes('pharmacist') && Array.isArray(organizations) && organizations.length > 0;
}

async function patientIds(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>(
    "select id from record where type = 'patient' and organization = 'EMTM' order by id limit $1",
    [lanes],
  );
  return rows.map(({ id }) => id);
}

async function documents(pool: Pool, ids: readonly string[]): Promise<readonly JsonObject[]> {
  const { rows } = await pool.query<{ document: JsonObject }>(
    "select document from record where type = 'patient' and id = any($1) order by id",
    [ids],
  );
  return rows.map(({ document }) => document);
}

const headers = { Authorization: 'Bearer bench', 'Content-Type': 'application/json' };
