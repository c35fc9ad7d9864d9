import { connect } from 'node:net';
import { type FuzzCase, fuzzCase } from './fuzz-case.ts';
import { gatherMaterial, type Material } from './material.ts';
import type { ProductProcess } from './product-process.ts';

export interface FuzzOptions {
  readonly seed: string;
  /** Number of requests after which a run ends; most cases are one request, some a dozen. */
  readonly requests: number;
  /** Number of the first case, to repeat a part of a run. */
  readonly from?: number;
  readonly onProgress?: (requests: number, failures: readonly string[]) => void;
  /** Called for each failure immediately, since a long run may be stopped before its report. */
  readonly onFailure?: (failure: string) => void;
  /** Reports whether to end the run early. */
  readonly isEnded?: () => boolean;
}

export interface FuzzReport {
  readonly requests: number;
  readonly cases: number;
  /** Numbers of answers by status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Number and kind of every case that was answered with 500, or that was complete and got no response. */
  readonly failures: readonly string[];
  readonly isAlive: boolean;
}

const concurrency = 16;

/**
 * Milliseconds after which the client closes its half of the connection, soon for an incomplete request, which may get
 * no response. After `giveUp`, a response is no longer awaited.
 */
const patience = { incomplete: 100, complete: 30_000, giveUp: 60_000 };

/** Milliseconds for which a token is used: well below the ten minutes for which it is valid. */
const tokenLifetime = 4 * 60_000;

/** Sends random requests to the product's port, several at a time, and judges the answers. */
export async function fuzzPort(product: ProductProcess, options: FuzzOptions): Promise<FuzzReport> {
  const { seed, from = 0, onProgress, onFailure, isEnded = () => false } = options;
  const statuses = new Map<number, number>();
  const failures: string[] = [];
  let next = from;
  let requests = 0;
  let material = gatherMaterial(product.url);
  let gathered = Date.now();

  function currentMaterial(): Promise<Material> {
    if (Date.now() - gathered > tokenLifetime) {
      gathered = Date.now();
      material = gatherMaterial(product.url);
    }
    return material;
  }

  async function work(): Promise<void> {
    while (requests < options.requests && product.isAlive() && !isEnded()) {
      const number = next;
      next += 1;
      const sent = fuzzCase(seed, number, await currentMaterial());
      requests += sent.requests;
      const answer = await send(product.port, sent);
      for (const status of answer.statuses) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const fault = faultOf(sent, answer);
      if (fault !== undefined) {
        const failure = `${number} (${sent.kind}): ${fault}`;
        failures.push(failure);
        onFailure?.(failure);
      }
      if ((number - from + 1) % 1_000 === 0) onProgress?.(requests, failures);
    }
  }

  await Promise.all(Array.from({ length: concurrency }, work));
  const isAlive = product.isAlive() && (await fetch(`${product.url}/readyz`)).status === 200;
  return { requests, cases: next - from, statuses, failures, isAlive };
}

interface Answer {
  readonly statuses: readonly number[];
  readonly hasHung: boolean;
}

function faultOf({ isComplete, writes }: FuzzCase, { statuses, hasHung }: Answer): string | undefined {
  const broken = statuses.filter((status) => status === 500);
  if (broken.length > 0) return `answered with ${broken.join(', ')}: ${beginning(writes)}`;
  if (hasHung) return `never closed: ${beginning(writes)}`;
  if (isComplete && statuses.length === 0) return `not answered: ${beginning(writes)}`;
  return undefined;
}

function beginning(writes: readonly Buffer[]): string {
  return JSON.stringify(Buffer.concat(writes).subarray(0, 300).toString('latin1'));
}

function send(port: number, { writes, ending, isComplete }: FuzzCase): Promise<Answer> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let heard = '';
    let hasHung = false;
    socket.setEncoding('latin1').on('data', (text: string) => {
      // Keeps little more than the headers, which are all that is checked, since bodies may be long.
      heard = heard.length > 200_000 ? heard : heard + text;
    });
    socket.on('error', () => undefined);
    const letGo = setTimeout(() => socket.end(), isComplete ? patience.complete : patience.incomplete);
    const giveUp = setTimeout(() => {
      hasHung = true;
      socket.destroy();
    }, patience.giveUp);
    socket.on('close', () => {
      clearTimeout(letGo);
      clearTimeout(giveUp);
      resolve({ statuses: statusesIn(heard), hasHung });
    });
    socket.on('connect', () => void write(socket, writes, ending));
  });
}

async function write(
  socket: ReturnType<typeof connect>,
  writes: readonly Buffer[],
  ending: FuzzCase['ending'],
): Promise<void> {
  for (const piece of writes) {
    socket.write(piece);
    // Writes the piece separately, so that the server reads it apart from the next one.
    await new Promise(setImmediate);
  }
  if (ending === 'half-close') socket.end();
  if (ending === 'reset') socket.resetAndDestroy();
}

function statusesIn(heard: string): readonly number[] {
  return [...heard.matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => Number(status));
}
