import type { GatewayConfig } from '../../gateway/operation/config.ts';

/**
 * Completes a configuration for development, in which the Studio always writes files, whatever the database
 * contains.
 */
export function developmentConfig(config: GatewayConfig): GatewayConfig {
  return { hasServerTiming: true, ...config, studio: config.studio === 'none' ? 'none' : 'files' };
}
