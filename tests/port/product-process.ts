import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveDatabase } from '../../gateway/testing/database-templates.ts';
import { childEnvironment } from '../browser/harness/environment.ts';

/** Product behind a real port. */
export interface ProductProcess {
  readonly url: string;
  readonly port: number;
  readonly isAlive: () => boolean;
  /** Lines of the product's log that begin with one of these events. */
  readonly logged: (...events: readonly string[]) => readonly string[];
  readonly stop: () => Promise<void>;
}

/** Starts the product in a separate process with its own data folder, and an app of three files. */
export async function startProductProcess(
  values: Readonly<Record<string, string>> = {},
): Promise<ProductProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'port-'));
  const web = join(folder, 'web');
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>App</title>');
  writeFileSync(join(web, 'assets', 'app-1a2b.js'), 'export {};');
  writeFileSync(join(web, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await giveDatabase(join(folder, 'data'));
  const script = new URL('./run-product.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [script, web], {
    env: childEnvironment({
      ...{ NODE_ENV: '', VITEST: '', PORT: '0', DATA_DIR: join(folder, 'data') },
      ...{ LOG_LEVEL: 'error', RATE_LIMIT: '0', ...values },
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (piece: string) => {
    log += piece;
  });
  const ended = once(child, 'exit');
  const early = ended.then(() => Promise.reject(new Error(`The product ended before it served:\n${log}`)));
  const [line] = (await Promise.race([once(child.stdout, 'data'), early])) as [Buffer];
  early.catch(() => undefined);
  const url = String(line).trim();
  return {
    url,
    port: Number(new URL(url).port),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    logged: (...events) =>
      log.split('\n').filter((text) => events.some((event) => text.includes(`"event":"${event}`))),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
