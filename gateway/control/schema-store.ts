import type { SchemaStore, SentFromFiles } from '../../engine/core/protocol/schema-versions.ts';
import type { GatewayConfig } from '../config.ts';
import { silentLog } from '../monitoring/log.ts';
import { DataFolderInUseError } from '../store/data-folder.ts';
import { openStore } from '../store/store.ts';
import { createSchemaStore } from '../versions/schema-store.ts';
import { postTo } from './post.ts';
import { requireDatabase } from './require-database.ts';

/**
 * The versions of the schemas in a database: of the running gateway when one owns the data folder, otherwise of the
 * store itself, which stays ours until `close`. Throws an error with one sentence when neither is available.
 */
export async function openSchemaStore(config: GatewayConfig): Promise<SchemaStore> {
  requireDatabase(config);
  try {
    const { database, close } = await openStore(config, silentLog);
    return { ...createSchemaStore(database), close };
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    return throughGateway(config.dataDirectory, error.owner);
  }
}

function throughGateway(dataDirectory: string, owner: number): SchemaStore {
  const post = (path: string, body: unknown) => postTo({ dataDirectory, owner, path, body });
  return {
    async published() {
      const { published } = (await post('/versions/published', {})) as PublishedAnswer;
      return published;
    },
    async version(hash) {
      const { files } = (await post('/versions/files', { hash })) as VersionAnswer;
      return files;
    },
    send: async (change) => (await post('/versions/send', change)) as SentFromFiles,
    close: async () => undefined,
  };
}

interface PublishedAnswer {
  readonly published?: Awaited<ReturnType<SchemaStore['published']>>;
}

interface VersionAnswer {
  readonly files?: Awaited<ReturnType<SchemaStore['version']>>;
}
