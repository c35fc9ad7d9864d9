import { createServer } from 'node:http';
import type { LoadRecord } from '../../engine/core/protocol/load.ts';
import { apiHandler } from '../../gateway/api-handler.ts';
import { silentLog } from '../../gateway/monitoring/log.ts';
import { openPgDatabase } from '../../gateway/store/pg-database.ts';
import { openWith } from '../../gateway/store/store.ts';
import { openTestGateway } from '../../gateway/testing/open-test-gateway.ts';
import { product } from '../../generated/product.ts';
import { today } from '../product/harness/records.ts';
import { withoutRevisions } from './broken-gateway.ts';

/**
 * A gateway of the product in a process of its own: prints its address once it serves. Arguments: the address of the
 * database, and `broken` for one that ignores which revision a save has seen. A number sent to it sets its clock forward
 * or back, by milliseconds; records are loaded as an import does, and answered with whether they were.
 */
const [url = '', how = 'sound'] = process.argv.slice(2);
const started = Date.now();
const noon = Date.parse(`${today}T12:00:00Z`);
let jump = 0;
process.on('message', (message: number | readonly LoadRecord[]) => {
  if (typeof message === 'number') jump = message;
  else
    sound.load(message).then(
      () => process.send?.(true),
      () => process.send?.(false),
    );
});
process.on('disconnect', () => process.exit(0));

const sound = await openTestGateway({
  product,
  store: await openWith(openPgDatabase({ url, log: silentLog }), () => undefined),
  clock: () => new Date(noon + Date.now() - started + jump),
  timeZone: 'UTC',
});
const gateway = how === 'broken' ? { ...sound, fetch: withoutRevisions(sound.fetch) } : sound;
const server = createServer(apiHandler(gateway, silentLog));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.stdout.write(`http://127.0.0.1:${address?.port}\n`);
});
