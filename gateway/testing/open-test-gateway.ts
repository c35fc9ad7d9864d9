import type { JsonObject } from '../../engine/core/json/json.ts';
import type { Product } from '../../engine/core/product/product.ts';
import type { LoadRecord } from '../../engine/core/protocol/load.ts';
import { createFeatures } from '../../features/all/server/features.ts';
import { noServices, type Services } from '../../features/all/server/services.ts';
import { createGateway, type Gateway, type GatewayOptions } from '../gateway.ts';
import { createLoader } from '../intake/load/loader.ts';
import { silentLog } from '../operation/log.ts';
import type { Queryable } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import { openStoreFor, type StoreOfProduct } from './database-templates.ts';

/** Gateway in memory for tests, complete except for the identity provider. */
export interface TestGateway extends Gateway {
  readonly store: Store;
  /** Loads records as an import does. */
  readonly load: (records: readonly LoadRecord[]) => Promise<void>;
  /** Sends requests as the user with this subject; a body that is neither text nor bytes is sent as JSON. */
  readonly as: (subject: string) => Asker;
  /** Empties every table while the gateway keeps running. */
  readonly reset: () => Promise<void>;
  /** Resets the tables to exactly these records: loads them the first time, and restores a copy afterwards. */
  readonly startOver: (records: readonly LoadRecord[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

export type Asker = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: JsonObject;
}

export type TestGatewayOptions = {
  readonly product: Product;
  readonly store?: Store;
  /** External services that replace the default ones, which run without a network. */
  readonly services?: Partial<Services>;
} & Partial<GatewayOptions>;

export async function openTestGateway(options: TestGatewayOptions): Promise<TestGateway> {
  const { store, began } =
    options.store === undefined ? await openStoreFor(options.product) : ownOf(options.store);
  const gateway = createGateway({
    publicConfig: { issuer: 'https://id.test', clientId: 'test', scope: 'openid' },
    verifyToken: trustToken,
    features: createFeatures({ ...noServices, ...options.services }, options.log ?? silentLog),
    ...options,
    store,
  });
  await gateway.ready;
  await began();
  const { clock } = options;
  const { product } = gateway;
  const loader = createLoader({ database: store.database, product, ...(clock && { clock }) });
  const reset = () => store.database.transaction(emptyTables);
  let kept: readonly LoadRecord[] | undefined;
  async function load(records: readonly LoadRecord[]): Promise<void> {
    const refused = (await loader.load(records)).filter(({ outcome }) => outcome === 'refused');
    if (refused.length > 0) throw new Error(`The test data was refused: ${JSON.stringify(refused)}`);
  }
  return {
    ...gateway,
    store,
    as: (subject) => (method, path, body, headers) => ask(gateway, { subject, method, path, body, headers }),
    load,
    reset,
    async startOver(records) {
      if (kept === records) return store.database.transaction(restoreTables);
      await reset();
      await load(records);
      await store.database.transaction(keepTables);
      kept = records;
    },
    async close() {
      await gateway.close();
      await store.close();
    },
  };
}

/** Wraps a store that the test has opened itself, whose state is not saved for other tests. */
function ownOf(store: Store): StoreOfProduct {
  return { store, began: async () => undefined };
}

/** Encodes the subject as a test token, with characters that a header permits. */
export function tokenFor(subject: string): string {
  return Buffer.from(subject).toString('base64url');
}

export async function trustToken(token: string): Promise<{ readonly subject: string }> {
  return { subject: Buffer.from(token, 'base64url').toString() };
}

interface Question {
  readonly subject: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly headers: Record<string, string> | undefined;
}

async function ask(gateway: Gateway, { subject, method, path, body, headers }: Question): Promise<Answer> {
  const response = await gateway.fetch(
    new Request(`http://gateway.test${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${tokenFor(subject)}`,
        'Content-Type': 'application/json',
        ...headers,
      },
      ...(body === undefined ? {} : { body: sentAs(body) }),
    }),
  );
  return { status: response.status, headers: response.headers, body: await bodyOf(response) };
}

function sentAs(body: unknown): string | Uint8Array<ArrayBuffer> {
  if (typeof body === 'string') return body;
  return body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body);
}

/** Reads the body as JSON, or as text for a file, even a binary one. */
async function bodyOf(response: Response): Promise<JsonObject> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return (isJson ? await response.json() : await response.text()) as JsonObject;
}

const tables = [
  'record',
  'record_version',
  'record_import',
  'record_unique',
  'audit',
  'audit_chain',
  'idempotency',
  'setting',
  'job_row',
  'job',
  'outbox',
  'handout',
  'opening',
  'projection_rows',
  'sign_in_session',
  'attempt',
  'access_code',
  'upload_piece',
  'upload_line',
  'staged_entry',
  'staging_progress',
  ...['schema_publication', 'schema_change', 'schema_version', 'schema_text', 'schema_gateway'],
];

/** Condition for tables that a gateway creates for its searches and reports. */
const isMade = "(relname like 'search\\_%' or relname like 'report\\_%')";

async function emptyTables(tx: Queryable): Promise<void> {
  await deleteRows(tx, [...tables, ...(await madeTables(tx))]);
}

/** Lists the tables for searches and reports; those that the schema `kept` lacks, where asked. */
async function madeTables(tx: Queryable, isSinceKept = false): Promise<readonly string[]> {
  const { rows } = await tx.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class made
     where relkind = 'r' and relnamespace = current_schema()::regnamespace and ${isMade}
       and not ($1 and exists (
         select 1 from pg_class where relname = made.relname and relnamespace = to_regnamespace('kept')))`,
    [isSinceKept],
  );
  return rows.map(({ name }) => name);
}

/**
 * Deletes all rows, which is much faster than `truncate` for a test's few rows. Disables triggers, which would
 * forbid or count deletions. Gateways forget the records that they remember.
 */
async function deleteRows(tx: Queryable, names: readonly string[]): Promise<void> {
  await tx.query('set local session_replication_role = replica');
  for (const name of names) await tx.query(`delete from ${name}`);
  await tx.query('update remembered set edition = gen_random_uuid()');
}

async function keepTables(tx: Queryable): Promise<void> {
  const { rows } = await tx.query<{ name: string; columns: string }>(
    `select quote_ident(relname) as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relkind = 'r' and relnamespace = current_schema()::regnamespace
       and attnum > 0 and not attisdropped and attgenerated = ''
       and (relname = any($1) or ${isMade})
     group by relname`,
    [tables],
  );
  await tx.query('drop schema if exists kept cascade');
  await tx.query('create schema kept');
  for (const { name, columns } of rows) {
    await tx.query(`create table kept.${name} as select ${columns} from ${name}`);
  }
  // Statements that fill each table from its copy in the schema `kept`, in one function whose plans the database keeps,
  // since planning them for each test took most of its time.
  const statements = rows.flatMap(({ name, columns }) => [
    `delete from ${name};`,
    `insert into ${name} (${columns}) overriding system value select ${columns} from kept.${name};`,
  ]);
  await tx.query(
    `create function kept.bring_back() returns void language plpgsql as $$ begin ${statements.join(' ')} end $$`,
  );
}

async function restoreTables(tx: Queryable): Promise<void> {
  await deleteRows(tx, await madeTables(tx, true));
  await tx.query('select kept.bring_back()');
  // Removes the entries of tables created since the copy, which are now empty, so that gateways build them again.
  await tx.query(`delete from projection where (name like 'search:%' or name like 'report:%') and not exists (
    select 1 from pg_class where relname = tables[1] and relnamespace = 'kept'::regnamespace)`);
}
