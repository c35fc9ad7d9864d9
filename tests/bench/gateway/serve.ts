import { configuredFeatures } from '../../../features/all/server/features.ts';
import { readConfig } from '../../../gateway/operation/config.ts';
import { silentLog } from '../../../gateway/operation/log.ts';
import { startServer } from '../../../gateway/server.ts';
import { product } from '../../../generated/product.ts';

/**
 * Serves the gateway with the demonstration set in a separate process; a token is the subject in base64url. Prints its
 * address.
 */
const running = await startServer({
  features: configuredFeatures,
  product,
  config: readConfig(),
  log: silentLog,
  identity: async (origin) => ({
    issuer: `${origin}/oidc`,
    verifyToken: async (token) => ({ subject: Buffer.from(token, 'base64url').toString() }),
    close: async () => undefined,
  }),
  seed: {
    // Imports the module on demand, as `npm start` does, since a gateway with records does not need it.
    async records() {
      const { demoRecords } = await import('../../../tools/demo/demo-set.ts');
      return demoRecords(product.info.slug);
    },
  },
});

process.stdout.write(`${running.url}\n`);
process.on('SIGTERM', () => void running.close().then(() => process.exit()));
