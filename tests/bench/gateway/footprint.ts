import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findPostgres, startPostgres } from '../../../gateway/testing/postgres-cluster.ts';
import { product } from '../../../generated/product.ts';
import { demoAccounts } from '../../../tools/demo/demo-set.ts';
import { type Environment, headersOf, memoryOf, start, stop } from './gateway-process.ts';
import { median } from './throughput.ts';

/** Measures the time from start to ready on an existing database, and the memory of a gateway with PostgreSQL. */
export async function benchFootprint(): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-footprint-'));
  const binaries = findPostgres();
  const cluster = binaries === undefined ? undefined : await startPostgres(binaries);
  try {
    const embedded = { DATA_DIR: join(folder, 'embedded') };
    await stop((await start(embedded)).child);
    const lines = [
      `start to ready, PGlite with the demonstration set: ${await secondsToStart(embedded)} s (aim < 3 s)`,
    ];
    if (cluster === undefined) return [...lines, 'memory left out: there is no PostgreSQL'];
    const server = { DATA_DIR: join(folder, 'server'), DATABASE_URL: cluster.url, RATE_LIMIT: '0' };
    await stop((await start(server)).child);
    return [
      ...lines,
      `start to ready, PostgreSQL: ${await secondsToStart(server)} s`,
      ...(await memoryLines(server)),
    ];
  } finally {
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function secondsToStart(environment: Environment): Promise<string> {
  const times: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const began = performance.now();
    const { child } = await start(environment);
    times.push(performance.now() - began);
    await stop(child);
  }
  return (median(times) / 1_000).toFixed(1);
}

async function memoryLines(environment: Environment): Promise<readonly string[]> {
  if (process.platform !== 'linux') return ['memory left out: it is read from /proc'];
  const { child, url } = await start(environment);
  await wait(5_000);
  const rest = memoryOf(child, 'VmRSS');
  await load(url);
  const lines = [
    `memory at rest with PostgreSQL: ${rest} MiB (aim ≤ 120 MiB)`,
    `memory under load, at most: ${memoryOf(child, 'VmHWM')} MiB (aim < 300 MiB)`,
  ];
  await stop(child);
  return lines;
}

const seconds = 15;

/** Puts load on the gateway: twenty users who read, search and list without pauses. */
async function load(url: string): Promise<void> {
  const slug = product.info.slug;
  const subject = demoAccounts()[0]?.subject ?? '';
  const headers = headersOf(subject);
  const end = performance.now() + seconds * 1_000;
  const person = async (n: number) => {
    for (let turn = n; performance.now() < end; turn += 1) {
      const id = `demo-patient-${String((turn % 150) + 1).padStart(4, '0')}`;
      const get = (path: string) => answered(fetch(`${url}/api/${slug}${path}`, { headers }));
      await get(`/patient?patientId=${id}`);
      await get(`/patient/allergies?patientId=${id}`);
      const body = JSON.stringify({ queries: [{ field: 'name', text: 'ma' }], from: (turn % 5) * 10 });
      await answered(fetch(`${url}/api/${slug}/patient/search`, { method: 'POST', headers, body }));
    }
  };
  await Promise.all(Array.from({ length: 20 }, (_, n) => person(n)));
}

async function answered(request: Promise<Response>): Promise<void> {
  const response = await request;
  await response.text();
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
}
