import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { openApiDocument } from '../../engine/core/openapi/open-api-document.ts';
import { isWritingCall } from '../../engine/core/product/call.ts';
import { createFeatures } from '../../features/all/server/features.ts';
import { heldServices } from '../../features/all/server/held-services.ts';
import { noServices } from '../../features/all/server/services.ts';
import { silentLog } from '../../gateway/operation/log.ts';
import { openTestGateway, type TestGateway } from '../../gateway/testing/open-test-gateway.ts';
import { product } from '../../generated/product.ts';
import { readDocument } from './api-document.ts';
import { openContractGateway, subjects } from './contract-gateway.ts';
import { type Contract, callOf, goodRequests, prepared } from './good-requests.ts';
import { hearing, openEcho, roomy, smallVersions, smallWorkbench } from './particular-requests.ts';
import { sendRequest } from './send-request.ts';

const document = readDocument(openApiDocument(product) as JsonObject);
const operations = document.operations.map((operation) => [operation.id, operation] as const);

/** Tables that no user's save fills: reads by users, the running gateways, and the tables that these use. */
const kept = /^(?:audit|audit_chain|schema_gateway|projection_use)$/;

/**
 * Operations that work on a read-only gateway, with the only tables that they may change, none of which holds users'
 * records (decision 0312).
 */
const possible: readonly (readonly [operation: RegExp, tables: RegExp])[] = [
  [/^print\.(?:document$|\w*(?:Letter|Map|MAP|Report|List))/, /^handout$/],
  [
    /^emergency\.(?:open|end)$/,
    /^(?:record|record_import|record_version|remembered|opening|attempt|outbox)$/,
  ],
  [/^eula\.accept$/, /^(?:record|record_import|record_version|remembered)$/],
  [/^session\.end(?:-others)?$/, /^sign_in_session$/],
];

/** Reads that prepare a publication, which are refused like the publication. */
const readies = new Set(['studio.review', 'studio.review-rollback']);

let contract: Contract;
let reading: TestGateway;
let echo: Awaited<ReturnType<typeof openEcho>>;
/** Messages that the read-only gateway has sent. */
const sentOut: string[] = [];

beforeAll(async () => {
  echo = await openEcho();
  const workbench = smallWorkbench(product);
  const services = {
    ...{ ...noServices, sendMail: async () => undefined, proxyTargets: { echo: echo.url } },
    ...{ decisionProviders: [hearing], workbench, versions: smallVersions(product) },
  };
  const served = roomy(product);
  const world = await openContractGateway(served, { services });
  const { body: terms } = await world.ask('GET', '/api/regimen/eula/latest');
  await world.ask('POST', '/api/regimen/eula/acceptance', { eulaVersionId: terms['id'] ?? '' });
  contract = { product, document, world };
  const note = (what: string) => async () => void sentOut.push(what);
  const held = heldServices({
    ...{ ...services, sendMail: note('mail') },
    faxes: { send: async () => note('fax')().then(() => undefined), isSent: async () => true },
    workbench: {
      ...workbench,
      save: (draft, choices) => note('file')().then(() => workbench.save(draft, choices)),
    },
  });
  const features = createFeatures(held, silentLog);
  const { store } = world.gateway;
  reading = await openTestGateway({ product: served, store, features, isReadOnly: true });
});

afterAll(async () => {
  echo.close();
  await reading.relay.close();
  await contract.world.gateway.close();
});

/** Computes a checksum of every table. */
async function sums(): Promise<ReadonlyMap<string, string>> {
  const { database } = contract.world.gateway.store;
  const { rows: tables } = await database.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  );
  const counted = tables.filter(({ name }) => !kept.test(name));
  const parts = counted.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from "${name}" t`,
  );
  const { rows } = await database.query<{ name: string; sum: string }>(parts.join(' union all '));
  return new Map(rows.map(({ name, sum }) => [name, sum]));
}

it.each(operations)('%s changes nothing of a gateway that is read-only', async (id, operation) => {
  const [sample = { query: {} }] = fc.sample(goodRequests(operation, contract), { numRuns: 1, seed: 5 });
  const request = await prepared(sample, operation, contract);
  const { gateway } = contract.world;
  await Promise.all([gateway.relay.settled(), gateway.jobs.settled(), gateway.followed()]);
  const before = await sums();
  const key = operation.isRepeatable ? { 'Idempotency-Key': `read-only-${id}` } : {};
  const { status, body } = await sendRequest(reading.as(subjects.able), operation, request, key);
  const after = await sums();
  const changed = [...after].filter(([name, sum]) => before.get(name) !== sum).map(([name]) => name);
  const [, mayChange] = possible.find(([each]) => each.test(id)) ?? [];
  const others = changed.filter(
    (name) => mayChange?.test(name) !== true && !(mayChange !== undefined && name === 'idempotency'),
  );
  expect([others, sentOut], JSON.stringify(body).slice(0, 300)).toEqual([[], []]);
  const isRefused = isWritingCall(callOf(product, operation), operation.method) || readies.has(id);
  const expected = isRefused && mayChange === undefined ? [503] : operation.successStatuses;
  expect(expected).toContain(status);
});
