import type { JsonObject } from '../../../engine/core/json/json.ts';
import { silentLog } from '../../../gateway/operation/log.ts';
import type { Database, Queryable } from '../../../gateway/store/database.ts';
import { openPgDatabase } from '../../../gateway/store/pg-database.ts';
import { openWith } from '../../../gateway/store/store.ts';
import { openTestGateway } from '../../../gateway/testing/open-test-gateway.ts';
import { product } from '../../../generated/product.ts';
import { today } from './records.ts';

/**
 * Runs a gateway in a separate process that completes a reconciliation, and exits after all writes and before the
 * commit. Arguments: the address of the database, the reconciliation as JSON.
 */
const [url = '', reconciliation = ''] = process.argv.slice(2);
const record = JSON.parse(reconciliation) as JsonObject;

const opened = openPgDatabase({ url, log: silentLog, connections: 4 });
const dying: Database = {
  ...opened,
  transaction: (work) =>
    opened.transaction(async (tx) => {
      const result = await work(tx);
      if (await isCompleted(tx)) process.kill(process.pid, 'SIGKILL');
      return result;
    }),
};

async function isCompleted(tx: Queryable): Promise<boolean> {
  const { rows } = await tx.query<{ done: boolean }>(
    "select document ? 'completedAt' as done from record where id = $1",
    [record['_id']],
  );
  return rows[0]?.done === true;
}

const gateway = await openTestGateway({
  product,
  store: await openWith(dying, () => undefined),
  clock: () => new Date(`${today}T12:00:00Z`),
  timeZone: 'UTC',
});
await gateway.as('demo|pharmacist')('PUT', '/api/reconciliation/complete', record);
