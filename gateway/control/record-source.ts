import { type IncomingMessage, request } from 'node:http';
import { createInterface } from 'node:readline';
import type { Product } from '../../engine/core/product/product.ts';
import type { StoredEntry, StoredRecords } from '../../engine/core/protocol/load.ts';
import type { GatewayConfig } from '../operation/config.ts';
import { everyRecord } from '../records/every-record.ts';
import { DataFolderError, DataFolderInUseError } from '../store/data-folder.ts';
import { openCommandStore } from './command-store.ts';
import { requireOwnSocket } from './own-socket.ts';
import { endOfEntries } from './protocol.ts';
import { requireDatabase } from './require-database.ts';
import { controlSocketPath } from './socket-path.ts';

export interface RecordSourceOptions {
  readonly config: GatewayConfig;
  /** Product whose record types are read from an opened store; a running gateway reads those that it serves. */
  readonly product: Product;
}

/**
 * Opens the stored records for reading: the running gateway when one owns the data folder, otherwise the store, owned
 * until `close`. Throws an error with one sentence when neither is available.
 */
export async function openRecordSource({ config, product }: RecordSourceOptions): Promise<StoredRecords> {
  requireDatabase(config);
  try {
    const { database, close } = await openCommandStore(config);
    return { entries: () => everyRecord(database, product), close };
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    const { owner } = error;
    return { entries: () => askGateway(config.dataDirectory, owner), close: async () => undefined };
  }
}

async function* askGateway(dataDirectory: string, owner: number): AsyncGenerator<StoredEntry> {
  const path = controlSocketPath(dataDirectory);
  requireOwnSocket(path, dataDirectory, owner);
  let last = '';
  for await (const line of createInterface({ input: await openAnswer(path), crlfDelay: Infinity })) {
    last = line;
    if (line !== endOfEntries) yield JSON.parse(line) as StoredEntry;
  }
  if (last !== endOfEntries) throw wentAway();
}

function openAnswer(socketPath: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const call = request({ socketPath, path: '/records' }, (response) => {
      if (response.statusCode === 200) return resolve(response);
      response.resume();
      return reject(new DataFolderError('The running gateway could not read its records. See its log.'));
    });
    call.once('error', () => reject(wentAway()));
    call.end();
  });
}

function wentAway(): DataFolderError {
  return new DataFolderError(
    'The running gateway went away in the middle. Start it again, and repeat the command.',
  );
}
