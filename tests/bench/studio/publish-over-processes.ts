import { setTimeout as pause } from 'node:timers/promises';
import { silentLog } from '../../../gateway/operation/log.ts';
import type { Queryable } from '../../../gateway/store/database.ts';
import { openPgDatabase } from '../../../gateway/store/pg-database.ts';
import { openWith } from '../../../gateway/store/store.ts';
import { findPostgres, startPostgres } from '../../../gateway/testing/postgres-cluster.ts';
import { product } from '../../../generated/product.ts';
import { type ReachedGateway, startClients } from '../../publishing/clients.ts';
import { type GatewayProcess, startGatewayProcess } from '../../publishing/gateway-process.ts';
import {
  askedAbout,
  publishChange,
  publishReady,
  publishReviewed,
  reviewed,
  sendRenaming,
  sendShorter,
  serveAgain,
  withShorter,
} from '../../publishing/send-changes.ts';
import { patientIds, storePatients } from '../../publishing/stored-patients.ts';
import { release } from '../../publishing/studio-parts.ts';

const patients = patientIds(5_000);
/** Milliseconds that publishing a version and going back may take. */
const limit = 1_000;

/**
 * Measures publishing: renames a field of 5,000 patients and renames it back while six users work at three gateways in
 * separate processes; then publishes a change of one file, publishes two changes at once, restores the version before
 * them, and stops a gateway between preparing and switching.
 */
export async function benchPublishing(): Promise<readonly string[]> {
  const binaries = findPostgres();
  if (binaries === undefined) return ['left out: there is no PostgreSQL'];
  const cluster = await startPostgres(binaries);
  const gateways: GatewayProcess[] = [];
  const database = openPgDatabase({ url: cluster.url, log: silentLog });
  try {
    await openWith(database, () => undefined);
    await storePatients(database, patients.length);
    gateways.push(await startGatewayProcess(cluster.url, 'first'));
    gateways.push(...(await Promise.all([1, 2].map(() => startGatewayProcess(cluster.url)))));
    const clients = startClients(gateways, patients.slice(100, 106));
    const lines = [...(await renamed(gateways, database)), ...(await oneFile(gateways, database))];
    const { requests, failures, slowest } = await clients.stop();
    const slowestOf = `the slowest took ${Math.round(slowest)} ms`;
    lines.push(
      `${requests} requests meanwhile: ${failures.length} failed, ${slowestOf}`,
      ...failures.slice(0, 5),
    );
    lines.push(...(await killed(gateways)));
    return lines;
  } finally {
    for (const gateway of gateways) await gateway.kill();
    await database.close();
    await cluster.stop();
  }
}

async function renamed(gateways: readonly GatewayProcess[], database: Queryable): Promise<readonly string[]> {
  const [one, two] = pairOf(gateways);
  const change = await sendRenaming(one, release);
  const prepared = await timed(() => reviewed(two, change));
  let hash = '';
  const published = await timed(async () => {
    hash = await publishReady(two, change);
    await answeredBy(gateways, hash);
  });
  const kept = await timed(() => wayBackReady(database, { gateways: gateways.length, served: hash }));
  const back = await timed(async () => {
    await answeredBy(gateways, await serveAgain(one, product.hash));
  });
  return [
    `from sending the change until three gateways are ready: ${Math.round(prepared)} ms`,
    `publishing until three gateways answer by it : the limit of 1 s = ${share(published)}`,
    `from then until three gateways could go back: ${Math.round(kept)} ms`,
    `going back until three gateways answer by it : the limit of 1 s = ${share(back)}`,
  ];
}

/** Measures a change of one file that is already prepared: the time to publish it, and the time to go back. */
async function oneFile(gateways: readonly GatewayProcess[], database: Queryable): Promise<readonly string[]> {
  const [one, two] = pairOf(gateways);
  const change = await sendShorter(one, release, 7);
  const prepared = await timed(() => reviewed(two, change));
  let hash = '';
  const published = await timed(async () => {
    hash = await publishReady(two, change);
    await answeredBy(gateways, hash);
  });
  await wayBackReady(database, { gateways: gateways.length, served: hash });
  const back = await timed(async () => answeredBy(gateways, await serveAgain(one, product.hash)));
  const conflict = await twoAtOnce(gateways);
  const asked = await timed(() => askedAbout(one, hash));
  const again = await timed(async () => answeredBy(gateways, await serveAgain(one, hash)));
  return [
    `a change of one file, from sending it until three gateways are ready: ${Math.round(prepared)} ms`,
    `publishing it until three gateways answer by it : the limit of 1 s = ${share(published)}`,
    `going back from it until three gateways answer by it : the limit of 1 s = ${share(back)}`,
    ...conflict,
    `from asking about the version of one file again until three gateways are ready: ${Math.round(asked)} ms`,
    `serving it again until three gateways answer by it : the limit of 1 s = ${share(again)}`,
  ];
}

interface Served {
  readonly gateways: number;
  readonly served: string;
}

/** Resolves once every gateway serves a version and has prepared the return to the previous one. */
async function wayBackReady(database: Queryable, { gateways, served }: Served): Promise<void> {
  while (true) {
    const { rows } = await database.query<{ count: number }>(
      "select count(*)::int as count from schema_gateway where served = $1 and preparations <> '[]'",
      [served],
    );
    if (rows[0]?.count === gateways) return;
    await pause(10);
  }
}

async function twoAtOnce(gateways: readonly GatewayProcess[]): Promise<readonly string[]> {
  const [one, two] = pairOf(gateways);
  const change = await sendShorter(one, release, 5);
  await reviewed(two, change);
  const answers = await Promise.all([publishChange(one, change), publishChange(two, change)]);
  return [
    `the same change published at two gateways at once: ${answers.map(({ status }) => status).toSorted()}`,
  ];
}

async function killed(gateways: readonly GatewayProcess[]): Promise<readonly string[]> {
  const [one, two] = pairOf(gateways);
  const change = await sendShorter(one, withShorter(release, 7), 4);
  await reviewed(two, change);
  await gateways[2]?.kill();
  const published = await timed(async () => {
    await answeredBy([one, two], await publishReviewed(one, change));
  });
  return [`the same where one of them was killed between preparing and switching: ${share(published)}`];
}

function pairOf([one, two]: readonly GatewayProcess[]): readonly [ReachedGateway, ReachedGateway] {
  if (one === undefined || two === undefined) throw new Error('The gateways have not started.');
  return [one, two];
}

/** Resolves once every gateway has answered with this version. */
async function answeredBy(gateways: readonly ReachedGateway[], hash: string): Promise<void> {
  await Promise.all(
    gateways.map(async ({ as }) => {
      while (true) {
        const { headers } = await as('pharmacist')('GET', '/api/regimen/user/me');
        if (headers.get('x-schema-hash') === hash) return;
        await pause(10);
      }
    }),
  );
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function share(milliseconds: number): string {
  return `${Math.round((100 * milliseconds) / limit)} % (${Math.round(milliseconds)} ms)`;
}
