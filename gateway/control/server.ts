import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { JsonRefusedError, parseStrictJson } from '../../engine/core/json/strict-json.ts';
import type { ConceptTarget, KnowledgeTarget, StoredEntry } from '../../engine/core/protocol/load.ts';
import type { StagingTarget } from '../../engine/core/protocol/staging.ts';
import type { Loader } from '../intake/load/loader.ts';
import { badRequest, GatewayError, tooLarge, unknownRoute } from '../operation/errors.ts';
import { describeError, type Log } from '../operation/log.ts';
import { verifyStore } from '../records/audit/verify-store.ts';
import { writeBackup } from '../store/backup.ts';
import { DataFolderError } from '../store/data-folder.ts';
import type { Database } from '../store/database.ts';
import { createSchemaStore } from '../versions/schema-store.ts';
import {
  endOfEntries,
  failureLine,
  isChangeFromFiles,
  isConceptBatch,
  isConceptRelease,
  isKnowledgeName,
  isKnowledgeText,
  isLoadRequest,
  isStagingBatch,
  isStagingEnd,
  isStagingSource,
  isVersionName,
} from './protocol.ts';

export interface ControlServer {
  readonly close: () => Promise<void>;
}

export interface ControlOptions {
  readonly path: string;
  readonly loader: Loader;
  /** Reads everything stored, for commands that check it. */
  readonly entries: () => AsyncIterable<StoredEntry>;
  /** Target of code systems; undefined where the product has none. */
  readonly concepts: Omit<ConceptTarget, 'close'> | undefined;
  /** Target of knowledge packages; undefined where the product has none. */
  readonly knowledge: Omit<KnowledgeTarget, 'close'> | undefined;
  readonly staging: Omit<StagingTarget, 'close'>;
  /** Database for backups, checks of the audit trail and versions of the schemas. */
  readonly database: Database;
  readonly log: Log;
}

/**
 * Limit on a batch in bytes. Imports may exceed the limit of browsers, since only the owner of the socket can send
 * one.
 */
const largestBatch = 64 * 1_048_576;

/**
 * Listens for local commands on a socket that only this user can open: the embedded database has one owner, so that
 * imports go through the gateway.
 */
export async function startControlServer(options: ControlOptions): Promise<ControlServer> {
  const { path } = options;
  // Removes the socket of a gateway that was killed: the lock proves that the data folder is ours.
  rmSync(path, { force: true });
  const server = createServer((request, response) => void answer(request, response, options));
  const umask = process.umask(0o177);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(path, resolve);
    });
  } finally {
    process.umask(umask);
  }
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: ControlOptions,
): Promise<void> {
  const { entries, database, log } = options;
  try {
    if (request.method === 'GET' && request.url === '/records') return await sendEntries(response, entries());
    if (request.method === 'GET' && request.url === '/backup')
      return await orFailure(response, log, sendBackup(response, database));
    if (request.method === 'GET' && request.url === '/audit')
      return await orFailure(response, log, sendEntries(response, one(verifyStore(database))));
    send(response, 200, await take(request, options));
  } catch (error) {
    // Destroys an answer that has begun, so that the client misses its last line and knows that it is incomplete.
    if (response.headersSent) {
      log.error('control.failed', describeError(error));
      return void response.destroy();
    }
    if (error instanceof GatewayError) return send(response, error.status, error.answer);
    log.error('control.failed', describeError(error));
    send(response, 500, {
      code: 'internal',
      message: 'The gateway could not do it. See its log.',
    });
  }
}

const paths = [
  ...['/load', '/concepts', '/concepts/complete', '/knowledge', '/knowledge/remove'],
  ...['/staging/progress', '/staging', '/staging/complete'],
  ...['/versions/latest', '/versions/files', '/versions/send'],
];

/** Passes the body to the target that the address names. */
async function take(
  request: IncomingMessage,
  { loader, concepts, knowledge, staging, database }: ControlOptions,
): Promise<unknown> {
  const { method, url = '' } = request;
  if (method !== 'POST' || !paths.includes(url)) throw unknownRoute();
  const body = parse(await readText(request));
  if (url === '/load' && isLoadRequest(body)) return { outcomes: await loader.load(body.records) };
  if (url === '/concepts' && isConceptBatch(body)) return present(concepts).load(body);
  if (url === '/concepts/complete' && isConceptRelease(body)) return present(concepts).complete(body);
  if (url === '/knowledge' && isKnowledgeText(body)) return present(knowledge).loadKnowledge(body.text);
  if (url === '/knowledge/remove' && isKnowledgeName(body))
    return present(knowledge).removeKnowledge(body.name);
  if (url === '/staging/progress' && isStagingSource(body))
    return { progress: await staging.progressOf(body) };
  if (url === '/staging' && isStagingBatch(body)) return staging.stage(body);
  if (url === '/staging/complete' && isStagingEnd(body)) return staging.complete(body);
  const versions = createSchemaStore(database);
  if (url === '/versions/latest') return { latest: await versions.latest() };
  if (url === '/versions/files' && isVersionName(body)) return { files: await versions.version(body.hash) };
  if (url === '/versions/send' && isChangeFromFiles(body)) return versions.send(body);
  throw badRequest('This is not what this address takes.');
}

/** Refuses what the product has no place for. */
function present<Target>(target: Target | undefined): Target {
  if (target !== undefined) return target;
  throw badRequest('This product takes none: its features hand over no target for it.');
}

async function sendBackup(response: ServerResponse, database: Database): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'application/x-ndjson' });
  await writeBackup(database, async (line) => {
    if (response.destroyed) throw new Error('Whoever asked for the backup is gone.');
    if (!response.write(line)) await drained(response);
  });
  response.end(`${endOfEntries}\n`);
}

/** Logs a failure that only the operator can resolve, and sends its message to the command line. */
async function orFailure(response: ServerResponse, log: Log, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof DataFolderError)) throw error;
    log.error('control.failed', describeError(error));
    response.end(`${failureLine(error.message)}\n`);
  }
}

async function* one<Value>(value: Promise<Value>): AsyncGenerator<Value> {
  yield await value;
}

/** Sends one entry a line, no faster than the client reads. */
async function sendEntries(response: ServerResponse, entries: AsyncIterable<unknown>): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'application/x-ndjson' });
  for await (const entry of entries) {
    if (response.destroyed) return;
    if (!response.write(`${JSON.stringify(entry)}\n`)) await drained(response);
  }
  response.end(`${endOfEntries}\n`);
}

/** Waits until the buffer has room again, or the client has left. */
function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      response.off('drain', settle).off('close', settle);
      resolve();
    };
    response.on('drain', settle).on('close', settle);
  });
}

function parse(text: string): unknown {
  try {
    return parseStrictJson(text);
  } catch (error) {
    if (error instanceof JsonRefusedError) throw badRequest(error.message);
    throw error;
  }
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > largestBatch) throw tooLarge(largestBatch);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
