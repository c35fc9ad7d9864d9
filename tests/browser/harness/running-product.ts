import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { freePort } from '../../../tools/dev/free-port.ts';
import { clockBeginningAt } from '../../../tools/quality/clock/preload-option.ts';
import { projectRoot } from '../../../tools/quality/process.ts';
import { childEnvironment } from './environment.ts';

export interface ProductOptions {
  readonly command: 'start' | 'dev';
  readonly dataDirectory: string;
  /** Copy of the project to run in; absent: this project. */
  readonly root?: string;
  /** Folder of another product, which is started as its package.json says. */
  readonly folder?: string;
  readonly port?: number;
  /** Further settings of the product's environment. */
  readonly values?: Readonly<Record<string, string>>;
  /** Start of the product's clock; absent: the real time. */
  readonly beginsAt?: Date;
}

/** Product as a user runs it, in a process of its own. */
export interface RunningProduct {
  readonly url: string;
  readonly port: number;
  /** Milliseconds from the command to the first 200 of /readyz. */
  readonly startTime: number;
  /** Text that the product has printed so far. */
  readonly output: () => string;
  /** Presses Ctrl-C; resolves with the exit code. */
  readonly interrupt: () => Promise<number | null>;
}

const patience = 400_000;

/** Folder of compiled code, which the first start of a product writes and later ones use, as with `npm start`. */
const compiled = join(projectRoot, '.cache/node');

export async function startProduct(options: ProductOptions): Promise<RunningProduct> {
  const port = options.port ?? (await freePort());
  const startedAt = performance.now();
  const child = spawnCommand(options, port);
  const output = collectOutput(child);
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await untilReady({ url: `http://localhost:${port}`, child, output });
  return {
    url: `http://localhost:${port}`,
    port,
    startTime: performance.now() - startedAt,
    output,
    interrupt() {
      child.kill('SIGINT');
      return exit;
    },
  };
}

export interface Ended {
  readonly exitCode: number | null;
  readonly output: string;
}

/** Runs a command that is expected to fail; resolves with its output and exit code. */
export function runUntilExit(options: ProductOptions & { readonly port: number }): Promise<Ended> {
  return untilExit(spawnCommand(options, options.port));
}

/** Runs `npm run cli -- …` in a product's folder, beside a product that keeps its data in the first one. */
export function runCommandLine(
  dataDirectory: string,
  args: readonly string[],
  folder = projectRoot,
): Promise<Ended> {
  return untilExit(
    spawnNode({
      script: [join(projectRoot, 'tools', 'commands', 'cli.ts'), ...args],
      root: folder,
      values: { DATA_DIR: dataDirectory },
    }),
  );
}

async function untilExit(child: ChildProcess): Promise<Ended> {
  const output = collectOutput(child);
  const exitCode = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { exitCode, output: output() };
}

function spawnCommand(options: ProductOptions, port: number): ChildProcess {
  const { command, dataDirectory, root = projectRoot, beginsAt, values } = options;
  const clock = beginsAt === undefined ? {} : { NODE_OPTIONS: clockBeginningAt(beginsAt), TZ: 'UTC' };
  const folder = options.folder ?? root;
  return spawnNode({
    script:
      options.folder === undefined ? [join('tools', 'commands', `${command}.ts`)] : scriptOf(folder, command),
    root: folder,
    values: { PORT: String(port), DATA_DIR: dataDirectory, ...clock, ...values },
  });
}

/** Reads a script of a package.json that runs a file by Node. */
function scriptOf(folder: string, command: string): readonly string[] {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  const { scripts } = JSON.parse(text) as { readonly scripts: Readonly<Record<string, string>> };
  return scripts[command]?.replace(/^node /, '').split(' ') ?? [];
}

interface NodeScript {
  /** File with its arguments, from the folder that it runs in. */
  readonly script: readonly string[];
  readonly root: string;
  readonly values: Readonly<Record<string, string>>;
}

function spawnNode({ script, root, values }: NodeScript): ChildProcess {
  return spawn(process.execPath, script, {
    cwd: root,
    env: childEnvironment({ NODE_ENV: '', VITEST: '', NODE_COMPILE_CACHE: compiled, ...values }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function collectOutput(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
    });
  }
  return () => text;
}

interface Starting {
  readonly url: string;
  readonly child: ChildProcess;
  readonly output: () => string;
}

async function untilReady({ url, child, output }: Starting): Promise<void> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The product ended before it was ready:\n${output()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.status === 200) return;
    await rest(100);
  }
  child.kill('SIGKILL');
  throw new Error(`The product was not ready after ${patience / 1000} s:\n${output()}`);
}
