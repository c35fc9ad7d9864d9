import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCliInto } from '../../tools/cli/cli.fixture.ts';
import { shard } from '../control/shard.ts';
import { readConfig } from '../operation/config.ts';
import { silentLog } from '../operation/log.ts';
import { findPostgres, type PostgresCluster, startPostgres } from '../testing/postgres-cluster.ts';
import { runOn } from '../testing/postgres-standby.ts';
import { readBackup } from './backup.ts';
import { migrate } from './migrate.ts';
import { openPgDatabase } from './pg-database.ts';

const binaries = findPostgres() ?? '';

/**
 * Stand-in for the parts of Citus that the gateway uses: its functions record their calls in a table, which its
 * view shows.
 */
const standIn = [
  'create table told (table_name regclass, distribution_column text, beside regclass)',
  `create function create_distributed_table(what regclass, by text, colocate_with text default null)
     returns void language plpgsql as $$ begin insert into told values (what, by, colocate_with::regclass); end $$`,
  `create function create_reference_table(what regclass) returns void language plpgsql as
     $$ begin insert into told values (what); end $$`,
  'create view citus_tables as select * from told',
];

describe.runIf(binaries !== '')('the command that distributes tables', () => {
  let server: PostgresCluster;
  beforeAll(async () => {
    server = await startPostgres(binaries);
  });
  afterAll(() => server.stop());

  const run = (...args: readonly string[]) =>
    runCliInto(() => Promise.reject(new Error('It imports nothing.')), ['shard', ...args], {
      shard: (isDryRun) => shard(readConfig({ DATABASE_URL: server.url }), isDryRun),
    });
  const told = async () =>
    (
      await runOn(
        server,
        'select table_name::text as name, distribution_column as by, beside::text from told order by 1',
      )
    ).rows;
  const workers = (count: number) =>
    `create or replace function citus_get_active_worker_nodes(out node text) returns setof text language sql as
       $$ select 'worker' || n from generate_series(1, ${count}) n $$`;

  it('says what a PostgreSQL lacks: Citus, workers, the tables of the release', async () => {
    expect(await run()).toMatchObject({
      exitCode: 1,
      complaints: [expect.stringContaining('has no Citus.')],
    });
    for (const statement of [...standIn, workers(0)]) await runOn(server, statement);
    expect(await run()).toMatchObject({ exitCode: 1, complaints: [expect.stringContaining('no worker.')] });
    await runOn(server, workers(2));
    expect((await run()).complaints).toEqual([
      expect.stringContaining('Start a gateway with this DATABASE_URL'),
    ]);
    expect(await run('concept')).toMatchObject({ exitCode: 2 });
  });

  it('shows its statements, runs them together, and what is done never again', async () => {
    const database = openPgDatabase({ url: server.url, log: silentLog });
    await migrate(database);
    await database.query(
      `insert into projection (name, hash, tables, columns, types, state, has_triggers) values
         ('search:books', '1', '{search_books_1_words}', '{}', '{}', 'ready', false),
         ('search:books', '0', '{search_books_0}', '{}', '{}', 'ready', true)`,
    );
    await database.query('create table search_books_1_words (organization text, word text)');
    await database.close();
    const shown = await run('--dry-run');
    expect(shown).toMatchObject({ exitCode: 0, complaints: [] });
    expect(await told()).toEqual([]);
    await runOn(
      server,
      "alter table told add constraint full_disk check (table_name <> 'staging_progress'::regclass)",
    );
    expect((await run()).exitCode).toBe(1);
    expect(await told()).toEqual([]);
    await runOn(server, 'alter table told drop constraint full_disk');
    expect((await run()).said).toBe(`${shown.said}\nThe tables are distributed now.`);
    expect(await told()).toEqual([
      { name: 'audit', by: 'organization', beside: 'record' },
      { name: 'audit_chain', by: 'organization', beside: 'record' },
      { name: 'concept', by: null, beside: null },
      { name: 'concept_edition', by: null, beside: null },
      { name: 'knowledge', by: null, beside: null },
      { name: 'knowledge_change', by: null, beside: null },
      { name: 'projection_rows', by: 'organization', beside: 'record' },
      { name: 'record', by: 'organization', beside: null },
      { name: 'record_unique', by: 'organization', beside: 'record' },
      { name: 'record_version', by: 'organization', beside: 'record' },
      { name: 'search_books_1_words', by: 'organization', beside: 'record' },
      { name: 'staged_entry', by: 'organization', beside: 'record' },
      { name: 'staging_progress', by: 'organization', beside: 'record' },
    ]);
    expect((await run()).said).toBe('The tables are distributed already.');
    await runOn(server, "delete from told where table_name = 'staging_progress'::regclass");
    expect((await run('--dry-run')).said).toBe(
      "select create_distributed_table('staging_progress', 'organization', colocate_with => 'record');",
    );
  });

  it('leaves a store that takes no backup: tables are filled before they are distributed', async () => {
    const database = openPgDatabase({ url: server.url, log: silentLog });
    const lines = async function* () {
      yield* [];
    };
    await expect(readBackup(database, lines())).rejects.toThrow('distribute it afterwards');
    await database.close();
  });
});
