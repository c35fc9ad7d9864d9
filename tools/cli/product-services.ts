import { readRevision } from '../../engine/compiler/impact/read-revision.ts';
import { readSources } from '../../engine/compiler/source/read-sources.ts';
import { writeSources } from '../../engine/compiler/source/write-sources.ts';
import { openLoadTarget } from '../../gateway/control/client.ts';
import { openStoreKeeper } from '../../gateway/control/keeper.ts';
import { openRecordSource } from '../../gateway/control/record-source.ts';
import { drillRecovery } from '../../gateway/control/recovery-drill.ts';
import { requireServer } from '../../gateway/control/require-database.ts';
import { openSchemaStore } from '../../gateway/control/schema-store.ts';
import { shard } from '../../gateway/control/shard.ts';
import { type GatewayConfig, readConfig } from '../../gateway/operation/config.ts';
import { updateGenerated } from '../dev/compile-step.ts';
import { loadCompiled, loadHandedProduct } from '../dev/handed-product.ts';
import type { CliServices } from './command.ts';
import { pulledVersion } from './pulled-version.ts';

/** Reads the settings, which mean the data of the product in a folder. */
export function configOf(root: string): GatewayConfig {
  return readConfig(undefined, root);
}

/** Creates the services for commands about the product in a folder. */
export function productServices(root: string): CliServices {
  const config = () => configOf(root);
  return {
    async product() {
      await updateGenerated(root);
      return loadCompiled({ root });
    },
    async openTarget(product) {
      const used = config();
      const { firstRecords } = await loadHandedProduct(root);
      const hasSeed = used.hasDemonstration === true && firstRecords !== undefined;
      return openLoadTarget({ config: used, product, ...(hasSeed && { seed: { records: firstRecords } }) });
    },
    input: () => process.stdin,
    schemaTexts: (revision) => (revision === undefined ? readSources(root) : readRevision(root, revision)),
    writeSchemaTexts: (texts) => writeSources(root, texts),
    openSchemas: () => openSchemaStore(config()),
    pulled: pulledVersion(root),
    openRecords: (product) => openRecordSource({ config: config(), product }),
    openStore: (purpose) => openStoreKeeper(config(), purpose),
    drillRecovery: (drill) =>
      drillRecovery({
        ...drill,
        live: requireServer(
          config(),
          'which has no archived log. Set DATABASE_URL, or use "backup" and "restore".',
        ),
      }),
    shard: (isDryRun) => shard(config(), isDryRun),
    settings: config,
    backupKey: () => config().backupKey,
    now: () => new Date(),
  };
}
