import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Mark that distinguishes a process from a later one with the same process id. */
export interface ProcessMark {
  readonly pid: number;
  readonly startedAt: string;
}

export function markOfThisProcess(): ProcessMark {
  return { pid: process.pid, startedAt: startOf(process.pid) ?? '' };
}

export function isRunning(mark: ProcessMark): boolean {
  const startedAt = startOf(mark.pid);
  return startedAt !== undefined && startedAt === mark.startedAt;
}

/** Finds the start time of a process, in the system's format; `undefined` when it is not running. */
function startOf(pid: number): string | undefined {
  return process.platform === 'linux' ? startOnLinux(pid) : startByPs(pid);
}

/** Reads field 22 of `/proc/{pid}/stat`, counted after the name, which may hold spaces and brackets (proc(5)). */
function startOnLinux(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

function startByPs(pid: number): string | undefined {
  try {
    const start = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    return start === '' ? undefined : start;
  } catch {
    return undefined;
  }
}
