import { join } from 'node:path';
import { writeModulesBelow } from '../../engine/compiler/import-generated.ts';
import { readSources } from '../../engine/compiler/source/read-sources.ts';
import type { Product } from '../../engine/core/product/product.ts';
import type { HandedProduct } from '../../features/platform/server/product.ts';
import type { StartOptions } from '../../gateway/main.ts';
import { type GatewayConfig, hasStudio } from '../../gateway/operation/config.ts';
import { askingUserId } from '../../gateway/records/context/work-budget.ts';
import { projectRoot } from '../../tools/quality/process.ts';
import { createCompilerBeside } from '../workbench/compile-beside.ts';
import { schemaVersions } from '../workbench/schema-versions.ts';
import { studioOf } from '../workbench/studio-of.ts';
import { createVersions } from '../workbench/versions.ts';

/**
 * Creates the gateway services that follow published versions, and the services of a Studio where the operator
 * configures one.
 */
export async function openStudio(
  config: GatewayConfig,
  product: Product,
  { root, code: facts, featuresWith }: HandedProduct,
): Promise<Partial<Pick<StartOptions, 'features' | 'versions' | 'pageModule'>>> {
  const { studioSeconds: seconds, studioMegabytes: megabytes } = config;
  const release = await readSources(root);
  const code = { ...facts, release };
  // Writes modules beside the records, since a release itself may be read-only.
  const modules = join(config.dataDirectory, 'modules');
  writeModulesBelow(modules);
  const compiler = createCompilerBeside({ seconds, megabytes, user: askingUserId, code, modules });
  const versions = createVersions(projectRoot, { compiler });
  const published = schemaVersions(versions, { product, texts: release });
  const services = {
    ...(await studioOf(possibleMode(config), { root, versions, published })),
    ...(config.studioAlone && { publishedAlone: config.studioAlone }),
  };
  return {
    features: (served, ...rest) => featuresWith(hasStudio(served) ? services : {})(served, ...rest),
    versions: published,
    pageModule: published.pageModule,
  };
}

/**
 * Returns the mode for which services are created; the gateway does not offer them if its database holds more than
 * the demonstration.
 */
function possibleMode({ studio, hasDemonstration }: GatewayConfig): GatewayConfig['studio'] {
  return studio ?? (hasDemonstration === true ? 'publish' : 'none');
}
