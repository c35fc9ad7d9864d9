import { setTimeout as pause } from 'node:timers/promises';
import { openWith } from '../../../gateway/store/store.ts';
import { databaseHosts } from '../../../gateway/testing/database-hosts.ts';
import { openTestGateway } from '../../../gateway/testing/open-test-gateway.ts';
import { product } from '../../../generated/product.ts';
import { productRecords } from '../../product/harness/records.ts';
import { sendShorter } from '../../publishing/send-changes.ts';
import { patientIds, storePatients } from '../../publishing/stored-patients.ts';
import { release, studioParts } from '../../publishing/studio-parts.ts';

/** Seconds that the count may take. */
const limit = 60;

/**
 * Counts the effects of a change on stored records while the gateway serves; then starts another count and cancels it.
 */
export async function benchImpact(records = 100_000): Promise<readonly string[]> {
  const host = databaseHosts.find(({ interleaves }) => interleaves);
  if (host === undefined) return ['left out: there is no PostgreSQL'];
  const { database, stop } = await host.open();
  try {
    const store = { ...(await openWith(database, () => undefined)), close: async () => undefined };
    await storePatients(database, patientIds(records).length);
    const gateway = await openTestGateway({ product, store, ...(await studioParts()) });
    await gateway.load(productRecords);
    const as = (user: string) => gateway.as(`demo|${user}`);
    const { id } = await sendShorter({ as }, release, 5);
    const count = (body: object) => as('admin')('POST', '/api/regimen/studio/impact/count', { id, ...body });
    const looked = async () => (await as('admin')('GET', `/api/regimen/studio/impact?id=${id}`)).body;

    const begun = performance.now();
    await count({});
    let [shown, slowest] = [0, 0];
    while ((await looked())['state'] === 'running') {
      const asked = performance.now();
      await as('pharmacist')('GET', '/api/regimen/patient?patientId=stored-1');
      slowest = Math.max(slowest, performance.now() - asked);
      shown += 1;
      await pause(250);
    }
    const seconds = (performance.now() - begun) / 1_000;
    const { state, looked: counted } = await looked();

    await count({});
    while (Number((await looked())['looked'] ?? 0) === 0) await pause(50);
    const stopping = performance.now();
    await count({ isCancelled: true });
    await gateway.jobs.settled();
    const stopped = performance.now() - stopping;
    await gateway.close();
    return [
      `what a change does to ${counted} records (${state}) : the limit of 60 s = ${Math.round((100 * seconds) / limit)} % (${Math.round(seconds)} s)`,
      `progress seen ${shown} times meanwhile; a read of a patient took ${Math.round(slowest)} ms at most; stopped after ${Math.round(stopped)} ms`,
    ];
  } finally {
    await stop();
  }
}
