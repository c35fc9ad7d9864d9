import type { ConceptCounts, ConceptTarget } from '../../engine/core/protocol/load.ts';
import type { CreateConceptTarget } from '../features.ts';
import type { GatewayConfig } from '../operation/config.ts';
import { DataFolderInUseError } from '../store/data-folder.ts';
import { openCommandStore } from './command-store.ts';
import { postTo } from './post.ts';

/**
 * Opens the target of a code system: the running gateway when one owns the data folder, otherwise the store, owned
 * until `close`. Throws an error with one sentence when neither is available.
 */
export async function openConceptTarget(
  config: GatewayConfig,
  createConceptTarget: CreateConceptTarget,
): Promise<ConceptTarget> {
  try {
    const { database, close } = await openCommandStore(config);
    return { ...createConceptTarget(database), close };
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    return throughGateway(config.dataDirectory, error.owner);
  }
}

function throughGateway(dataDirectory: string, owner: number): ConceptTarget {
  const post = (path: string, body: unknown) => postTo({ dataDirectory, owner, path, body });
  return {
    load: async (batch) => (await post('/concepts', batch)) as ConceptCounts,
    complete: async (edition) => (await post('/concepts/complete', edition)) as number,
    close: async () => undefined,
  };
}
