import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runCliInto } from '../../tools/cli/cli.fixture.ts';
import { clockOffset } from '../../tools/quality/clock/move-clock.ts';
import { silentLog } from '../operation/log.ts';
import { openPgDatabase } from '../store/pg-database.ts';
import { openWith } from '../store/store.ts';
import { library } from '../testing/library.ts';
import { libraryRecords } from '../testing/library-records.ts';
import { openTestGateway, type TestGateway } from '../testing/open-test-gateway.ts';
import { findPostgres, type PostgresCluster, startPostgres } from '../testing/postgres-cluster.ts';
import { backUp, ownFile, runOn } from '../testing/postgres-standby.ts';
import { reasonOf } from './recovered-server.ts';
import { drillRecovery } from './recovery-drill.ts';

const binaries = findPostgres() ?? '';

describe.runIf(binaries !== '')('the drill of a recovery to a moment', () => {
  let server: PostgresCluster;
  let gateway: TestGateway;
  let base: string;
  let archive: string;
  /** Moment after the first save and before the second one. */
  let between: Date;

  beforeAll(async () => {
    // Uses the clock of the machine for server and gateway, since a recovery compares commit times, which no test
    // can move.
    server = await startPostgres(binaries, { settings: ['search_path="$user",public'] });
    const folder = dirname(server.data);
    [base, archive] = [join(folder, 'base'), join(folder, 'archive')];
    mkdirSync(archive, { mode: 0o777 });
    ownFile(archive);
    await runOn(server, "alter system set archive_mode = 'on'");
    await runOn(server, `alter system set archive_command = 'cp "%p" "${archive}/%f"'`);
    await server.kill();
    await server.start();
    const database = openPgDatabase({ url: server.url, log: silentLog });
    const clock = () => new Date(Date.now() - clockOffset());
    const store = await openWith(database, () => undefined);
    gateway = await openTestGateway({ product: library, store, clock });
    await gateway.load(libraryRecords);
    writeFileSync(join(folder, 'label'), await backUp(server, base));
    renameSync(join(folder, 'label'), join(base, 'backup_label'));
    ownFile(join(base, 'backup_label'));
    await save('Persuasion');
    between = await later();
    await save('Sanditon');
    const { rows } = await runOn<{ segment: string }>(
      server,
      'select pg_walfile_name(pg_switch_wal()) as segment',
    );
    await vi.waitFor(() => expect(readdirSync(archive)).toContain(rows[0]?.segment), 60_000);
  });

  afterAll(async () => {
    await gateway.close();
    await server.stop();
  });

  async function save(title: string): Promise<void> {
    const book = { title, branch: { id: 'north' } };
    expect((await gateway.as('ann')('POST', '/api/library/book', book)).status).toBe(201);
  }

  /** Returns a time between two saves, by the server's clock, once that time has passed. */
  async function later(): Promise<Date> {
    const now = async () => {
      const { rows } = await runOn<{ now: Date }>(server, 'select clock_timestamp() as now');
      return rows[0]?.now.getTime() ?? 0;
    };
    const moment = new Date((await now()) + 20);
    await vi.waitFor(async () => expect(await now()).toBeGreaterThan(moment.getTime() + 20));
    return moment;
  }

  const drill = (to: Date, from = archive, programs = binaries) =>
    runCliInto(
      () => Promise.reject(new Error('Nothing is loaded.')),
      ['recovery-drill', base, from, '--to', to.toISOString(), '--binaries', programs, '--tolerance', '0'],
      { now: () => new Date(), drillRecovery: (each) => drillRecovery({ ...each, live: server.url }) },
    );

  it('restores what was saved until then and nothing after it, and proves that it is whole', async () => {
    const { exitCode, said, complaints } = await drill(between);
    expect([exitCode, complaints]).toEqual([0, []]);
    const { rows } = await runOn<{ versions: number }>(
      server,
      'select count(*)::int as versions from record_version',
    );
    expect(said).toContain(
      `${Number(rows[0]?.versions) - 1} versions of records were restored; the database has`,
    );
    expect(said).toContain('The audit trail is whole');
  });

  it('says that it failed where the archive misses what the moment needs', async () => {
    const empty = join(dirname(archive), 'empty');
    mkdirSync(empty);
    const { exitCode, complaints } = await drill(between, empty);
    expect(exitCode).toBe(1);
    expect(complaints.join()).toMatch(/PostgreSQL could not restore .*: the archive ends before that moment/);
  });

  it('says what is wrong with the moment, or with the programs', async () => {
    const busy = 'the database system is not accepting connections';
    const early = reasonOf([busy, 'requested recovery stop point is before consistent recovery point']);
    expect(early).toContain('from before the end of the base backup');
    expect(reasonOf([busy, 'database files are incompatible with server'])).toContain('another version');
    expect(reasonOf([busy, 'something else'])).toBe('something else');
    expect(reasonOf([busy])).toBe('the server ended');
    const late = await drill(new Date());
    expect(late.complaints.join()).toContain('a save from after the moment is archived');
    const missing = await drill(between, archive, dirname(archive));
    expect(missing.complaints.join()).toContain(`no program to run in ${dirname(archive)}`);
    expect([late, missing].map(({ exitCode }) => exitCode)).toEqual([1, 1]);
  });

  it('says that the copy is not what the database was where the database has more from before', async () => {
    await runOn(
      server,
      `insert into record_version (type, id, rev, document, author, at, source)
       values ('book', 'forged', 1, '{}', 'nobody', '2020-01-01', 'test')`,
    );
    const { exitCode, complaints } = await drill(between);
    expect(exitCode).toBe(1);
    expect(complaints).toEqual(['The restored copy is NOT what the database was at that moment.']);
  });
});
