import { configuredFeatures } from '../../features/all/server/features.ts';
import { readConfig } from '../operation/config.ts';
import { silentLog } from '../operation/log.ts';
import { startServer } from '../server.ts';
import { library } from './library.ts';
import { libraryRecords } from './library-records.ts';
import { trustToken } from './open-test-gateway.ts';

/** Serves the library in a child process, for tests that kill it. Prints its address once it serves. */
const running = await startServer({
  features: configuredFeatures,
  product: library,
  config: readConfig(),
  log: silentLog,
  identity: async (origin) => ({
    issuer: `${origin}/oidc`,
    verifyToken: trustToken,
    close: async () => undefined,
  }),
  seed: { records: () => libraryRecords },
});

process.stdout.write(`${running.url}\n`);
