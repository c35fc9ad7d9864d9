import { configuredFeatures } from '../../features/all/server/features.ts';
import { startGateway } from '../../gateway/main.ts';
import { readConfig } from '../../gateway/operation/config.ts';
import { stopOnUncaught } from '../../gateway/operation/last-resort.ts';
import { product } from '../../generated/product.ts';
import { demoAccounts } from '../../tools/demo/demo-set.ts';
import { fewRecords } from './few-records.ts';

/** Serves the product with few patients as a process of its own. Prints its address once it serves. */
const [directory = ''] = process.argv.slice(2);
const gateway = await startGateway({
  features: configuredFeatures,
  product,
  config: readConfig(),
  web: { directory },
  accounts: demoAccounts(),
  seed: { records: () => fewRecords },
});
stopOnUncaught(gateway);
process.once('SIGTERM', () => void gateway.close().then(() => process.exit(0)));

process.stdout.write(`${gateway.url}\n`);
