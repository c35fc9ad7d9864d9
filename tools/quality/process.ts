import { spawn } from 'node:child_process';
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
