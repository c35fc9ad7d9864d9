import type { GatewayConfig } from '../operation/config.ts';
import { silentLog } from '../operation/log.ts';
import { withLimit } from '../store/database.ts';
import { openStore, type Store } from '../store/store.ts';

/**
 * Opens the store for an operator's command: its statements have a timeout and end with the command. Throws as
 * `openStore` does.
 */
export async function openCommandStore(config: GatewayConfig): Promise<Store> {
  const { database, close } = await openStore(config, silentLog);
  return { database: withLimit(database), close };
}
