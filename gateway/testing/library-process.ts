import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { tokenFor } from './open-test-gateway.ts';

/** The library's gateway in a process of its own. */
export interface LibraryProcess {
  readonly url: string;
  readonly ask: (
    method: string,
    path: string,
    body?: unknown,
  ) => Promise<{ status: number; body: JsonObject }>;
  /** Ends it as a power cut would. */
  readonly kill: () => Promise<void>;
}

export async function startLibraryProcess(
  environment: Readonly<Record<string, string>>,
): Promise<LibraryProcess> {
  const script = new URL('./run-library-server.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [script], {
    env: { PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await firstLine(child);
  return {
    url,
    async ask(method, path, body) {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: { Authorization: `Bearer ${tokenFor('ann')}`, 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: (await response.json()) as JsonObject };
    },
    async kill() {
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
  return chunk.toString('utf8').trim();
}
