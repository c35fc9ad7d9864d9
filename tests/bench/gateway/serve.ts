import { configuredFeatures } from '../../../features/all/server/features.ts';
import { readConfig } from '../../../gateway/operation/config.ts';
import { silentLog } from '../../../gateway/operation/log.ts';
import { startServer } from '../../../gateway/server.ts';
import { product } from '../../../generated/product.ts';

/**
 * Serves the gateway in a process of its own, with the demonstration set; a token is the subject itself. Prints its
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
    // Imported late, as `npm start` does: a gateway that has its records needs no module that makes them.
    async records() {
      const { demoRecords } = await import('../../../tools/demo/demo-set.ts');
      return demoRecords(product.info.slug);
    },
  },
});

process.stdout.write(`${running.url}\n`);
process.on('SIGTERM', () => void running.close().then(() => process.exit()));
