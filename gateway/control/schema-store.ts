import type { SchemaStore } from '../../engine/core/protocol/schema-versions.ts';
import type { GatewayConfig } from '../operation/config.ts';
import { DataFolderError, DataFolderInUseError } from '../store/data-folder.ts';
import { createSchemaStore } from '../versions/schema-store.ts';
import { openCommandStore } from './command-store.ts';
import { postTo } from './post.ts';
import { isFilesAnswer, isLatestAnswer, isSentAnswer } from './protocol.ts';
import { requireDatabase } from './require-database.ts';

/**
 * Opens the schema versions: those of the running gateway when one owns the data folder, otherwise those of the
 * store, owned until `close`. Throws an error with one sentence when neither is available.
 */
export async function openSchemaStore(config: GatewayConfig): Promise<SchemaStore> {
  requireDatabase(config);
  try {
    const { database, close } = await openCommandStore(config);
    return { ...createSchemaStore(database), close };
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    return throughGateway(config.dataDirectory, error.owner);
  }
}

function throughGateway(dataDirectory: string, owner: number): SchemaStore {
  const post = (path: string, body: unknown) => postTo({ dataDirectory, owner, path, body });
  return {
    latest: async () => answerAs(isLatestAnswer, await post('/versions/latest', {})).latest,
    version: async (hash) => answerAs(isFilesAnswer, await post('/versions/files', { hash })).files,
    send: async (change) => answerAs(isSentAnswer, await post('/versions/send', change)),
    close: async () => undefined,
  };
}

function answerAs<Answer>(isAnswer: (value: unknown) => value is Answer, value: unknown): Answer {
  if (isAnswer(value)) return value;
  throw new DataFolderError('The running gateway answered something else than was asked. See its log.');
}
