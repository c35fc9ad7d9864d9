import type { HandedProduct } from '../../features/platform/server/product.ts';
import type { StartOptions } from '../../gateway/main.ts';
import type { GatewayConfig } from '../../gateway/operation/config.ts';
import { projectRoot } from '../../tools/quality/process.ts';
import { compilerHere } from '../workbench/compile-texts.ts';
import { createVersions } from '../workbench/versions.ts';
import { fileWorkbench } from '../workbench/workbench.ts';

/** Creates the gateway services of the development server, for a Studio that writes the files of the checkout. */
export function openFileStudio(
  { studio }: GatewayConfig,
  { root, code, featuresWith }: HandedProduct,
): Partial<Pick<StartOptions, 'features' | 'pageModule'>> {
  const versions = createVersions(projectRoot, { compiler: compilerHere({ code }) });
  return {
    features: featuresWith(studio === 'none' ? {} : { workbench: fileWorkbench(root, versions) }),
    pageModule: versions.pageModule,
  };
}
