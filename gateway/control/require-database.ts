import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { GatewayConfig } from '../operation/config.ts';
import { DataFolderError } from '../store/data-folder.ts';

/** Requires an existing database: reading must create none. Throws `DataFolderError` without one. */
export function requireDatabase({ databaseUrl, dataDirectory }: GatewayConfig): void {
  if (databaseUrl !== undefined || existsSync(join(dataDirectory, 'database'))) return;
  throw new DataFolderError(
    `The data folder ${dataDirectory} holds no records yet. Start the product once, or choose another folder with DATA_DIR.`,
  );
}

/**
 * Finds the address of PostgreSQL. Throws `DataFolderError` where the store is the embedded database; `lack`
 * completes the sentence.
 */
export function requireServer({ databaseUrl, dataDirectory }: GatewayConfig, lack: string): string {
  if (databaseUrl !== undefined) return databaseUrl;
  throw new DataFolderError(`The store in ${dataDirectory} is the embedded database, ${lack}`);
}
