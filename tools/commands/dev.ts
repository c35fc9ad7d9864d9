import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { watchSchemas } from '../../engine/compiler/watch.ts';
import { startGateway } from '../../gateway/main.ts';
import { readConfig } from '../../gateway/operation/config.ts';
import { stopOnUncaught } from '../../gateway/operation/last-resort.ts';
import { openFileStudio } from '../../studio/commands/open-file-studio.ts';
import { announce, locationOfRecords } from '../dev/announce.ts';
import { SchemaError, updateGenerated } from '../dev/compile-step.ts';
import { admitted, demonstrationOf } from '../dev/demonstration.ts';
import { createDevWeb } from '../dev/dev-web.ts';
import { developmentConfig } from '../dev/development-config.ts';
import { followSchemas } from '../dev/follow-schemas.ts';
import { loadHandedProduct, productFolder } from '../dev/handed-product.ts';
import { createProductModules } from '../dev/product-modules.ts';
import { runMain } from '../dev/run-command.ts';
import { untilStopped } from '../dev/until-stopped.ts';
import { say } from '../terminal/terminal.ts';

await runMain(async () => {
  const handed = await loadHandedProduct(productFolder());
  const { root } = handed;
  const config = developmentConfig(readConfig(undefined, root));
  const isFirstStart = !existsSync(join(root, '.cache', 'vite'));
  say('Loading the product from its schemas …');
  const isSound = await updateGenerated(root).then(() => true, toleratingMistakes(root));
  const modules = createProductModules(root);
  const product = await modules.load();
  const web = await createDevWeb(handed);
  say(`Opening the records in ${locationOfRecords(config)} …`);
  const demonstration = demonstrationOf(config, handed);
  const gateway = await startGateway({
    features: handed.featuresWith({}),
    ...openFileStudio(config, handed),
    product,
    config,
    web: { middleware: web.middleware },
    ...demonstration,
  });
  stopOnUncaught(gateway);
  const watcher = await watchSchemas({
    root,
    onResult: (result) => followSchemas(result, { web, modules, gateway }),
    // Compiles the unchanged schemas again after the first page, which warms the compiler for the first change.
    ...(isSound ? { rest: web.rest } : {}),
  });
  announce({
    product,
    url: gateway.url,
    accounts: await admitted(gateway, demonstration.accounts),
    config: gateway.config,
  });
  if (isFirstStart) say('The first page takes some seconds more: its libraries are bundled, this once.');
  await untilStopped(async () => {
    watcher.close();
    modules.close();
    await web.close();
    await gateway.close();
  });
});

/** Serves the last good build, if any, while the schemas have an error, which the watcher reports. */
function toleratingMistakes(root: string): (error: unknown) => false {
  return (error) => {
    const hasBuild = existsSync(join(root, 'generated', 'product.ts'));
    if (!(error instanceof SchemaError && hasBuild)) throw error;
    return false;
  };
}
