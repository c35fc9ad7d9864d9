import { setTimeout as pause } from 'node:timers/promises';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { jsonItems, jsonObject } from '../../engine/core/json/json.ts';
import type { Answer, Asker } from '../../gateway/testing/open-test-gateway.ts';
import { middleNameOf } from './stored-patients.ts';

/** Gateway as its users reach it. */
export interface ReachedGateway {
  /** Sends requests as this demonstration user. */
  readonly as: (user: string) => Asker;
}

export interface ClientsReport {
  readonly requests: number;
  /** Responses that no user should get, and expected values that were missing. */
  readonly failures: readonly string[];
  /** Milliseconds that the slowest request took. */
  readonly slowest: number;
  /** Number of requests by the hash of the version that answered. */
  readonly versions: ReadonlyMap<string, number>;
}

const api = '/api/regimen';

/** Milliseconds that a client waits between two requests, like a person. */
const thought = 100;

/**
 * Starts clients like pharmacists at work: each reads, searches and saves its own patients, at one gateway after the
 * other.
 */
export function startClients(
  gateways: readonly ReachedGateway[],
  patients: readonly string[],
): { readonly stop: () => Promise<ClientsReport> } {
  let isStopped = false;
  const failures: string[] = [];
  const versions = new Map<string, number>();
  let [requests, slowest] = [0, 0];

  async function ask(
    count: number,
    method: string,
    path: string,
    body?: JsonObject,
  ): Promise<Answer | undefined> {
    const gateway = gateways[count % gateways.length];
    const begun = performance.now();
    try {
      const answer = await gateway?.as('pharmacist')(method, path, body);
      const version = answer?.headers.get('x-schema-hash') ?? '';
      versions.set(version, (versions.get(version) ?? 0) + 1);
      return answer;
    } catch (error) {
      failures.push(
        `${method} ${path.split('?')[0]}: ${error instanceof Error ? error.message : 'no answer'}`,
      );
      return undefined;
    } finally {
      requests += 1;
      slowest = Math.max(slowest, performance.now() - begun);
      await pause(thought);
    }
  }

  function expectThat(isSo: boolean, what: string): void {
    if (!isSo) failures.push(what);
  }

  async function work(id: string, count: number): Promise<void> {
    const read = await ask(count, 'GET', `${api}/patient?patientId=${id}`);
    if (read === undefined) return;
    expectThat(read.status === 200, `read: ${read.status}`);
    const { middle, second } = jsonObject(read.body['name']);
    expectThat((middle ?? second) === middleNameOf(id), 'read: the name is not there');
    // Sends the save to another gateway, which may serve another version.
    const saved = await ask(count + 1, 'PUT', `${api}/patient`, { ...read.body, spouse: `Spouse ${count}` });
    // Accepts a conflict, since a conversion is a save after which an earlier reader has to read again.
    expectThat(saved === undefined || saved.status === 200 || saved.status === 409, `save: ${saved?.status}`);
    const queries = [{ field: 'name', text: middleNameOf(id) }];
    const found = await ask(count, 'POST', `${api}/patient/search`, {
      queries,
      filters: [],
      sort: [],
      from: 0,
    });
    if (found === undefined) return;
    expectThat(found.status === 200, `search: ${found.status}`);
    const hits = jsonItems(found.body['hits']).map((hit) => jsonObject(hit)['id']);
    expectThat(hits.join() === id, `search: ${hits.length} found`);
  }

  const working = patients.map(async (id, number) => {
    for (let count = number; !isStopped; count += 1) await work(id, count);
  });
  return {
    async stop() {
      isStopped = true;
      await Promise.all(working);
      return { requests, failures, slowest, versions };
    },
  };
}
