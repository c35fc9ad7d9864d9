import { type Queryable, quoteName } from './database.ts';
import { preparation } from './distribution-preparation.ts';

/** Error about a PostgreSQL that cannot be distributed as it is; the message gives reason and remedy. */
export class DistributionError extends Error {
  override readonly name = 'DistributionError';
}

/**
 * Reference tables, of which every server has a full copy: code systems and knowledge packages belong to no
 * organization.
 */
export const referenceTables: readonly string[] = [
  'concept',
  'concept_edition',
  'knowledge',
  'knowledge_change',
];

/** Tables distributed by organization; every frequent statement about these names the organization. */
export const distributedTables: readonly string[] = [
  ...Object.keys(preparation),
  ...['staged_entry', 'staging_progress', 'projection_rows'],
];

/** Functions that only Citus has. */
const functions = ['create_distributed_table', 'create_reference_table', 'citus_get_active_worker_nodes'];

/**
 * Settings of Citus. With local execution or early propagation of functions, transactions fail that mix tables of
 * coordinator and workers; joins across servers are needed for histories of transferred records.
 */
const settings: Readonly<Record<string, string>> = {
  'citus.enable_local_execution': 'off',
  'citus.create_object_propagation': 'automatic',
  'citus.enable_repartition_joins': 'on',
};

/** Lists the statements that remain until all tables are distributed. Rejects with `DistributionError`. */
export async function distributionStatements(database: Queryable): Promise<readonly string[]> {
  await requireCitus(database);
  const done = await distributedAlready(database);
  const isLeft = (table: string) => !done.has(table);
  const left = [...distributedTables, ...(await derivedTables(database))].filter(isLeft);
  return [
    ...(await settingStatements(database)),
    ...referenceTables.filter(isLeft).map((table) => `select create_reference_table('${table}')`),
    // Prepares all tables before distributing any, since preparing a table joins others, which are not yet on the
    // same server.
    ...left.flatMap((table) => preparation[table] ?? []),
    ...left.map((table) => `select ${distributedBeside(table, done)}`),
  ];
}

async function settingStatements(database: Queryable): Promise<readonly string[]> {
  const { rows } = await database.query<{ database: string; name: string; value: string }>(
    `select current_database() as database, name, value from jsonb_each_text($1::jsonb) as wanted (name, value)
     where current_setting(name, true) is distinct from value`,
    [JSON.stringify(settings)],
  );
  return rows.map(
    ({ database, name, value }) => `alter database ${quoteName(database)} set ${name} = ${value}`,
  );
}

/**
 * Builds the statement that distributes a table, colocated with the others, so that one server can join, lock and
 * change all rows of an organization.
 */
function distributedBeside(table: string, done: ReadonlySet<string>): string {
  const first = distributedTables.find((other) => done.has(other)) ?? distributedTables[0];
  const colocation = first === table ? '' : `, colocate_with => '${first}'`;
  return `create_distributed_table('${table}', 'organization'${colocation})`;
}

/** Runs the statements in a transaction: all or none take effect. */
export async function distribute(tx: Queryable, statements: readonly string[]): Promise<void> {
  for (const [name, value] of Object.entries(settings)) await tx.query(`set local ${name} = ${value}`);
  for (const statement of statements) await tx.query(statement);
}

async function requireCitus(database: Queryable): Promise<void> {
  const { rows: missing } = await database.query<{ name: string }>(
    'select name from unnest($1::text[]) name where not exists (select 1 from pg_proc where proname = name)',
    [functions],
  );
  if (missing.length > 0)
    throw new DistributionError(
      'The PostgreSQL of DATABASE_URL has no Citus. Install it on the coordinator and on each worker, and run "create extension citus" in the database of each.',
    );
  const { rows: workers } = await database.query('select 1 from citus_get_active_worker_nodes()');
  if (workers.length === 0)
    throw new DistributionError(
      'The coordinator knows no worker. Run "select citus_add_node(\'worker1.example.org\', 5432)" on it for each.',
    );
  const { rows: absent } = await database.query(
    'select 1 from unnest($1::text[]) name where to_regclass(name) is null',
    [[...referenceTables, ...distributedTables]],
  );
  if (absent.length > 0)
    throw new DistributionError(
      'The database lacks tables of this release. Start a gateway with this DATABASE_URL once: it makes them.',
    );
}

/** Reports whether records lie on several servers. */
export async function isDistributed(database: Queryable): Promise<boolean> {
  const { rows } = await database.query("select 1 where to_regclass('citus_tables') is not null");
  return rows.length > 0 && (await distributedAlready(database)).has('record');
}

/**
 * Lists the tables of searches and reports, except those of the previous release, which that release's gateways
 * maintain by triggers.
 */
async function derivedTables(database: Queryable): Promise<readonly string[]> {
  const { rows } = await database.query<{ name: string }>(
    'select quote_ident(unnest(tables)) as name from projection where not has_triggers order by name',
  );
  return rows.map(({ name }) => name);
}

/**
 * Distributes tables that were created in a distributed database, so that an organization's rows are on the same
 * server as its records.
 */
export async function colocateWithRecords(tx: Queryable, tables: readonly string[]): Promise<void> {
  if (!(await isDistributed(tx))) return;
  for (const table of tables)
    await tx.query(
      "select create_distributed_table($1::regclass, 'organization', colocate_with => 'record')",
      [quoteName(table)],
    );
}

async function distributedAlready(database: Queryable): Promise<ReadonlySet<string>> {
  const { rows } = await database.query<{ name: string }>(
    'select table_name::text as name from citus_tables',
  );
  return new Set(rows.map(({ name }) => name));
}
