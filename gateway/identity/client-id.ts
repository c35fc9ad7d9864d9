import type { Product } from '../../engine/core/product/product.ts';
import type { GatewayConfig } from '../operation/config.ts';

/** Returns the OpenID Connect client id of the pages: the configured one, or that of the product. */
export function clientIdOf(
  { oidcClientId }: Pick<GatewayConfig, 'oidcClientId'>,
  { info }: Pick<Product, 'info'>,
): string {
  return oidcClientId ?? `${info.slug}-web`;
}
