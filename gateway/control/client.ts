import type { Product } from '../../engine/core/product/product.ts';
import type { LoadTarget } from '../../engine/core/protocol/load.ts';
import { createLoader } from '../intake/load/loader.ts';
import { type Seed, seedOnce } from '../intake/load/seed.ts';
import type { GatewayConfig } from '../operation/config.ts';
import { type Log, silentLog } from '../operation/log.ts';
import { DataFolderError, DataFolderInUseError } from '../store/data-folder.ts';
import { withLimit } from '../store/database.ts';
import { openStore } from '../store/store.ts';
import { ensureProjections } from '../versions/projections/projections.ts';
import { postTo } from './post.ts';
import { isLoadAnswer } from './protocol.ts';

export interface LoadTargetOptions {
  readonly config: GatewayConfig;
  readonly product: Product;
  /** Records that a new database starts with, so that imported records find their owners there. */
  readonly seed?: Seed;
  readonly log?: Log;
}

/**
 * Opens the target of an import: the running gateway when one owns the data folder, otherwise the store, owned until
 * `close`. Throws an error with one sentence when neither is available.
 */
export async function openLoadTarget(options: LoadTargetOptions): Promise<LoadTarget> {
  try {
    return await openOwnStore(options);
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    return openRunningGateway(options.config.dataDirectory, error.owner);
  }
}

async function openOwnStore({
  config,
  product,
  seed,
  log = silentLog,
}: LoadTargetOptions): Promise<LoadTarget> {
  const store = await openStore(config, log);
  try {
    await ensureProjections(store.database, product);
    const database = withLimit(store.database);
    const loader = createLoader({ database, product: () => product });
    if (seed !== undefined) await seedOnce(database, loader, seed);
    return { load: loader.load, close: store.close };
  } catch (error) {
    await store.close();
    throw error;
  }
}

function openRunningGateway(dataDirectory: string, owner: number): LoadTarget {
  return {
    async load(records) {
      const answer = await postTo({ dataDirectory, owner, path: '/load', body: { records } });
      if (isLoadAnswer(answer)) return answer.outcomes;
      throw new DataFolderError('The running gateway answered something else than was asked. See its log.');
    },
    close: async () => undefined,
  };
}
