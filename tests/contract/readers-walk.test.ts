import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { openApiDocument } from '../../engine/core/openapi/open-api-document.ts';
import { noServices } from '../../features/all/server/services.ts';
import { moveRecords } from '../../gateway/records/transfer.ts';
import { kindOf } from '../../gateway/store/kinds/kinds.ts';
import { product } from '../../generated/product.ts';
import { type Operation, readDocument } from './api-document.ts';
import { openContractGateway, subjects } from './contract-gateway.ts';
import type { ContractRequest } from './contract-request.ts';
import { foreignWorld, namedIn, openingCalls, renamed } from './foreign-requests.ts';
import { type Contract, goodRequests, prepared } from './good-requests.ts';
import { hearing, openEcho, roomy, smallVersions, smallWorkbench } from './particular-requests.ts';
import { sendRequest } from './send-request.ts';

/** Number of requests that are compared for each operation; raise it for a long walk. */
const runs = 1;
const seeds = Array.from({ length: runs }, (_none, seed) => seed + 1);

const document = readDocument(openApiDocument(product) as JsonObject);
const operations = document.operations.filter(({ call }) => !openingCalls.includes(call));

/**
 * Operations that the publisher of a review may still use after the patient has moved to another organization:
 * reading, printing, and operations that refuse with a message.
 */
const gained: readonly (readonly [operation: RegExp, status: number])[] = [
  [/^review\.get$/, 200],
  [/^preview\.letters$/, 200],
  [/^print\.\w*(?:Letter|LetterForECPNs|Map|MAP|MAPWithRationale)$/, 200],
  [/^review\.(?:save\.put|remove)$/, 403],
];

const colleague = 'contract|colleague';
const [patient, review] = [`${foreignWorld.prefix}patient`, `${foreignWorld.prefix}review`];

let contract: Contract;
let echo: Awaited<ReturnType<typeof openEcho>>;

beforeAll(async () => {
  echo = await openEcho();
  const services = {
    ...{ ...noServices, sendMail: async () => undefined, proxyTargets: { echo: echo.url } },
    ...{ decisionProviders: [hearing], workbench: smallWorkbench(product) },
    versions: smallVersions(product),
  };
  const world = await openContractGateway(roomy(product), { services });
  contract = { product, document, world };
  const { gateway } = world;
  const me = await meStored();
  const own = { _id: 'colleague', id: 'colleague', auth0Id: colleague, email: 'colleague@contract.test' };
  const { type, firstName, lastName, roles, permissions, organizations } = me;
  const same = { type, firstName, lastName, roles, permissions, organizations } as JsonObject;
  await gateway.load([{ entity: 'user', record: { ...same, ...own } }]);
  for (const subject of [subjects.able, colleague]) {
    const { body: terms } = await gateway.as(subject)('GET', '/api/regimen/eula/latest');
    const accepted = { eulaVersionId: terms['id'] ?? '' };
    await gateway.as(subject)('POST', '/api/regimen/eula/acceptance', accepted);
  }
  await world.storeWorld(foreignWorld);
  await publish();
});

afterAll(async () => {
  echo.close();
  await contract.world.gateway.close();
});

async function meStored(): Promise<JsonObject> {
  const { database } = contract.world.gateway.store;
  const { rows } = await database.query<{ document: JsonObject }>(
    "select document from record where document ->> 'auth0Id' = $1",
    [subjects.able],
  );
  return rows[0]?.document ?? {};
}

