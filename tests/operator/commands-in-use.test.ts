import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '../../gateway/operation/log.ts';
import { openPgDatabase } from '../../gateway/store/pg-database.ts';
import { findPostgres } from '../../gateway/testing/postgres-cluster.ts';
import { clinicCommands as commands } from '../../tools/cli/clinic-commands.ts';
import { projectRoot } from '../../tools/quality/process.ts';
import { childEnvironment } from '../browser/harness/environment.ts';
import { type LoadFiles, writeLoads } from './loads.ts';
import {
  applicationName,
  type DonePlan,
  type DoneStatement,
  type DoneWork,
  size,
  startUsedServer,
  type UsedServer,
} from './used-server.ts';
import { endsOfJobs, openWork, queueWork, startBehind } from './work-behind.ts';

interface CommandInUse {
  readonly title: string;
  readonly args: (files: LoadFiles) => readonly string[];
  /** Database that the command works on; absent: the one in use. */
  readonly into?: string;
  /** Pattern of the end of the command's output. */
  readonly says: RegExp;
}

/** Commands that work on the database, in an order in which each finds the rows stored by earlier ones. */
const inUse: readonly CommandInUse[] = [
  {
    title: 'load icd10cm',
    args: ({ of }) => ['load', 'icd10cm', of('icd10cm_order_2025.txt')],
    says: /3,000 added/,
  },
  {
    title: 'load icd10cm, a second edition',
    args: ({ of }) => ['load', 'icd10cm', of('icd10cm_order_2026.txt')],
    says: /3,000 added/,
  },
  {
    title: 'load icd10cm, an edition that has become shorter',
    args: ({ of }) => ['load', 'icd10cm', of('shorter.txt'), '--edition', '2026'],
    says: /1,500 removed/,
  },
  { title: 'load rxnorm', args: ({ of }) => ['load', 'rxnorm', of('RXNCONSO.RRF')], says: /3,000 added/ },
  { title: 'load ndc', args: ({ of }) => ['load', 'ndc', of('product.txt')], says: /3,000 added/ },
  {
    title: 'load aliases',
    args: ({ of }) => ['load', 'aliases', of('house-names.tsv')],
    says: /3,000 added/,
  },
  {
    title: 'load knowledge',
    args: () => ['load', 'knowledge', 'features/decision-support/server/knowledge/us-public.ndjson'],
    says: /nothing changed|added/,
  },
  {
    title: 'stage',
    args: ({ of }) => ['stage', of('members.ndjson'), '--organization', 'EMTM'],
    says: /3,000 new/,
  },
  {
    title: 'stage, a whole file that has become shorter',
    args: ({ of }) => ['stage', of('fewer.ndjson'), '--organization', 'EMTM', '--whole'],
    says: /1,500 that the file does not have/,
  },
  {
    title: 'import',
    args: ({ of }) => ['import', of('bundles'), '--organization', 'EMTM'],
    says: /1400 created/,
  },
  { title: 'impact', args: () => ['impact', '--records'], says: /./ },
  { title: 'audit', args: () => ['audit', 'verify'], says: /./ },
  { title: 'studio pull', args: () => ['studio', 'pull'], says: /./ },
  { title: 'backup', args: ({ of }) => ['backup', of('a.backup')], says: /holds \d+ rows/ },
  {
    title: 'restore',
    into: 'restored',
    args: ({ of }) => ['restore', of('a.backup')],
    says: /rows are restored/,
  },
  {
    title: 'import, where the searches have to be made first',
    into: 'restored',
    args: ({ of }) => ['import', of('bundles'), '--organization', 'EMTM'],
    says: /./,
  },
];

/** Commands that use no database, or one that this test lacks. */
const beside: Readonly<Record<string, string>> = {
  put: 'writes files of the schema set',
  validate: 'reads a file',
  rename: 'writes files of the schema set',
  house: 'reads files and settings',
  shard: 'needs Citus: tests/contract/distributed-plans.ts',
  'recovery-drill': 'reads a server that it starts itself: gateway/control/recovery-drill.test.ts',
};

/** Milliseconds that a command may take on a machine where many tests share few cores. */
const patience = 60_000;

/**
 * Finds plans that read more than 40 times the rows of a large table in all, and on average more than a tenth of such
 * a table in each run.
 */
