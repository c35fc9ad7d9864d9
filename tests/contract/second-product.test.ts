import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileProduct } from '../../engine/compiler/compile-product.ts';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { openApiDocument } from '../../engine/core/openapi/open-api-document.ts';
import { handed } from '../../examples/lending/product.ts';
import { readConfig } from '../../gateway/operation/config.ts';
import { silentLog } from '../../gateway/operation/log.ts';
import { tokenFor } from '../../gateway/testing/open-test-gateway.ts';
import { product as clinic } from '../../generated/product.ts';
import { type Operation, readDocument } from './api-document.ts';
import { type ContractGateway, openContractGateway, subjects } from './contract-gateway.ts';
import type { ContractRequest } from './contract-request.ts';
import { asMissing, foreignWorld, namedIn, renamed } from './foreign-requests.ts';
import { callOf, goodRequests, prepared } from './good-requests.ts';
import { sendRequest } from './send-request.ts';

const { root } = handed;
const product = await compileProduct(root);
const document = readDocument(openApiDocument(product) as JsonObject);
/** Operations of the product's own; those of every product are tested with the clinic. */
const operations = document.operations
  .filter(({ call }) => !Object.hasOwn(clinic.calls, call))
  .map((operation) => [operation.id, operation] as const);

/** Calls that answer figures or choices, and name no record that the trail could be about. */
const ofNobody = ['figures.loans', 'loan-queue.counts', 'loan-queue.statistics'];

let world: ContractGateway;

beforeAll(async () => {
  const features = handed.featuresWith({})(readConfig({}), silentLog, async () => false);
  world = await openContractGateway(product, { root, features });
  const eulaVersionId = (await world.ask('GET', '/api/lending/eula/latest')).body['id'] ?? '';
  await world.ask('POST', '/api/lending/eula/acceptance', { eulaVersionId });
  await world.storeWorld(foreignWorld);
});

afterAll(() => world.gateway.close());

let drawn = 0;

/** Draws a request that no other test draws, since some values are unique. */
function drawnRequest(operation: Operation): ContractRequest {
  drawn += 1;
  const requests = goodRequests(operation, { product, document, world });
  const [sample = { query: {} }] = fc.sample(requests, { numRuns: 1, seed: drawn });
  return sample;
}

function goodRequest(operation: Operation, sample = drawnRequest(operation)): Promise<ContractRequest> {
  return prepared(sample, operation, { product, document, world });
}

async function answered(operation: Operation, request: ContractRequest, headers = {}) {
  const { status, body } = await sendRequest(world.ask, operation, request, headers);
  return { status, body, fault: operation.judge(status, body) };
}

async function auditedCalls(): Promise<readonly string[]> {
  await world.gateway.relay.settled();
  const { rows } = await world.gateway.store.database.query<{ call: string }>('select call from audit');
  return rows.map(({ call }) => call);
}

describe.each(operations)('of a second product, %s', (_id, operation) => {
  it('answers good input with a documented success, which the audit trail keeps', async () => {
    const { status, fault } = await answered(operation, await goodRequest(operation));
    expect([status, fault]).toEqual([expect.toBeOneOf([...operation.successStatuses]), undefined]);
    if (!ofNobody.includes(operation.call)) expect(await auditedCalls()).toContain(operation.call);
  });

  it('asks who is there and what they may', async () => {
    const request = await goodRequest(operation);
    const as = (subject: string) => ({ Authorization: `Bearer ${tokenFor(subject)}` });
    const answers = [
      await answered(operation, request, { Authorization: '' }),
      await answered(operation, request, as('contract|stranger')),
      await answered(operation, request, as(subjects.barred)),
    ];
    expect(answers.map(({ status, fault }) => [status, fault])).toEqual([
      [401, undefined],
      [403, undefined],
      [403, undefined],
    ]);
  });

  it('shows and takes nothing of another organization, as if it did not exist [FAULT-43]', async () => {
    const sample = drawnRequest(operation);
    const seen = async (by: 'foreign' | 'missing') => {
      const request = await goodRequest(operation, sample);
      const names = namedIn(request, operation, { product, ...world });
      return { names, ...(await answered(operation, renamed(request, names, by))) };
    };
    const [foreign, missing] = [await seen('foreign'), await seen('missing')];
    expect(foreign.status).toBe(missing.status);
    if (foreign.names.length > 0 && operation.method !== 'GET') expect(foreign.status).toBeGreaterThan(399);
    if (foreign.status < 300 && operation.method !== 'GET') return;
    expect(asMissing(JSON.stringify(foreign.body))).toBe(JSON.stringify(missing.body));
    expect(JSON.stringify(foreign.body)).not.toContain(foreignWorld.organization);
  });
});

it('leaves no call of a second product to chance', () => {
  const own = Object.keys(product.calls).filter((call) => !Object.hasOwn(clinic.calls, call));
  expect(new Set(operations.map(([, operation]) => callOf(product, operation).name))).toEqual(new Set(own));
});
