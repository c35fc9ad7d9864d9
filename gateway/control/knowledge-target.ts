import type { KnowledgeOutcome, KnowledgeTarget } from '../../engine/core/protocol/load.ts';
import type { CreateKnowledgeTarget } from '../features.ts';
import type { GatewayConfig } from '../operation/config.ts';
import { DataFolderError, DataFolderInUseError } from '../store/data-folder.ts';
import { openCommandStore } from './command-store.ts';
import { postTo } from './post.ts';
import { isKnowledgeOutcome } from './protocol.ts';

/**
 * Opens the target of a knowledge package: the running gateway when one owns the data folder, otherwise the store,
 * owned until `close`. Throws an error with one sentence when neither is available.
 */
export async function openKnowledgeTarget(
  config: GatewayConfig,
  createKnowledgeTarget: CreateKnowledgeTarget,
): Promise<KnowledgeTarget> {
  try {
    const { database, close } = await openCommandStore(config);
    return { ...createKnowledgeTarget(database), close };
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    return throughGateway(config.dataDirectory, error.owner);
  }
}

function throughGateway(dataDirectory: string, owner: number): KnowledgeTarget {
  const post = async (path: string, body: unknown): Promise<KnowledgeOutcome> => {
    const answer = await postTo({ dataDirectory, owner, path, body });
    if (isKnowledgeOutcome(answer)) return answer;
    throw new DataFolderError('The running gateway answered something else than was asked. See its log.');
  };
  return {
    loadKnowledge: (text) => post('/knowledge', { text }),
    removeKnowledge: (name) => post('/knowledge/remove', { name }),
    close: async () => undefined,
  };
}
