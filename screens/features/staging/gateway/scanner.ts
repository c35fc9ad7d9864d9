import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Looks for viruses in a file: resolves where there are none. Rejects with `InfectedError`, or where it cannot tell. */
export type Scanner = (bytes: AsyncIterable<Uint8Array>) => Promise<void>;

export class InfectedError extends Error {
  override readonly name = 'InfectedError';
}

export const noScanner: Scanner = () => Promise.resolve();

/** What scanners such as `clamdscan` answer with where they have found something. */
const infected = 1;

/** Lets a command of the operator's read each file from its input: it ends with 0, or with 1 for a virus. */
export function createScanner(command: readonly string[]): Scanner {
  const [program = '', ...args] = command;
  return async (bytes) => {
    const child = spawn(program, args, { stdio: ['pipe', 'ignore', 'ignore'] });
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    // Whoever has seen enough closes the pipe: its exit code counts.
    await Promise.all([pipeline(Readable.from(bytes), child.stdin).catch(() => undefined), ended]);
    const code = await ended;
    if (code === infected) throw new InfectedError();
    if (code !== 0) throw new Error(`The virus scanner ended with ${code}.`);
  };
}
