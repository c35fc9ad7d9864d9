import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { Pool } from 'pg';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import { createFeatures } from '../../../features/all/server/features.ts';
import { noServices } from '../../../features/all/server/services.ts';
import { createGateway, type Gateway } from '../../../gateway/gateway.ts';
import { createLoader } from '../../../gateway/intake/load/loader.ts';
import { silentLog } from '../../../gateway/operation/log.ts';
import { openPgDatabase } from '../../../gateway/store/pg-database.ts';
import { openWith } from '../../../gateway/store/store.ts';
import { findPostgres, startPostgres } from '../../../gateway/testing/postgres-cluster.ts';
import { product } from '../../../generated/product.ts';
import { demoRecords } from '../../../tools/demo/demo-set.ts';
import { compareThroughput, share, type Work } from './throughput.ts';

/** Numbers of simultaneous callers: an office, and more than the database has connections. */
const crowds = [16, 48] as const;
const mostLanes = Math.max(...crowds);
const connections = 10;
const pace = { turn: 1_500, turns: 7 };

/**
 * Compares a read and a save of a whole patient through the gateway (token, rights, organization, checks, history,
 * audit and outbox included) with the least code that reads or writes a patient: Hono with the gateway's driver, and
 * the driver alone. A third contender is hand-written code with the gateway's guarantees about data: a read within the
 * organizations with its audit entry; a save with lock, schema check, version, audit entry, outbox entry and stored
 * response.
 */
export async function benchReadWrite(): Promise<readonly string[]> {
  const binaries = findPostgres();
  if (binaries === undefined) return ['left out: there is no PostgreSQL'];
  const cluster = await startPostgres(binaries);
  const database = openPgDatabase({ url: cluster.url, log: silentLog, connections });
  const pool = new Pool({ connectionString: cluster.url, max: connections });
  try {
    const store = await openWith(database, () => undefined);
    const gateway = createGateway({
      features: createFeatures(noServices, silentLog),
      ...{ product, store, publicConfig: { issuer: 'https://id.test', clientId: 'bench', scope: 'openid' } },
      verifyToken: async () => ({ subject }),
    });
    await gateway.ready;
    const subject = await fill(store.database);
    const ids = await patientIds(pool);
    await pool.query(
      `insert into record (type, id, organization, rev, document, created_at, updated_at)
       select type, 'copy-' || id, organization, 1, document, created_at, updated_at from record where id = any($1)`,
      [ids],
    );
    const read = readers(gateway, pool, ids);
    const write = writers(gateway, pool, await documents(pool, ids));
    const told: string[] = [];
    for (const lanes of crowds) {
      const options = { ...pace, lanes };
      told.push(...lines(`read, ${lanes} at a time`, await compareThroughput(read, options), '65 %'));
      told.push(...lines(`write, ${lanes} at a time`, await compareThroughput(write, options), '45 %'));
    }
    await gateway.close();
    return told;
  } finally {
    await pool.end();
    await database.close();
    await cluster.stop();
  }
}

type Rates = Readonly<Record<'gateway' | 'hono' | 'promises' | 'driver', number>>;

function lines(what: string, { gateway, hono, promises, driver }: Rates, aim: string): readonly string[] {
  return [
    `${what}: gateway ${Math.round(gateway)}/s, bare Hono + driver ${Math.round(hono)}/s, the same by hand with what is promised of data ${Math.round(promises)}/s, driver ${Math.round(driver)}/s`,
    `${what}: gateway is ${share(gateway, hono)} of bare Hono + driver (aim ${aim}), ${share(gateway, promises)} of what keeps the promises by hand (which is ${share(promises, hono)} of bare), ${share(gateway, driver)} of the driver`,
  ];
}

/**
 * Loads the demonstration set without the records that belong to patients; yields the subject of a user with every
 * right.
 */
async function fill(database: Parameters<typeof createLoader>[0]['database']): Promise<string> {
  const entities = ['organization', 'project', 'user', 'patient'];
  const records = demoRecords(product.info.slug).filter(({ entity }) => entities.includes(entity));
  const user = records.find(({ entity, record }) => entity === 'user' && isAble(record))?.record;
  await createLoader({ database, product: () => product }).load(records);
  return String(user?.['auth0Id']);
}

function isAble({ roles, organizations }: JsonObject): boolean {
  return (
    Array.isArray(roles) &&
    roles.includes('pharmacist') &&
    Array.isArray(organizations) &&
    organizations.length > 0
  );
}

