import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../tools/quality/process.ts';

const script = new URL('./serve.ts', import.meta.url).pathname;

export type Environment = Readonly<Record<string, string>>;

export interface GatewayProcess {
  readonly child: ChildProcess;
  readonly url: string;
}

/**
 * Starts a gateway in a separate process and waits until it is ready; uses the flags, the memory arenas and the
 * compile cache of `npm start`.
 */
export async function start(environment: Environment): Promise<GatewayProcess> {
  const child = spawn(process.execPath, ['--expose-gc', script], {
    env: {
      PORT: '0',
      LOG_LEVEL: 'silent',
      NODE_COMPILE_CACHE: join(projectRoot, '.cache/node'),
      MALLOC_ARENA_MAX: '2',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.stdout === null) throw new Error('The process has no output.');
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: line.toString().trim() };
}

export async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** Resident memory in MiB: at present (`VmRSS`) or at its highest (`VmHWM`). Linux only. */
export function memoryOf({ pid }: Pick<ChildProcess, 'pid'>, name: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kibibytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1];
  return Math.round(Number(kibibytes) / 1_024);
}

/** Clock ticks in a second, by which Linux reports times to every program. */
const ticks = 100;

/** Seconds of processor time that a process has used. Linux only. */
export function processorSeconds({ pid }: Pick<ChildProcess, 'pid'>): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticks;
}

/** Creates the token of a user, which this gateway accepts without a signature. */
export function tokenOf(subject: string): string {
  return Buffer.from(subject).toString('base64url');
}

export function headersOf(subject: string): Readonly<Record<string, string>> {
  return { Authorization: `Bearer ${tokenOf(subject)}`, 'Content-Type': 'application/json' };
}
