import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { badRequest, GatewayError, tooLarge, unknownRoute } from '../errors.ts';
import type { Loader } from '../load/loader.ts';
import { describeError, type Log } from '../log.ts';
import { JsonRefusedError, parseStrictJson } from '../request/strict-json.ts';
import { isLoadRequest } from './protocol.ts';

export interface ControlServer {
  readonly close: () => Promise<void>;
}

export interface ControlOptions {
  readonly path: string;
  readonly loader: Loader;
  readonly log: Log;
}

/** Batches of imports are larger than what a browser may send; the file system vouches for who sends them. */
const largestBatch = 64 * 1_048_576;

/**
 * Listens on a socket that only this user can open, for commands that run beside the gateway: the embedded
 * database has one owner, so an import has to come through here.
 */
export async function startControlServer({ path, loader, log }: ControlOptions): Promise<ControlServer> {
  // The data folder is ours by its lock: what lies here is left from a gateway that was killed.
  rmSync(path, { force: true });
  const server = createServer((request, response) => void answer(request, response, loader, log));
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
  loader: Loader,
  log: Log,
): Promise<void> {
  try {
    send(response, 200, await load(request, loader));
  } catch (error) {
    if (error instanceof GatewayError) return send(response, error.status, error.answer);
    log.error('control.failed', describeError(error));
    send(response, 500, {
      code: 'internal',
      message: 'The gateway could not load the records. See its log.',
    });
  }
}

async function load(request: IncomingMessage, loader: Loader): Promise<unknown> {
  if (request.method !== 'POST' || request.url !== '/load') throw unknownRoute();
  const body = parse(await readText(request));
  if (!isLoadRequest(body)) throw badRequest('Send an object with the list "records".');
  return { outcomes: await loader.load(body.records) };
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
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBatch) throw tooLarge(largestBatch);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
