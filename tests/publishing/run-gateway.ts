import { createServer } from 'node:http';
import { apiHandler } from '../../gateway/gateway.ts';
import { silentLog } from '../../gateway/operation/log.ts';
import { openPgDatabase } from '../../gateway/store/pg-database.ts';
import { openWith } from '../../gateway/store/store.ts';
import { openTestGateway } from '../../gateway/testing/open-test-gateway.ts';
import { product } from '../../generated/product.ts';
import { createCompilerBeside } from '../../studio/workbench/compile-beside.ts';
import { createVersions } from '../../studio/workbench/versions.ts';
import { projectRoot } from '../../tools/quality/process.ts';
import { productRecords } from '../product/harness/records.ts';
import { studioParts } from './studio-parts.ts';

/**
 * Runs a gateway that publishes in a separate process, and prints its address once it serves. Arguments: the address
 * of the database, and `first` for the gateway that loads the records of the tests.
 */
const [url = '', place] = process.argv.slice(2);
const store = await openWith(openPgDatabase({ url, log: silentLog }), () => undefined);
const versions = createVersions(projectRoot, { compiler: createCompilerBeside() });
const gateway = await openTestGateway({ product, store, ...(await studioParts(versions)) });
if (place === 'first') await gateway.load(productRecords);
await gateway.followed();
const server = createServer(apiHandler(gateway, silentLog));
// Exceeds Node's default of five seconds, since a client on a slow machine may be idle for longer.
server.keepAliveTimeout = 120_000;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.stdout.write(`http://127.0.0.1:${address?.port}\n`);
});
process.once('SIGTERM', () => void gateway.close().then(() => process.exit(0)));
