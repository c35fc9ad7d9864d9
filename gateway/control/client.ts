import { request } from 'node:http';
import type { LoadRecord, LoadTarget } from '../../engine/core/load.ts';
import type { Product } from '../../engine/core/product.ts';
import type { GatewayConfig } from '../config.ts';
import { createLoader } from '../load/loader.ts';
import { type Log, silentLog } from '../log.ts';
import { ensureProjections } from '../search/tables.ts';
import { type Seed, seedOnce } from '../seed.ts';
import { DataFolderError, DataFolderInUseError } from '../store/data-folder.ts';
import { openStore } from '../store/store.ts';
import { requireOwnSocket } from './own-socket.ts';
import { isLoadAnswer } from './protocol.ts';
import { controlSocketPath } from './socket-path.ts';

export interface LoadTargetOptions {
  readonly config: GatewayConfig;
  readonly product: Product;
  /** What a new database starts with, so that an import finds the owners that it refers to. */
  readonly seed?: Seed;
  readonly log?: Log;
}

/**
 * Where an import may put its records: the running gateway when one owns the data folder, otherwise the store
 * itself, which stays ours until `close`. Throws an error with one sentence when neither can be had.
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
    const loader = createLoader({ database: store.database, product: () => product });
    if (seed !== undefined) await seedOnce(store.database, loader, seed);
    return { load: loader.load, close: store.close };
  } catch (error) {
    await store.close();
    throw error;
  }
}

function openRunningGateway(dataDirectory: string, owner: number): LoadTarget {
  const path = controlSocketPath(dataDirectory);
  return {
    async load(records) {
      requireOwnSocket(path, dataDirectory, owner);
      return sendBatch(path, records);
    },
    close: async () => undefined,
  };
}

function sendBatch(path: string, records: readonly LoadRecord[]): ReturnType<LoadTarget['load']> {
  return new Promise((resolve, reject) => {
    const call = request({ socketPath: path, path: '/load', method: 'POST' }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const answer: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
        if (isLoadAnswer(answer)) resolve(answer.outcomes);
        else reject(new DataFolderError(`The running gateway refused the records: ${messageOf(answer)}`));
      });
    });
    call.once('error', () =>
      reject(new DataFolderError('The running gateway went away. Start it again, and repeat the import.')),
    );
    call.end(JSON.stringify({ records }));
  });
}

function messageOf(answer: unknown): string {
  const message: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'message') : undefined;
  return typeof message === 'string' ? message : 'no reason given.';
}
