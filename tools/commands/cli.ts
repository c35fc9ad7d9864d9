import { readRevision } from '../../engine/compiler/impact/read-revision.ts';
import { readSources } from '../../engine/compiler/source/read-sources.ts';
import { writeSources } from '../../engine/compiler/source/write-sources.ts';
import type { Product } from '../../engine/core/product/product.ts';
import { createKnowledgeTarget } from '../../features/decision-support/server/knowledge/knowledge-target.ts';
import { stagedKeys } from '../../features/import/server/staged-people.ts';
import { stagedMembers } from '../../features/import/shared/staged-members.ts';
import { createConceptTarget } from '../../features/terminology/server/concept-target.ts';
import { openLoadTarget } from '../../gateway/control/client.ts';
import { openConceptTarget } from '../../gateway/control/concept-target.ts';
import { openStoreKeeper } from '../../gateway/control/keeper.ts';
import { openKnowledgeTarget } from '../../gateway/control/knowledge-target.ts';
import { openRecordSource } from '../../gateway/control/record-source.ts';
import { drillRecovery } from '../../gateway/control/recovery-drill.ts';
import { requireServer } from '../../gateway/control/require-database.ts';
import { openSchemaStore } from '../../gateway/control/schema-store.ts';
import { shard } from '../../gateway/control/shard.ts';
import { openStagingTarget } from '../../gateway/control/staging-target.ts';
import { readConfig } from '../../gateway/operation/config.ts';
import { commands, productCommands } from '../cli/commands.ts';
import { pulledVersion } from '../cli/pulled-version.ts';
import { runCli } from '../cli/run-cli.ts';
import { createTerminalOutput } from '../cli/terminal-output.ts';
import { updateGenerated } from '../dev/compile-step.ts';
import { loadCompiled, loadHandedProduct, surroundingProduct } from '../dev/handed-product.ts';
import { projectRoot } from '../quality/process.ts';

const root = surroundingProduct();

async function loadProduct(): Promise<Product> {
  await updateGenerated(root);
  return loadCompiled({ root });
}

// Ignores an early close of the pipe by a reader of the output (`| head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

/** Reads the settings, which mean the data of the product in whose folder the command is run. */
const config = () => readConfig(undefined, root);

process.exitCode = await runCli({
  args: process.argv.slice(2),
  commands: root === projectRoot ? commands : productCommands,
  output: createTerminalOutput(process.stdout),
  services: {
    product: loadProduct,
    async openTarget(product) {
      const used = config();
      const { firstRecords } = await loadHandedProduct(root);
      const hasSeed = used.hasDemonstration === true && firstRecords !== undefined;
      return openLoadTarget({ config: used, product, ...(hasSeed && { seed: { records: firstRecords } }) });
    },
    usualOrganization: () => (config().hasDemonstration === true ? 'EMTM' : undefined),
    openConcepts: () => openConceptTarget(config(), createConceptTarget),
    openKnowledge: () => openKnowledgeTarget(config(), createKnowledgeTarget),
    openStaging: () => openStagingTarget(config(), stagedKeys),
    staged: stagedMembers,
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
  },
});
