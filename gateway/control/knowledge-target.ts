import type { KnowledgeOutcome, KnowledgeTarget } from '../../engine/core/protocol/load.ts';
import type { GatewayConfig } from '../config.ts';
import type { CreateKnowledgeTarget } from '../features.ts';
import { silentLog } from '../monitoring/log.ts';
import { DataFolderInUseError } from '../store/data-folder.ts';
import { openStore } from '../store/store.ts';
import { postTo } from './post.ts';

/**
 * Where a package of knowledge may be loaded to: the running gateway when one owns the data folder, otherwise the store
 * itself, which stays ours until `close`. Throws an error with one sentence when neither is available.
 */
export async function openKnowledgeTarget(
  config: GatewayConfig,
  createKnowledgeTarget: CreateKnowledgeTarget,
): Promise<KnowledgeTarget> {
  try {
    const { database, close } = await openStore(config, silentLog);
    return { ...createKnowledgeTarget(database), close };
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    return throughGateway(config.dataDirectory, error.owner);
  }
}

function throughGateway(dataDirectory: string, owner: number): KnowledgeTarget {
  const post = (path: string, body: unknown) => postTo({ dataDirectory, owner, path, body });
  return {
    loadKnowledge: async (text) => (await post('/knowledge', { text })) as KnowledgeOutcome,
    removeKnowledge: async (name) => (await post('/knowledge/remove', { name })) as KnowledgeOutcome,
    close: async () => undefined,
  };
}
