import { type GatewayChild, startGatewayChild } from './gateway-child.ts';
import type { Asker } from './open-test-gateway.ts';

/** Gateway of the library in a child process. */
export interface LibraryProcess extends Pick<GatewayChild, 'url' | 'kill'> {
  /** Sends requests as Ann. */
  readonly ask: Asker;
}

export async function startLibraryProcess(
  environment: Readonly<Record<string, string>>,
): Promise<LibraryProcess> {
  const script = new URL('./run-library-server.ts', import.meta.url).pathname;
  const { url, as, kill } = await startGatewayChild([script], { PORT: '0', ...environment });
  return { url, kill, ask: as('ann') };
}
