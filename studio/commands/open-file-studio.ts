import code from '../../features/all/server/code-facts.json' with { type: 'json' };
import { featuresWith } from '../../features/all/server/features.ts';
import type { StartOptions } from '../../gateway/main.ts';
import type { GatewayConfig } from '../../gateway/operation/config.ts';
import { projectRoot as root } from '../../tools/quality/process.ts';
import { compilerHere } from '../workbench/compile-texts.ts';
import { createVersions } from '../workbench/versions.ts';
import { fileWorkbench } from '../workbench/workbench.ts';

/**
 * Completes a configuration for development, in which the Studio always writes files, whatever the database
 * contains.
 */
export function developmentConfig(config: GatewayConfig): GatewayConfig {
  return { hasServerTiming: true, ...config, studio: config.studio === 'none' ? 'none' : 'files' };
}

/** Creates the gateway services of the development server, for a Studio that writes the files of the checkout. */
export function openFileStudio({
  studio,
}: GatewayConfig): Partial<Pick<StartOptions, 'features' | 'pageModule'>> {
  const versions = createVersions(root, { compiler: compilerHere({ code }) });
  return {
    features: featuresWith(studio === 'none' ? {} : { workbench: fileWorkbench(root, versions) }),
    pageModule: versions.pageModule,
  };
}
