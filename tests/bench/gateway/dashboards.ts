import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { createLoader } from '../../../gateway/intake/load/loader.ts';
import { silentLog } from '../../../gateway/operation/log.ts';
import { openPgDatabase } from '../../../gateway/store/pg-database.ts';
import { openWith } from '../../../gateway/store/store.ts';
import { findPostgres, startPostgres } from '../../../gateway/testing/postgres-cluster.ts';
import { product } from '../../../generated/product.ts';
import { demoRecords } from '../../../tools/demo/demo-set.ts';
import { headersOf, processorSeconds, start, stop, tokenOf } from './gateway-process.ts';

const dashboards = 50;
/** Number of changes of patients in a second, and the seconds for which they continue. */
const [rate, seconds] = [100, 40] as const;
/** Milliseconds after which a dashboard asks for the reservations of its rows again, as the page does. */
const poll = 10_000;
const subject = 'demo|pharmacist';
const api = `/api/${product.info.slug}`;

/**
 * Measures what open dashboards cost a gateway while patients change: its processor time with dashboards, less that
 * without. Each dashboard acts like the page: on an event, it reads its rows and the numbers beside the queues again;
 * it reads reservations every ten seconds. Another process makes the changes, which the gateway only announces.
 */
export async function benchDashboards(): Promise<readonly string[]> {
  const binaries = findPostgres();
  if (binaries === undefined || process.platform !== 'linux')
    return ['left out: there is no PostgreSQL, or no /proc'];
  const cluster = await startPostgres(binaries);
  const folder = mkdtempSync(join(tmpdir(), 'bench-dashboards-'));
  const environment = { DATA_DIR: folder, DATABASE_URL: cluster.url, RATE_LIMIT: '0' };
  const { child, url } = await start(environment);
  try {
    const alone = await measure(child, cluster.url);
    const open = await Promise.all(Array.from({ length: dashboards }, () => openDashboard(url)));
    const watched = await measure(child, cluster.url);
    const reads = open.reduce((sum, { reads: own }) => sum + own(), 0);
    for (const { close } of open) close();
    const cost = watched.share - alone.share;
    return [
      `${dashboards} open dashboards: ${percent(cost)} of a core at ${watched.rate.toFixed(0)} changes a second (aim < 5 %)`,
      `  gateway without them ${percent(alone.share)} at ${alone.rate.toFixed(0)} changes a second, with them ${percent(watched.share)}; they read anew ${reads} times in ${seconds} s`,
    ];
  } finally {
    await stop(child);
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`;
}

/** Measures the gateway's share of a core while patients change, and the number of changes in a second. */
async function measure(child: ChildProcess, databaseUrl: string) {
  await wait(2_000);
  const [before, began] = [processorSeconds(child), performance.now()];
  const changes = await changePatients(databaseUrl);
  const took = (performance.now() - began) / 1_000;
  return { share: (processorSeconds(child) - before) / took, rate: changes / took };
}

/** Changes patients as another gateway does, so that the measured gateway only receives events. */
async function changePatients(url: string): Promise<number> {
  const database = openPgDatabase({ url, log: silentLog });
  const store = await openWith(database, () => undefined);
  const loader = createLoader({ database: store.database, product: () => product });
  const patients = demoRecords(product.info.slug).filter(({ entity }) => entity === 'patient');
  const batch = 10;
  let changes = 0;
  const end = performance.now() + seconds * 1_000;
  for (let turn = 0; performance.now() < end; turn += 1) {
    const due = performance.now() + (1_000 * batch) / rate;
    const from = (turn * batch) % 150;
    const chosen = patients.slice(from, from + batch).map(({ entity, record }) => ({
      entity,
      record: { ...record, facility: `Facility ${Date.now()} ${turn}` },
    }));
    await loader.load(chosen);
    changes += chosen.length;
    await wait(Math.max(0, due - performance.now()));
  }
  await database.close();
  return changes;
}

interface OpenDashboard {
  /** Number of times that the dashboard has read its rows. */
  readonly reads: () => number;
  readonly close: () => void;
}

async function openDashboard(url: string): Promise<OpenDashboard> {
  const headers = headersOf(subject);
  const get = async (path: string) => (await fetch(`${url}${api}${path}`, { headers })).json();
  const queues: readonly string[] = (await get('/queues')).rows.map((row: { _id: string }) => row._id);
  let ids: readonly string[] = [];
  let reads = 0;
  const readAnew = async () => {
    const body = JSON.stringify({ queueId: queues[0], from: 0 });
    const answer = await fetch(`${url}${api}/queue/run`, { method: 'POST', headers, body });
    ids = (await answer.json()).hits.map(({ id }: { id: string }) => id);
    await Promise.all([
      get(`/queue/counts?${listed(queues)}`),
      get(`/queue/members?${listed(ids)}`),
      get(`/patient/reservations?${listed(ids)}`),
    ]);
    reads += 1;
  };
  await readAnew();
  reads = 0;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { origin: url });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'auth', token: tokenOf(subject) }));
  socket.send(JSON.stringify({ type: 'watch' }));
  socket.on('message', (data) => {
    if (JSON.parse(String(data)).type === 'news') void readAnew();
  });
  const timer = setInterval(() => void get(`/patient/reservations?${listed(ids)}`), poll);
  return {
    reads: () => reads,
    close() {
      clearInterval(timer);
      socket.close();
    },
  };
}

function listed(ids: readonly string[]): string {
  return ids.map((id) => `ids=${encodeURIComponent(id)}`).join('&');
}