/** Publishes a review of a patient as the user, and then moves the patient to another organization. */
async function publish(): Promise<void> {
  const { gateway, ask } = contract.world;
  const { database } = gateway.store;
  const kind = kindOf(product, 'patient');
  const { rows } = await database.query<{ id: string; document: JsonObject }>(
    'select id, document from record where id = any($1::text[])',
    [[patient, review]],
  );
  const stored = new Map(rows.map(({ id, document: content }) => [id, content]));
  const ours = String((await meStored())['organizations']);
  const move = (from: string, to: string) =>
    database.transaction((tx) => moveRecords(tx, { kind, ids: [patient], from, to }));
  const state = { name: 'Ready for Medication Safety Review', year: 2026 };
  const managed = {
    managingOrganization: { id: ours },
    status: 'active',
    workflowIteration: 1,
    graduationStatus: {},
  };
  await move(foreignWorld.organization, ours);
  await gateway.load([
    { entity: 'patient', record: { ...stored.get(patient), ...managed, currentWorkflowState: state } },
    {
      entity: 'review',
      record: { ...stored.get(review), draft: true, published: false, noRecommendations: true },
    },
  ]);
  const { body: draft, status: isOurs } = await ask('GET', `/api/regimen/review?reviewId=${review}`);
  expect([ours, isOurs]).toEqual([ours, 200]);
  const sent = { ...draft, published: true, unaddressed: true };
  const published = await ask('PUT', '/api/regimen/review', { review: sent });
  expect([published.status, JSON.stringify(published.body).slice(0, 300)]).toMatchObject([200, /./]);
  await move(ours, foreignWorld.organization);
}

/** Values of parameters whose schemas do not declare which records they name. */
const wanted = {
  ...{ reviewId: review, orgId: foreignWorld.organization },
  ...{ prescriberId: undefined, attachments: undefined },
};

/** Request about the patient who has moved, with all records that belong to the patient. */
async function aboutThem(operation: Operation, seed: number): Promise<ContractRequest | undefined> {
  const [sample = { query: {} }] = fc.sample(goodRequests(operation, contract), { numRuns: 1, seed });
  const request = await prepared(sample, operation, contract);
  const names = namedIn(request, operation, { product, ...contract.world });
  if (names.length === 0) return undefined;
  const about = renamed(request, names, 'foreign');
  const named = Object.entries(wanted).filter(([name]) => operation.query.some((each) => each.name === name));
  const query = Object.entries({ ...about.query, ...Object.fromEntries(named) });
  return { ...about, query: Object.fromEntries(query.filter(([, value]) => value !== undefined)) };
}

const mentions = (answer: unknown) => new Set(JSON.stringify(answer).match(/foreign-[\w-]+|FOREIGN1/g));

it('gives to whoever published a review that is with others the reading and printing of it, and nothing else [FAULT-43]', async () => {
  const { gateway } = contract.world;
  const found = new Map<string, Set<number>>();
  for (const operation of operations) {
    for (const seed of seeds) {
      // Prepares each request again, since a request that is not refused may use up its records.
      const answered = async (who: string) => {
        const request = await aboutThem(operation, seed);
        return request && (await sendRequest(gateway.as(who), operation, request));
      };
      const [others, own] = [await answered(colleague), await answered(subjects.able)];
      if (others === undefined || own === undefined) continue;
      expect([operation.id, mentions(others.body)]).toEqual([operation.id, new Set()]);
      if (own.status !== 403 && own.status >= 400) continue;
      if (own.status === others.status) {
        expect([operation.id, mentions(own.body)]).toEqual([operation.id, new Set()]);
        continue;
      }
      found.set(operation.id, (found.get(operation.id) ?? new Set()).add(own.status));
      expect([operation.id, own.status, others.status]).toEqual([operation.id, own.status, 404]);
    }
  }
  const expected = [...found].map(([id, statuses]) => {
    const [, status] = gained.find(([each]) => each.test(id)) ?? [];
    return [id, [...statuses], status];
  });
  expect(expected).toEqual([...found].map(([id, statuses]) => [id, [...statuses], [...statuses][0]]));
  expect([...found.keys()].toSorted()).toEqual(
    operations
      .map(({ id }) => id)
      .filter((id) => gained.some(([each]) => each.test(id)))
      .toSorted(),
  );
}, 120_000);
