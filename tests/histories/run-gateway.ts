import { createServer } from 'node:http';
import { apiHandler } from '../../gateway/gateway.ts';
import { silentLog } from '../../gateway/operation/log.ts';
import { openPgDatabase } from '../../gateway/store/pg-database.ts';
import { openWith } from '../../gateway/store/store.ts';
import { openTestGateway } from '../../gateway/testing/open-test-gateway.ts';
import { product } from '../../generated/product.ts';
import { today } from '../product/harness/records.ts';
import { defects, isDefect } from './defects.ts';
import type { Message } from './message.ts';

/**
 * Runs a gateway of the product in a separate process, and prints its address once it serves. Arguments: the address
 * of the database, and a defect. Messages set the clock by milliseconds from the real time, add a defect, or load
 * records like an import, with a reply whether they are stored.
 */
const [url = '', given] = process.argv.slice(2);
const started = Date.now();
const noon = Date.parse(`${today}T12:00:00Z`);
let jump = 0;
let defect = given !== undefined && isDefect(given) ? given : 'none';
process.on('message', (message: Message) => {
  if ('jump' in message) jump = message.jump;
  else if ('defect' in message) defect = message.defect;
  else
    sound.load(message.records).then(
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
const fetch = (request: Request) => defects[defect](sound.fetch)(request);
const server = createServer(apiHandler({ ...sound, fetch }, silentLog));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.stdout.write(`http://127.0.0.1:${address?.port}\n`);
});
