import { startGateway } from '../../gateway/main.ts';
import { readConfig } from '../../gateway/operation/config.ts';
import { stopOnUncaught } from '../../gateway/operation/last-resort.ts';
import { openStudio } from '../../studio/commands/open-studio.ts';
import { announce, warnOfUnknownSettings } from '../dev/announce.ts';
import { updateGenerated } from '../dev/compile-step.ts';
import { admitted, demonstrationOf } from '../dev/demonstration.ts';
import { loadCompiled, loadHandedProduct, productFolder } from '../dev/handed-product.ts';
import { runMain } from '../dev/run-command.ts';
import { untilStopped } from '../dev/until-stopped.ts';
import { ensureWebBuildBeside, webDirectory } from '../dev/web-build.ts';

await runMain(async () => {
  const handed = await loadHandedProduct(productFolder());
  const { root } = handed;
  const config = readConfig(undefined, root);
  warnOfUnknownSettings();
  await updateGenerated(root);
  const building = new AbortController();
  const web = ensureWebBuildBeside(handed, building.signal).then(() => ({
    directory: webDirectory(root),
  }));
  // Keeps a failure of the build from being unhandled until the gateway, once it has its records, awaits the
  // build.
  web.catch(() => undefined);
  const product = await loadCompiled(handed);
  const demonstration = demonstrationOf(config, handed);
  const gateway = await startGateway({
    features: handed.featuresWith({}),
    ...(await openStudio(config, product, handed)),
    product,
    config,
    web,
    ...demonstration,
  }).catch((error: unknown) => {
    building.abort();
    throw error;
  });
  stopOnUncaught(gateway);
  announce({
    product,
    url: gateway.url,
    accounts: await admitted(gateway, demonstration.accounts),
    config: gateway.config,
  });
  await untilStopped(gateway.close);
});
