import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { tokenFor } from '../../gateway/testing/open-test-gateway.ts';
import type { ReachedGateway } from './clients.ts';

/** A gateway that publishes, in a process of its own, reached over HTTP. */
export interface GatewayProcess extends ReachedGateway {
  /** Ends it as a power cut would. */
  readonly kill: () => Promise<void>;
}

const script = new URL('./run-gateway.ts', import.meta.url).pathname;

export async function startGatewayProcess(database: string, place = ''): Promise<GatewayProcess> {
  const child = spawn(process.execPath, [script, database, place], { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await firstLine(child);
  return {
    as: (user) => async (method, path, body) => {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${tokenFor(`demo|${user}`)}`,
          'Content-Type': 'application/json',
        },
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
  ended.catch(() => undefined);
  return chunk.toString('utf8').trim();
}
