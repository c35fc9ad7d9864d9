import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { type Asker, tokenFor } from './open-test-gateway.ts';

/** Gateway in a child process for a test, which uses it over HTTP. */
export interface GatewayChild {
  readonly url: string;
  /** Sends requests as the user with this subject. */
  readonly as: (subject: string) => Asker;
  /** Kills the process without cleanup, as in a power failure; does nothing if it has ended. */
  readonly kill: () => Promise<void>;
}

/**
 * Runs a script that prints the address of its gateway once it serves. The environment is that of this process,
 * unless one is given.
 */
export async function startGatewayChild(
  command: readonly [script: string, ...args: string[]],
  environment?: Readonly<Record<string, string>>,
): Promise<GatewayChild> {
  const child = spawn(process.execPath, command, { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await firstLine(child);
  return {
    url,
    as: (subject) => async (method, path, body) => {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: { Authorization: `Bearer ${tokenFor(subject)}`, 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const { status, headers } = response;
      return { status, headers, body: (await response.json()) as JsonObject };
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('The process has no output.');
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The gateway ended with code ${code} before it served.`);
  });
  const [chunk] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer];
  // Ignores the later end of the process, which is expected.
  ended.catch(() => undefined);
  return chunk.toString('utf8').trim();
}
