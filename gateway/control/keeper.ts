import { type IncomingMessage, request } from 'node:http';
import { createInterface } from 'node:readline';
import type { GatewayConfig } from '../operation/config.ts';
import { type StoreReport, verifyStore } from '../records/audit/verify-store.ts';
import { readBackup, writeBackup } from '../store/backup.ts';
import { DataFolderError, DataFolderInUseError } from '../store/data-folder.ts';
import { openCommandStore } from './command-store.ts';
import { requireOwnSocket } from './own-socket.ts';
import { endOfEntries, failureOf } from './protocol.ts';
import { requireDatabase } from './require-database.ts';
import { controlSocketPath } from './socket-path.ts';

/** Maintenance of a whole store, for an operator's commands. */
export interface StoreKeeper {
  /** Writes all stored rows, one a line; resolves to their number. */
  readonly backup: (write: (line: string) => Promise<void>) => Promise<number>;
  /** Fills an empty store; resolves to the number of rows. */
  readonly restore: (lines: AsyncIterable<string>) => Promise<number>;
  readonly verify: () => Promise<StoreReport>;
  readonly close: () => Promise<void>;
}

/**
 * Opens the store, or connects to the gateway that owns it. Throws an error with one sentence when neither is
 * available, or the store does not exist: a misspelled folder must not yield an empty backup.
 */
export async function openStoreKeeper(config: GatewayConfig, purpose: 'look' | 'fill'): Promise<StoreKeeper> {
  if (purpose === 'look') requireDatabase(config);
  try {
    const { database, close } = await openCommandStore(config);
    return {
      backup: async (write) => (await writeBackup(database, write)).rows,
      restore: async (lines) => (await readBackup(database, lines)).rows,
      verify: () => verifyStore(database),
      close,
    };
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    return runningKeeper(config.dataDirectory, error.owner);
  }
}

function runningKeeper(dataDirectory: string, owner: number): StoreKeeper {
  const path = controlSocketPath(dataDirectory);
  const ask = (what: string) => {
    requireOwnSocket(path, dataDirectory, owner);
    return linesOf(path, what);
  };
  return {
    async backup(write) {
      let rows = 0;
      for await (const line of ask('/backup')) {
        await write(`${line}\n`);
        rows = rowsIn(line) ?? rows;
      }
      return rows;
    },
    restore: async () => {
      throw new DataFolderError(
        `The data folder ${dataDirectory} is in use by process ${owner}. Restore into another DATA_DIR, and start with that.`,
      );
    },
    async verify() {
      // Reads the answer to its end, where the last line confirms completeness.
      let text = '';
      for await (const line of ask('/audit')) text += line;
      return JSON.parse(text) as StoreReport;
    },
    close: async () => undefined,
  };
}

/** Reads the number in the last line of a backup. */
function rowsIn(line: string): number | undefined {
  return /^\{"rows":(\d+),"hash"/.exec(line)?.[1] === undefined
    ? undefined
    : Number(line.slice(8).split(',')[0]);
}

/** Reads the lines of an answer. Throws when the answer was cut off. */
async function* linesOf(socketPath: string, path: string): AsyncGenerator<string> {
  let last = '';
  for await (const line of createInterface({ input: await open(socketPath, path), crlfDelay: Infinity })) {
    last = line;
    const failure = failureOf(line);
    if (failure !== undefined) throw new DataFolderError(failure);
    if (line !== endOfEntries) yield line;
  }
  if (last !== endOfEntries) throw wentAway();
}

function open(socketPath: string, path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const call = request({ socketPath, path }, (response) => {
      if (response.statusCode === 200) return resolve(response);
      response.resume();
      return reject(new DataFolderError('The running gateway could not do it. See its log.'));
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
