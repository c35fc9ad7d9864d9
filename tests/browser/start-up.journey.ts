import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../tools/dev/free-port.ts';
import { productOfWorker } from './harness/product-of-worker.ts';
import { runUntilExit } from './harness/running-product.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'regimen-start-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Expects one or two sentences for a person, without a stack or a line of the project's code. */
function expectPlainSentence(output: string, mention: string): void {
  expect(output).toContain(mention);
  expect(output).not.toMatch(/^\s+at .*:\d+:\d+/m);
}

describe('starting the product', () => {
  it('answers on /readyz once it serves', async () => {
    expect((await fetch(`${productOfWorker().url}/readyz`)).status).toBe(200);
  });

  it('says in one sentence that the port is in use', async () => {
    const { server, port } = await occupyPort();
    const { exitCode, output } = await runUntilExit({
      command: 'start',
      dataDirectory: join(folder, 'a'),
      port,
    });
    server.close();
    expect(exitCode).toBe(1);
    expectPlainSentence(output, String(port));
  });

  it('says in one sentence that the data folder cannot be written', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const { exitCode, output } = await runUntilExit({
      command: 'start',
      dataDirectory: file,
      port: await freePort(),
    });
    expect(exitCode).toBe(1);
    expectPlainSentence(output, file);
  });

  it('says in one sentence which setting makes no sense', async () => {
    const { exitCode, output } = await runUntilExit({
      command: 'start',
      dataDirectory: folder,
      port: 123_456,
    });
    expect(exitCode).toBe(1);
    expectPlainSentence(output, 'PORT');
  });
});

async function occupyPort(): Promise<{ readonly server: Server; readonly port: number }> {
  const port = await freePort();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return { server, port };
}