function tooLarge(plans: readonly DonePlan[]): readonly DonePlan[] {
  return plans.filter(({ rows, runs }) => rows > 40 * size && rows > (runs * size) / 10);
}

/** Patterns of statements that need no limit. */
const unlimited: readonly RegExp[] = [
  // Begin and end of a transaction, and the setting of its limit.
  /^(?:begin|commit|rollback|set local )/,
  // `vacuum`, which cannot run in a transaction, blocks no other statement, and reads one table once.
  /^vacuum \(analyze\) /,
  // Announcements to other gateways, which read no table.
  /^(?:listen |select pg_notify\()/,
  // Questions about the server, before any other statement.
  /^select (?:1$|current_setting\('server_version_num'\))/,
];

function withoutLimit(statements: readonly DoneStatement[]): readonly string[] {
  const free = statements.filter(
    ({ text, isLimited }) => !isLimited && !unlimited.some((each) => each.test(text)),
  );
  return [...new Set(free.map(({ text }) => text))];
}

const binaries = findPostgres();

describe.runIf(binaries !== undefined)('a command of an operator on a server in use', () => {
  const folder = mkdtempSync(join(tmpdir(), 'operator-'));
  let server: UsedServer;
  let files: LoadFiles;

  beforeAll(async () => {
    files = writeLoads(folder);
    server = await startUsedServer(binaries ?? '');
    await server.addDatabase('restored');
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  function start(args: readonly string[], into = 'postgres') {
    return spawn(process.execPath, ['tools/commands/cli.ts', ...args], {
      cwd: projectRoot,
      env: childEnvironment({
        ...{
          NODE_ENV: '',
          VITEST: '',
          OIDC_ISSUER: 'https://id.example.org',
          DATA_DIR: folder,
          BACKUP_KEY: '',
        },
        ...{ DATABASE_URL: server.urlOf(into), PGAPPNAME: applicationName },
      }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  async function run({ args, into }: CommandInUse): Promise<DoneWork & { readonly said: string }> {
    server.work();
    const child = start(args(files), into);
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    await once(child, 'close');
    return { said, ...server.work() };
  }

  it.each(inUse)(
    '$title works in steps whose number follows its rows, each with a limit',
    async (command) => {
      const { said, statements, plans } = await run(command);
      expect(said).toMatch(command.says);
      expect(statements.length).toBeGreaterThan(0);
      expect(tooLarge(plans)).toEqual([]);
      expect(withoutLimit(statements)).toEqual([]);
    },
  );

  it('has what a gateway does behind its calls beside it, which works so too', {
    timeout: patience,
  }, async () => {
    await queueWork(server.database);
    server.work();
    const gateway = await startBehind(server, folder);
    await expect.poll(() => openWork(server.database), { timeout: patience }).toBe(0);
    await gateway.close();
    const { statements, plans } = server.work();
    expect(tooLarge(plans)).toEqual([]);
    expect(withoutLimit(statements)).toEqual([]);
    expect(await endsOfJobs(server.database)).toEqual({
      ...{ bulk: 'done', conversion: 'done', impact: 'failed', staging: 'done' },
    });
  });

  it('leaves no statement behind when it is killed', { timeout: patience }, async () => {
    const held = openPgDatabase({ url: server.urlOf('postgres'), log: silentLog, connections: 1 });
    const waiting = async () => {
      const { count } = await server.database.query(
        "select 1 from pg_stat_activity where application_name = $1 and wait_event_type = 'Lock'",
        [applicationName],
      );
      return count;
    };
    await held.transaction(async (tx) => {
      await tx.query('lock table record in access exclusive mode');
      const child = start(['audit', 'verify']);
      await expect.poll(waiting, { timeout: patience }).toBeGreaterThan(0);
      child.kill('SIGKILL');
      await expect.poll(waiting, { timeout: patience }).toBe(0);
    });
    await held.close();
  });

  it('is each one of the table, or asks no database', () => {
    const tried = inUse.map(({ title }) => title.split(/[ ,]/)[0]);
    const names = commands.map(({ name }) => name);
    expect(names.filter((name) => !tried.includes(name) && !Object.hasOwn(beside, name))).toEqual([]);
    expect(Object.keys(beside).filter((name) => !names.includes(name) || tried.includes(name))).toEqual([]);
  });
});
