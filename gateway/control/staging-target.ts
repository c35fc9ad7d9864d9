import type { StagedBatch, StagingProgress, StagingTarget } from '../../engine/core/protocol/staging.ts';
import type { Features } from '../features.ts';
import { createStagingTarget } from '../intake/staging/staging-target.ts';
import type { GatewayConfig } from '../operation/config.ts';
import { DataFolderInUseError } from '../store/data-folder.ts';
import { openCommandStore } from './command-store.ts';
import { postTo } from './post.ts';

/**
 * Opens the target of staged records: the running gateway when one owns the data folder, otherwise the store, owned
 * until `close`. Throws an error with one sentence when neither is available.
 */
export async function openStagingTarget(
  config: GatewayConfig,
  keys: NonNullable<Features['stagedKeys']>,
): Promise<StagingTarget> {
  try {
    const { database, close } = await openCommandStore(config);
    return { ...createStagingTarget(database, keys), close };
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    return throughGateway(config.dataDirectory, error.owner);
  }
}

function throughGateway(dataDirectory: string, owner: number): StagingTarget {
  const post = (path: string, body: unknown) => postTo({ dataDirectory, owner, path, body });
  return {
    async progressOf(source) {
      const answer = await post('/staging/progress', source);
      return (answer as { readonly progress?: StagingProgress }).progress;
    },
    stage: async (batch) => (await post('/staging', batch)) as StagedBatch,
    complete: async (end) => (await post('/staging/complete', end)) as number,
    close: async () => undefined,
  };
}
