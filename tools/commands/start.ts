import { configuredFeatures } from '../../features/all/server/features.ts';
import { startGateway } from '../../gateway/main.ts';
import { hasStudio, readConfig } from '../../gateway/operation/config.ts';
import { stopOnUncaught } from '../../gateway/operation/last-resort.ts';
import { openStudio } from '../../studio/commands/open-studio.ts';
import { announce, locationOfRecords, warnOfUnknownSettings } from '../dev/announce.ts';
import { compileSchemas } from '../dev/compile-step.ts';
import { admitted, demonstrationOf } from '../dev/demonstration.ts';
import { runCommand } from '../dev/run-command.ts';
import { untilStopped } from '../dev/until-stopped.ts';
import { ensureWebBuildBeside, webDirectory } from '../dev/web-build.ts';
import { projectRoot } from '../quality/process.ts';

await runCommand(async () => {
  const config = readConfig();
  warnOfUnknownSettings();
  await compileSchemas(projectRoot);
  const building = new AbortController();
  const web = ensureWebBuildBeside(projectRoot, building.signal).then(() => ({
    directory: webDirectory(projectRoot),
  }));
  // Keeps a failure of the build from being unhandled until the gateway, once it has its records, awaits the
  // build.
  web.catch(() => undefined);
  const { product } = await import('../../generated/product.ts');
  const demonstration = demonstrationOf(config, product.info.slug);
  const gateway = await startGateway({
    features: configuredFeatures,
    ...(await openStudio(config, product)),
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
    title: product.info.title,
    url: gateway.url,
    accounts: await admitted(gateway, demonstration.accounts),
    database: locationOfRecords(config),
    hasStudio: hasStudio(gateway.config),
  });
  await untilStopped(gateway.close);
});
