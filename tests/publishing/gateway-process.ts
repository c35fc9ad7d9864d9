import { type GatewayChild, startGatewayChild } from '../../gateway/testing/gateway-child.ts';
import type { ReachedGateway } from './clients.ts';

/** Gateway that can publish, in a process of its own, used over HTTP. */
export interface GatewayProcess extends ReachedGateway, Pick<GatewayChild, 'kill'> {}

const script = new URL('./run-gateway.ts', import.meta.url).pathname;

export async function startGatewayProcess(database: string, place = ''): Promise<GatewayProcess> {
  const { as, kill } = await startGatewayChild([script, database, place]);
  return { kill, as: (user) => as(`demo|${user}`) };
}
