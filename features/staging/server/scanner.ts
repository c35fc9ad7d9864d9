import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Scans a file for viruses. Rejects with `InfectedError` if it finds one; also rejects if the scan fails or the signal
 * is aborted.
 */
export type Scanner = (bytes: AsyncIterable<Uint8Array>, signal?: AbortSignal) => Promise<void>;

export class InfectedError extends Error {
  override readonly name = 'InfectedError';
}

export const noScanner: Scanner = () => Promise.resolve();

/** Exit code of scanners such as `clamdscan` for an infected file. */
const infected = 1;

/** Timeout of a scanner, in milliseconds. */
const usualTimeout = 600_000;

/** Creates a scanner that pipes each file to the operator's command, which exits with 0, or with 1 for a virus. */
export function createScanner(command: readonly string[], limit = usualTimeout): Scanner {
  const [program = '', ...args] = command;
  return async (bytes, letGo) => {
    const timeout = AbortSignal.timeout(limit);
    const signal = letGo === undefined ? timeout : AbortSignal.any([letGo, timeout]);
    const child = spawn(program, args, {
      stdio: ['pipe', 'ignore', 'ignore'],
      signal,
      killSignal: 'SIGKILL',
    });
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    // Ignores the error of a pipe that the scanner closes early, since only its exit code counts.
    const read = pipeline(Readable.from(bytes), child.stdin, { signal }).catch(() => undefined);
    const [code] = await Promise.all([ended, read]).catch((error: unknown) => {
      throw timeout.aborted ? new Error(`The virus scanner did not end within ${limit / 1000} s.`) : error;
    });
    if (code === infected) throw new InfectedError();
    if (code !== 0) throw new Error(`The virus scanner ended with ${code ?? child.signalCode}.`);
  };
}