async function patientIds(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>(
    "select id from record where type = 'patient' and organization = 'EMTM' order by id limit $1",
    [mostLanes],
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
const path = `/api/${product.info.slug}/patient`;
const sqlRead = "select document from record where type = 'patient' and id = $1";
const sqlWrite =
  "update record set document = $2, rev = rev + 1, updated_at = now() where type = 'patient' and id = $1";

function readers(gateway: Gateway, pool: Pool, ids: readonly string[]): Record<keyof Rates, Work> {
  const bare = new Hono().get('/patient/:id', async (context) => {
    const { rows } = await pool.query<{ document: JsonObject }>(sqlRead, [context.req.param('id')]);
    return context.json(rows[0]?.document);
  });
  bare.get('/noted/:id', async (context) => {
    const { rows } = await pool.query<{ document: JsonObject }>(byHand.read, [
      ...[context.req.param('id'), organizations, crypto.randomUUID()],
    ]);
    return context.json(rows[0]?.document);
  });
  return {
    promises: async (lane) => ok(bare.fetch(request(`/noted/${ids[lane]}`))),
    gateway: (lane) => ok(gateway.fetch(request(`${path}?patientId=${ids[lane]}`))),
    hono: async (lane) => ok(bare.fetch(request(`/patient/${ids[lane]}`))),
    driver: (lane) => pool.query(sqlRead, [ids[lane]]),
  };
}

/** Work of each lane, which saves a patient of its own again and again, with the revision of the last response. */
function writers(gateway: Gateway, pool: Pool, patients: readonly JsonObject[]): Record<keyof Rates, Work> {
  const current = [...patients];
  const next = (lane: number) => ({
    ...current[lane],
    facility: `Facility ${crypto.randomUUID().slice(0, 8)}`,
  });
  const bare = new Hono().put('/patient', async (context) => {
    const record = await context.req.json<JsonObject>();
    await writeAlone(pool, record);
    return context.json({ ok: true });
  });
  bare.put('/promises', async (context) => {
    const text = await context.req.text();
    const key = context.req.header('idempotency-key') ?? '';
    return context.json(await writeByHand(pool, { record: JSON.parse(text), text, key }));
  });
  return {
    async gateway(lane) {
      const sent = request(path, 'PUT', next(lane), { 'Idempotency-Key': crypto.randomUUID() });
      const answer = (await ok(gateway.fetch(sent))) as { readonly record: JsonObject };
      current[lane] = answer.record;
    },
    hono: async (lane) => ok(bare.fetch(request('/patient', 'PUT', next(lane)))),
    async promises(lane) {
      const sent = request('/promises', 'PUT', next(lane), { 'Idempotency-Key': crypto.randomUUID() });
      await ok(bare.fetch(sent));
    },
    driver: (lane) => writeAlone(pool, next(lane)),
  };
}

/** Saves a copy of the record, so that the revisions of the original remain the gateway's. */
async function writeAlone(pool: Pool, record: JsonObject): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(sqlWrite, [`copy-${String(record['_id'])}`, JSON.stringify(record)]);
    await client.query('commit');
  } finally {
    client.release();
  }
}

interface SentByHand {
  readonly record: JsonObject;
  readonly text: string;
  readonly key: string;
}

/** Saves a copy, whose revision only the contenders without a gateway count. */
async function writeByHand(pool: Pool, { record, text, key }: SentByHand): Promise<object> {
  product.entities['patient']?.validate(record);
  const id = `copy-${String(record['_id'])}`;
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ rev: number }>(byHand.lock, [id, organizations]);
    const rev = (rows[0]?.rev ?? 0) + 1;
    const saved = JSON.stringify({ ...record, _rev: rev });
    await client.query(byHand.update, [id, saved, rev]);
    await client.query(byHand.version, [id, rev, saved]);
    await client.query(byHand.audit, [id, organizations[0], rev, key, saved]);
    await client.query(byHand.outbox, [id, organizations[0], JSON.stringify({ id, rev })]);
    const hash = createHash('sha256').update(text).digest('hex');
    await client.query(byHand.keep, [key, hash, JSON.stringify({ ok: true, id, rev })]);
    await client.query('commit');
    return { ok: true, id, rev, record: JSON.parse(saved) };
  } finally {
    client.release();
  }
}

const organizations = ['EMTM'];

/** Hand-written statements on the gateway's tables. */
const byHand = {
  read: `with found as (
      select * from record where type = 'patient' and id = $1 and organization = any($2) and deleted_at is null),
    noted as (insert into audit (at, author, action, type, id, subject, organization, rev, call, request)
      select now(), 'bench', 'read', type, id, id, organization, rev, 'patient.get', $3 from found)
    select document from found`,
  lock: `select rev, document from record
    where type = 'patient' and id = $1 and organization = any($2) and deleted_at is null for update`,
  update: `update record set document = $2, rev = $3, updated_at = now() where type = 'patient' and id = $1`,
  version: `insert into record_version (type, id, rev, document, author, at, source, is_removed)
    values ('patient', $1, $2, $3, 'bench', now(), 'bench', false)`,
  audit: `insert into audit (at, author, action, type, id, subject, organization, rev, call, request, document_hash)
    values (now(), 'bench', 'write', 'patient', $1, $1, $2, $3, 'bench', $4, sha256(convert_to($5, 'UTF8')))`,
  outbox: `insert into outbox (at, topic, subject, organization, payload, is_pending)
    values (now(), 'bench', $1, $2, $3, false)`,
  keep: `insert into idempotency (author, key, request_hash, status, answer, record_type, at)
    values ('bench', $1, $2, 200, $3, 'patient', now())`,
};

function request(
  address: string,
  method = 'GET',
  body?: unknown,
  rest: Record<string, string> = {},
): Request {
  return new Request(`http://bench.test${address}`, {
    method,
    headers: { ...headers, ...rest },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function ok(answer: Response | Promise<Response>): Promise<unknown> {
  const response = await answer;
  const body: unknown = await response.json();
  if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(body)}`);
  return body;
}
