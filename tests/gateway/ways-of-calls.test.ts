import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Session } from 'node:inspector/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { apiHandler } from '../../gateway/gateway.ts';
import { silentLog } from '../../gateway/operation/log.ts';
import { openTestGateway, type TestGateway, tokenFor } from '../../gateway/testing/open-test-gateway.ts';
import { product } from '../../generated/product.ts';
import { projectRoot } from '../../tools/quality/process.ts';
import { fewRecords } from '../port/few-records.ts';

const page = readFileSync(join(projectRoot, 'gateway/README.md'), 'utf8');

/** Files that a section of the page lists. */
function listed(title: string): readonly string[] {
  const section = page.split(/^## /m).find((text) => text.startsWith(`${title}\n`)) ?? '';
  return [...section.matchAll(/^\d+\. `(gateway\/[^`]+)`:/gm)].map(([, file = '']) => file).toSorted();
}

const ground = listed('What both stand on');

describe('the page about the way of a call', () => {
  const session = new Session();
  let gateway: TestGateway;
  let server: ReturnType<typeof createServer>;
  let subject: string;
  let saved: JsonObject;

  async function ask(method: string, path: string, body?: unknown): Promise<JsonObject> {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/api/regimen/${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${tokenFor('demo|pharmacist')}`,
        'Content-Type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as JsonObject;
    expect(response.ok, JSON.stringify(answer)).toBe(true);
    return answer;
  }

  const read = () => ask('GET', `patient/allergies?patientId=${subject}`);

  async function save() {
    const allergy = { ...saved, description: `Saved as ${String(saved['_rev'])}` };
    saved = (await ask('PUT', 'allergy', { allergy }))['record'] as JsonObject;
  }

  /** Files of the gateway with a named function that each of several calls has used; the first call warms up. */
  async function crossed(call: () => Promise<unknown>): Promise<readonly string[]> {
    await call();
    const files: Set<string>[] = [];
    await session.post('Profiler.takePreciseCoverage');
    // Intersects three calls, since background work coincides with at most one of them.
    for (const _time of ['first', 'second', 'third']) {
      await call();
      const { result } = await session.post('Profiler.takePreciseCoverage');
      const called = result.filter(({ functions }) =>
        functions.some(({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0),
      );
      files.push(
        new Set(
          called.flatMap(
            ({ url }) => /(?<=^\/?)gateway\/[\w/.-]+\.ts/.exec(url.split(projectRoot)[1] ?? '')?.[0] ?? [],
          ),
        ),
      );
    }
    const [first = new Set(), ...others] = files;
    const all = [...first].filter((file) => others.every((some) => some.has(file)));
    return all.filter((file) => !/^gateway\/(testing|store\/outbox)\//.test(file)).toSorted();
  }

  beforeAll(async () => {
    gateway = await openTestGateway({ product });
    await gateway.load(fewRecords);
    server = createServer(apiHandler(gateway, silentLog)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const found = await ask('POST', 'patient/search', {});
    subject = String((found['hits'] as readonly JsonObject[])[0]?.['id']);
    [saved = {}] = (await read())['rows'] as readonly JsonObject[];
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  });

  afterAll(async () => {
    await session.post('Profiler.stopPreciseCoverage');
    session.disconnect();
    server.closeAllConnections();
    server.close();
    await gateway.close();
  });

  it.each([
    ['A read', () => read()],
    ['A save', () => save()],
  ])('lists the files that a call really crosses: %s', async (title, call) => {
    const files = await crossed(call);
    expect(files.filter((file) => !ground.includes(file))).toEqual(listed(title));
  });

  it('lists at most 20 files for each, above the store and what measures', () => {
    for (const title of ['A read', 'A save']) {
      expect(listed(title).length).toBeGreaterThan(0);
      expect(listed(title).length).toBeLessThanOrEqual(20);
    }
    expect(ground.filter((file) => !/^gateway\/(store|operation)\//.test(file))).toEqual([]);
  });
});
