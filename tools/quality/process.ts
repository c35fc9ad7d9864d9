import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

export interface Finished {
  readonly exitCode: number;
  /** Standard output and standard error, in order of arrival. */
  readonly output: string;
}

/** Runs a script with the Node of this process. */
export function runScript(
  script: string,
  args: readonly string[] = [],
  directory = projectRoot,
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: directory,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const pieces: Buffer[] = [];
    child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
    child.stderr.on('data', (piece: Buffer) => pieces.push(piece));
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ exitCode: code ?? 1, output: Buffer.concat(pieces).toString('utf8') });
    });
  });
}

/** Runs a program to its end and returns its standard output; throws with what it has printed if it fails. */
export function runProgram(program: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status === 0) return stdout;
  throw new Error(`${program} ${args.join(' ')} failed in ${cwd}:\n${stdout}\n${stderr}`);
}
