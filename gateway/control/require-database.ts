import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { GatewayConfig } from '../operation/config.ts';
import { DataFolderError } from '../store/data-folder.ts';

/**
 * Requires a database, since looking at what is stored makes no new one. Throws `DataFolderError` where there is none.
 */
export function requireDatabase({ databaseUrl, dataDirectory }: GatewayConfig): void {
  if (databaseUrl !== undefined || existsSync(join(dataDirectory, 'database'))) return;
  throw new DataFolderError(
    `The data folder ${dataDirectory} holds no records yet. Start the product once, or choose another folder with DATA_DIR.`,
  );
}

/** The address of the PostgreSQL. Throws `DataFolderError` where the store is the embedded database, with what it lacks. */
export function requireServer({ databaseUrl, dataDirectory }: GatewayConfig, lack: string): string {
  if (databaseUrl !== undefined) return databaseUrl;
  throw new DataFolderError(`The store in ${dataDirectory} is the embedded database, ${lack}`);
}
