import { execFileSync, spawn } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A PostgreSQL server for one test run, in a folder of its own; nothing of it is left behind. */
export interface PostgresCluster {
  readonly url: string;
  /** Ends every connection at once, as a crash of the server would; `start` brings it back. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Where packages of the common systems put PostgreSQL: Debian, Red Hat, Homebrew, and built by hand. */
const usualFolders = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
  '/usr/local/pgsql/bin',
];

const oldestVersion = 15;

/** Folder of the newest PostgreSQL that this machine has and that tests can run; absent: there is none. */
export function findPostgres(): string | undefined {
  if (process.getuid?.() === 0 && accountId('-u') === undefined) return undefined;
  const found = globSync(usualFolders).map((folder) => ({ folder, version: versionOf(folder) }));
  const fit = found.filter(({ version }) => version >= oldestVersion);
  return fit.toSorted((a, b) => b.version - a.version)[0]?.folder;
}

/** 0 when the programs do not run. */
function versionOf(folder: string): number {
  try {
    const text = execFileSync(join(folder, 'initdb'), ['--version'], { encoding: 'utf8' });
    return Number(/\(PostgreSQL\) (\d+)/.exec(text)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

export async function startPostgres(binaries: string): Promise<PostgresCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-postgres-'));
  const data = join(folder, 'data');
  const owner = ownerFor(folder);
  const port = await freePort();
  // Tests end servers by force anyway; waiting for the disk would only slow them down.
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'test', '-A', 'trust', '-N', '-E', 'UTF8', '--locale=C'],
    {
      ...owner,
      stdio: 'ignore',
    },
  );
  const url = `postgresql://test@127.0.0.1:${port}/postgres`;
  let server: ReturnType<typeof spawn> | undefined;

  async function start(): Promise<void> {
    const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`];
    server = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
      ...owner,
      stdio: 'ignore',
    });
    await untilReady(binaries, port);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const running = server;
    if (running === undefined) return;
    server = undefined;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await gone;
  }

  await start();
  return {
    url,
    start,
    // SIGQUIT: immediate shutdown, no checkpoint; the next start recovers from the log.
    kill: () => end('SIGQUIT'),
    async stop() {
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: then the account that its package made runs it. */
function ownerFor(folder: string): { readonly uid?: number; readonly gid?: number } {
  const [uid, gid] = [accountId('-u'), accountId('-g')];
  if (process.getuid?.() !== 0 || uid === undefined || gid === undefined) return {};
  chownSync(folder, uid, gid);
  return { uid, gid };
}

function accountId(part: '-u' | '-g'): number | undefined {
  try {
    return Number(
      execFileSync('id', [part, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  } catch {
    return undefined;
  }
}

async function untilReady(binaries: string, port: number): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    try {
      execFileSync(join(binaries, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q'], {
        stdio: 'ignore',
      });
      return;
    } catch {
      await wait(100);
    }
  }
  throw new Error('The test database did not start.');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
