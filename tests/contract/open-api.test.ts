import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { setAt } from '../../engine/core/json/pointer.ts';
import { openApiDocument } from '../../engine/core/openapi/open-api-document.ts';
import { isAllowed } from '../../engine/core/records/access.ts';
import { noServices } from '../../features/all/server/services.ts';
import { largestBody } from '../../gateway/calls/input/input.ts';
import { distributedTables } from '../../gateway/store/distribution.ts';
import { preparation } from '../../gateway/store/distribution-preparation.ts';
import { openWith } from '../../gateway/store/store.ts';
import { databaseHosts } from '../../gateway/testing/database-hosts.ts';
import { openMemoryStore } from '../../gateway/testing/database-templates.ts';
import type { TestGateway } from '../../gateway/testing/open-test-gateway.ts';
import { tokenFor } from '../../gateway/testing/open-test-gateway.ts';
import { derivedTables } from '../../gateway/versions/projections/projections.ts';
import { conversionKind } from '../../gateway/work/conversion/conversion-job.ts';
import { dropOutdated } from '../../gateway/work/upkeep.ts';
import { product } from '../../generated/product.ts';
import { type Operation, readDocument } from './api-document.ts';
import { badQueries, exceptDerived, isRefused, spoiled, spoilings } from './bad-requests.ts';
import { type ContractGateway, openContractGateway, subjects } from './contract-gateway.ts';
import type { ContractRequest } from './contract-request.ts';
import { crossingStatements } from './crossing-statements.ts';
import { obstaclesOf } from './distributed-plans.ts';
import { asMissing, foreignWorld, namedIn, openingCalls, renamed } from './foreign-requests.ts';
import { type Contract, callOf, goodRequests, prepared } from './good-requests.ts';
import {
  hearing,
  openEcho,
  roomy,
  smallVersions,
  smallWorkbench,
  storeForeignWork,
} from './particular-requests.ts';
import { RecordedStatements } from './recorded-statements.ts';
import { sendRequest } from './send-request.ts';

const document = readDocument(openApiDocument(product) as JsonObject);
const operations = document.operations.map((operation) => [operation.id, operation] as const);
const withBody = operations.filter(([, { body }]) => body !== undefined);
const repeatable = operations.filter(([, { isRepeatable }]) => isRepeatable);
/** Operations whose schema refuses something; one that accepts everything has nothing to test. */
const withSchema = withBody.filter(([, { body }]) => body?.accepts('anything') === false);

// Sets the seed, so that every run sends equal requests and a failure can be repeated.
fc.configureGlobal({ seed: 20_261_121 });

let contract: Contract;
let gateway: TestGateway;
let echo: Awaited<ReturnType<typeof openEcho>>;
const statements = new RecordedStatements();

beforeAll(async () => {
  echo = await openEcho();
  const services = {
    ...{ ...noServices, sendMail: async () => undefined, proxyTargets: { echo: echo.url } },
    ...{ decisionProviders: [hearing], workbench: smallWorkbench(product) },
    versions: smallVersions(product),
  };
  const store = statements.listenTo(await openMemoryStore());
  const world = await openContractGateway(roomy(product), { services, store });
  const { body: terms } = await world.ask('GET', '/api/regimen/eula/latest');
  await world.ask('POST', '/api/regimen/eula/acceptance', { eulaVersionId: terms['id'] ?? '' });
  await storeForeignWork(world, foreignWorld.organization);
  contract = { product, document, world };
  gateway = world.gateway;
});

afterAll(async () => {
  fc.resetConfigureGlobal();
  echo.close();
  await gateway.close();
});

it('is shown by the gateway to anybody who asks', async () => {
  const response = await gateway.fetch(new Request('http://gateway.test/api/openapi.json'));
  expect(response.status).toBe(200);
  expect(response.headers.get('X-Schema-Hash')).toBe(product.hash);
  expect(await response.json()).toEqual(openApiDocument(product));
});

it('finds what belongs to another organization by no search, list or check [FAULT-43]', async () => {
  const { ask, idOf } = contract.world;
  const person = { name: { first: 'Zyx', last: 'Foreigner' }, externalId: 'FOREIGN-77', dob: '1950-05-05' };
  const managingOrganization = { id: foreignWorld.organization };
  const patient = { type: 'patient', sex: 'female', status: 'active', ...person, managingOrganization };
  await contract.world.store('organization', {
    _id: managingOrganization.id,
    type: 'organization',
    name: 'Foreign',
  });
  await gateway.load([{ entity: 'patient', record: { _id: 'foreign-known', ...patient } }]);
  const { externalId } = person;
  const find = (path: string, body: JsonObject) => ask('POST', `/api/regimen/${path}`, body);
  const answers = [
    await find('patient/search', { queries: [{ field: 'name', text: 'Zyx Foreigner' }] }),
    await find('patient/search', { filters: [{ field: 'externalId', term: externalId }] }),
    await find('patient/exists', { externalId }),
    await find('import/match', { firstName: 'Zyx', lastName: 'Foreigner', dob: person.dob, externalId }),
    await find('queue/run', { filters: [] }),
    await ask('GET', '/api/regimen/organizations'),
    await ask('GET', '/api/regimen/patientGroups'),
    await ask('GET', '/api/regimen/projects'),
    await ask('GET', '/api/regimen/queues'),
    await ask('GET', '/api/regimen/emergency'),
    await ask('GET', '/api/regimen/staging/files'),
    await ask('GET', '/api/regimen/jobs?tab=priority-queues'),
    await ask('GET', `/api/regimen/patient/reservations?ids=${idOf('patient')},foreign-patient`),
  ];
  for (const [place, { status, body }] of answers.entries()) {
    expect([place, status]).toEqual([place, 200]);
    expect(JSON.stringify(body)).not.toMatch(/foreign/i);
  }
});

it('asks the database in few statements for what people do all day', async () => {
  const { ask, idOf } = contract.world;
  const patient = `/api/regimen/patient?patientId=${idOf('patient')}`;
  const save = async (facility: string) =>
    ask('PUT', '/api/regimen/patient', { ...(await ask('GET', patient)).body, facility });
  const calls = {
    'a read': () => ask('GET', patient),
    'a list': () => ask('GET', `/api/regimen/patient/allergies?patientId=${idOf('patient')}`),
    'a search': () =>
      ask('POST', '/api/regimen/patient/search', { queries: [{ field: 'name', text: 'an' }] }),
    'a queue': () => ask('POST', '/api/regimen/queue/run', { filters: [] }),
    'a read and a save': () => save('North'),
  };
  // Saves once first, so that the gateway has cached the user.
  await save('South');
  const counts: Record<string, number> = {};
  for (const [name, call] of Object.entries(calls)) {
    await Promise.all([gateway.relay.settled(), gateway.jobs.settled()]);
    const { result, executed } = await statements.during(call);
    expect([name, result.status]).toEqual([name, 200]);
    counts[name] = executed.length;
  }
  expect(counts).toEqual({ 'a read': 1, 'a list': 3, 'a search': 5, 'a queue': 5, 'a read and a save': 5 });
});

describe('every operation of the OpenAPI document', () => {
  it.each(operations)('%s answers good input with a documented success', async (_id, operation) => {
    let successes = 0;
    await fc.assert(
      fc.asyncProperty(goodRequests(operation, contract), async (request) => {
        const { status, fault } = await sent(operation, await prepared(request, operation, contract));
        expect(fault).toBeUndefined();
        if (operation.successStatuses.includes(status)) successes += 1;
        // Allows handlers to refuse a typed text, as long as the answer is documented.
        else if (callOf(product, operation).store.kind !== 'handler')
          expect(operation.successStatuses).toContain(status);
      }),
      // Runs fewer times without a body, since such requests hardly vary.
      { numRuns: operation.body === undefined ? 3 : 8 },
    );
    expect(successes).toBeGreaterThan(0);
  });

  it.each(withSchema)(
    '%s refuses what its schema refuses, with a documented error',
    async (_id, operation) => {
      // Sends these requests again in every test, since refused requests change nothing.
      const samples = fc.sample(goodRequests(operation, contract), { numRuns: 3, seed: 11 });
      const goods: ContractRequest[] = [];
      for (const sample of samples) goods.push(await prepared(sample, operation, contract));
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...goods), spoilings, async (request, spoiling) => {
          const body = spoiled(request.body, spoiling);
          fc.pre(isRefused(exceptDerived(body, request.body, operation, contract), operation, contract));
          const { status, fault } = await sent(operation, { ...request, body });
          expect(fault).toBeUndefined();
          expect([status, JSON.stringify(body)]).toEqual([
            expect.toBeOneOf([400, 404, 409, 422]),
            expect.anything(),
          ]);
        }),
        { numRuns: 10, maxSkipsPerRun: 200 },
      );
    },
  );

  it.each(operations)('%s refuses parameters that it does not know or misses', async (_id, operation) => {
    const [good] = fc.sample(goodRequests(operation, contract), { numRuns: 1, seed: 7 });
    for (const request of badQueries(good ?? { query: {} }, operation)) {
      const { status, fault } = await sent(operation, request);
      expect([status, fault]).toEqual([400, undefined]);
    }
  });

  it.each(operations)('%s is never brought down, whatever is sent', async (_id, operation) => {
    const anything = fc.oneof(fc.jsonValue(), fc.object({ maxDepth: 3 }), fc.string());
    const query = fc.dictionary(
      fc.oneof(fc.string(), fc.constantFrom(...operation.query.map(({ name }) => name), 'x')),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(query, anything, async (values, body) => {
        const { fault, status } = await sent(operation, { query: values, body });
        expect(fault).toBeUndefined();
        expect(status).toBeLessThan(500);
      }),
      { numRuns: 10 },
    );
  });

  it.each(repeatable)(
    '%s is applied once when it is sent again under its key, which serves no other request [FAULT-12]',
    async (id, operation) => {
      const samples = fc.sample(goodRequests(operation, contract), { numRuns: 12, seed: 23 });
      let taken: { readonly key: Record<string, string>; readonly as: string } | undefined;
      for (const [n, sample] of samples.entries()) {
        const request = await prepared(sample, operation, contract);
        if (taken !== undefined && JSON.stringify(request) !== taken.as) {
          const { status, body } = await answered(operation, request, taken.key);
          expect([status, operation.judge(status, body)]).toEqual([422, undefined]);
          expect(body['message']).toContain('This Idempotency-Key was used for another request.');
          return;
        }
        const key = { 'Idempotency-Key': `${id}-${n}` };
        const first = await answered(operation, request, key);
        // Skips refused requests: they were not applied, so they are judged anew when sent again.
        if (first.status >= 300) continue;
        const again = await answered(operation, request, key);
        expect([again.status, again.body]).toEqual([first.status, first.body]);
        taken = { key, as: JSON.stringify(request) };
      }
      if (taken !== undefined) return;
      throw new Error(`None of the requests of ${id} was taken.`);
    },
  );

  it.each(withBody)('%s takes its own media type only, and not without end', async (_id, operation) => {
    const [{ query } = { query: {} }] = fc.sample(goodRequests(operation, contract), { numRuns: 1, seed: 7 });
    const limit = product.calls[operation.call]?.largestBody ?? largestBody;
    const answers = [
      await sent(operation, { query, body: '{"half":' }),
      await sent(operation, { query, body: {} }, { 'Content-Type': 'text/plain' }),
      await sent(operation, { query, body: JSON.stringify('x'.repeat(limit + 1)) }),
    ];
    expect(answers.map(({ status, fault }) => [status, fault])).toEqual([
      [400, undefined],
      [415, undefined],
      [413, undefined],
    ]);
  });

  it.each(operations.filter(([, { call }]) => product.calls[call]?.isAnonymous !== true))(
    '%s asks who is there and what they may',
    async (_id, operation) => {
      const [request = { query: {} }] = fc.sample(goodRequests(operation, contract), { numRuns: 1, seed: 7 });
      const nobody = await sent(operation, request, { Authorization: '' });
      const stranger = await sent(operation, request, {
        Authorization: `Bearer ${tokenFor('contract|stranger')}`,
      });
      expect([nobody.status, nobody.fault]).toEqual([401, undefined]);
      expect([stranger.status, stranger.fault]).toEqual([403, undefined]);
      if (isOpenToAll(operation)) return;
      const barred = await sent(operation, request, { Authorization: `Bearer ${tokenFor(subjects.barred)}` });
      expect([barred.status, barred.fault]).toEqual([403, undefined]);
    },
  );
});

describe('what belongs to another organization', () => {
  beforeAll(async () => {
    await contract.world.storeWorld(foreignWorld);
    // Makes the gateway read the user again, whose cache entry is outdated.
    await contract.world.ask('GET', '/api/regimen/patient?patientId=nobody');
  });

  const named = new Set<string>();
  const recordOperations = operations.filter(([, { call }]) => !openingCalls.includes(call));

  it.each(recordOperations)(
    'looks to %s exactly like what does not exist, in status, body, headers and the statements of the database [FAULT-43]',
    async (id, operation) => {
      const [sample = { query: {} }] = fc.sample(goodRequests(operation, contract), { numRuns: 1, seed: 5 });
      // Prepares each request again, since a request that is not refused may use up its records.
      const asking = async (places: readonly number[], by: 'foreign' | 'missing') => {
        const request = await prepared(sample, operation, contract);
        const names = namedIn(request, operation, { product, ...contract.world });
        return answerTo(
          operation,
          renamed(
            request,
            names.filter((_name, place) => places.includes(place)),
            by,
          ),
        );
      };
      const first = await prepared(sample, operation, contract);
      const places = [...namedIn(first, operation, { product, ...contract.world }).keys()];
      if (places.length === 0) return;
      named.add(id);
      await fc.assert(
        fc.asyncProperty(fc.subarray(places, { minLength: 1 }), async (some) => {
          const [foreign, missing] = [await asking(some, 'foreign'), await asking(some, 'missing')];
          expect(foreign.status).toBe(missing.status);
          expect(foreign.headers).toEqual(missing.headers);
          // Expects equal statements for both, so that response times reveal nothing either.
          expect(foreign.executed).toEqual(missing.executed);
          // Skips successful writes, whose records have ids and times of their own.
          if (foreign.status < 300 && operation.method !== 'GET') return;
          expect(asMissing(foreign.text)).toBe(missing.text);
        }),
        { numRuns: places.length === 1 ? 1 : 3, examples: [[places]] },
      );
    },
  );

  it('is required of every operation that names records', () => {
    const others = recordOperations.filter(([id]) => !named.has(id)).map(([id]) => id);
    expect(others.toSorted()).toEqual(nameless);
  });
});

describe.each(databaseHosts)('a patient who moves to another organization, on $name', (host) => {
  /** Tables whose rows keep the organization from the time of writing. */
  const histories = ['audit', 'handout', 'job', 'outbox', 'record_version'];

  let world: ContractGateway;
  let stop = async () => {};
  beforeAll(async () => {
    const { database, stop: stopHost } = await host.open();
    world = await openContractGateway(product, { store: await openWith(database, () => undefined) });
    stop = async () => {
      await world.gateway.relay.close();
      await stopHost();
    };
  });
  afterAll(() => stop());

  it('takes along what belongs to them, in every table that names record and organization', async () => {
    const [from, to] = ['LEFT', 'JOINED'];
    const records = await world.storeWorld({ organization: from, prefix: 'moving-' });
    await world.store('organization', { _id: to, type: 'organization', name: 'Joined' });
    const id = String(records.get('patient'));
    const { query } = world.gateway.store.database;
    const { rows: beneath } = await query<{ id: string }>(
      `with recursive beneath as (
         select id from record where id = $1 union select r.id from record r join beneath b on r.subject = b.id
       ) select id from beneath`,
      [id],
    );
    const { rows: tables } = await query<{ name: string }>(
      `select quote_ident(table_name) as name from information_schema.columns
       where table_schema = current_schema() and table_name <> all($1)
       group by table_name having count(*) filter (where column_name in ('id', 'organization')) = 2`,
      [histories],
    );
    const placed = async () => {
      const counts = tables.map(async ({ name }) => {
        const { rows } = await query<{ organization: string; count: number }>(
          `select organization, count(*)::int as count from ${name} where id = any($1) group by 1`,
          [beneath.map((record) => record.id)],
        );
        return rows.map(({ organization, count }) => `${name}: ${count} of ${organization}`);
      });
      return (await Promise.all(counts)).flat();
    };
    const before = await placed();
    expect(before.length).toBeGreaterThan(3);
    const { rows: stored } = await query<{ document: JsonObject }>(
      'select document from record where id = $1',
      [id],
    );
    const at = product.entities['patient']?.record?.organizationAt ?? '';
    await world.gateway.load([
      { entity: 'patient', record: setAt(stored[0]?.document ?? {}, at, to) as JsonObject },
    ]);
    expect(await placed()).toEqual(before.map((line) => line.replace(from, to)));
  });
});

describe('tables that are distributed by organization (docs/operator/sharding.md)', () => {
  const tables = [...distributedTables, ...derivedTables(product)];
  let executed: readonly string[] = [];
  beforeAll(async () => {
    const { database } = gateway.store;
    await database.query(
      `insert into staged_entry (entity, organization, key, first_text, second_text, document, run, line, at)
       values ('patient', 'north', 'outdated', '', '', '{}', 'r', 1, '2000-01-01Z')`,
    );
    expect(await dropOutdated(database, new Date('2000-03-01Z'), { staged: 30 })).toBe(1);
    executed = [...statements.ever];
    await database.transaction(async (tx) => {
      for (const statement of Object.values(preparation).flat()) await tx.query(statement);
    });
  });
  const obstacles = (texts: readonly string[]) => obstaclesOf(gateway.store.database, texts, tables);

  it('are queried on the server of the organization alone, except where it is declared', async () => {
    const found = await obstacles(executed);
    const texts = found.map(({ statement }) => statement.replace(/\s+/g, ' ').trim());
    const isDeclared = (text: string) => crossingStatements.some((declared) => declared.text.test(text));
    expect(found.filter((_obstacle, n) => !isDeclared(texts[n] ?? ''))).toEqual([]);
    const unused = crossingStatements.filter((declared) => !texts.some((text) => declared.text.test(text)));
    expect(unused).toEqual([]);
  });

  it.each(tables)('%s is queried by the contract suite', (table) => {
    expect(executed.filter((text) => new RegExp(`\\b${table}\\b`).test(text))).not.toEqual([]);
  });

  it.each([
    ['select document from staged_entry where key = $1', 'scans staged_entry without its organization'],
    [
      'select document from staged_entry where organization = any($1::text[]) or key = $2',
      'scans staged_entry without its organization',
    ],
    [
      'select s.key from staged_entry s join staging_progress p on p.entity = s.entity where s.organization = $1',
      'scans staging_progress without its organization',
    ],
    [
      'select key from staged_entry where organization = any($1::text[]) for update',
      'locks rows of several organizations in staged_entry',
    ],
    [
      "update staged_entry set key = 'x', organization = $2 where organization = $1 and key = $3",
      'sets the organization of staged_entry',
    ],
    [
      'select s.key from staged_entry s join staging_progress p on p.organization = s.organization where s.organization = any($1::text[])',
      undefined,
    ],
    ["update staged_entry set key = 'x' where organization = $1 and key = $2", undefined],
    [
      'select entity, count(*) from staged_entry where organization = any($1::text[]) group by grouping sets ((entity), ())',
      'has grouping sets over several organizations in staged_entry',
    ],
    [
      `with part as materialized (select entity from staged_entry where organization = any($1::text[]))
       select entity, count(*) from part group by rollup (entity)`,
      undefined,
    ],
    ['select entity, count(*) from staged_entry where organization = $1 group by cube (entity)', undefined],
  ])('their test detects: %s', async (statement, why) => {
    expect(await obstacles([statement])).toEqual(why === undefined ? [] : [{ statement, why }]);
  });

  it.each(tables)('%s has the organization in everything that is unique, and no trigger', async (table) => {
    const { rows } = await gateway.store.database.query<{ index: string; columns: readonly string[] }>(
      `select i.indexrelid::regclass::text as index,
         array(select attname::text from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any(i.indkey)) as columns
       from pg_index i where i.indisunique and i.indrelid = $1::regclass`,
      [table],
    );
    expect(rows).not.toEqual([]);
    for (const { columns } of rows) expect(columns).toContain('organization');
    const { rows: triggers } = await gateway.store.database.query(
      'select tgname from pg_trigger where tgrelid = $1::regclass and not tgisinternal',
      [table],
    );
    expect(triggers).toEqual([]);
  });
});

/** Operations that name no record, so that no `_id` leads to one. */
const nameless = [
  ...[
    'emergency.list',
    'emergency.own',
    'error-report.send',
    'eula.accept',
    'eula.acceptance',
    'eula.latest',
  ],
  ...['import.import', 'import.match', 'import.search', 'job.list'],
  ...['library-text.list', 'library-text.search', 'medication.readDirections'],
  ...['organization.list', 'organization.patientGroups'],
  'page-trace.send',
  ...[
    'patient.exists',
    'patient.recent',
    'patient.search',
    'print.document',
    'project.get',
    'project.list',
    'proxy.read',
  ],
  ...['proxy.write.delete', 'proxy.write.patch', 'proxy.write.post', 'proxy.write.put', 'queue.counts'],
  ...['queue.list', 'queue.members', 'queue.preview', 'queue.run', 'queue.statistics'],
  ...[
    ...['report.calls', 'report.calls-export', 'report.deadlines', 'report.deadlines-export'],
    ...['report.reviews', 'report.reviews-export', 'report.states', 'report.states-export'],
    ...['reservation.list', 'reservation.team'],
    'response.answer',
    'response.open',
    'schema.list',
  ],
  ...['session.active', 'session.end', 'session.end-others', 'session.get', 'session.list'],
  'staging.list',
  // Operations on schema files, which concern no record.
  ...['studio.access', 'studio.blame'],
  ...[
    'studio.changes',
    'studio.check',
    'studio.comment',
    'studio.compare',
    'studio.convert',
    'studio.count-impact',
  ],
  ...['studio.document', 'studio.export', 'studio.expression'],
  ...['studio.impact', 'studio.preview', 'studio.publish', 'studio.read', 'studio.replay'],
  'studio.review',
  'studio.review-rollback',
  'studio.rights',
  ...['studio.rollback', 'studio.run', 'studio.save', 'studio.withdraw'],
  ...['terminology.allergy', 'terminology.condition'],
  ...['terminology.medication', 'user.me'],
];

interface Seen {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly text: string;
  /** Statements that the gateway executed for the response. */
  readonly executed: readonly string[];
}

/** Collects all parts of a response that a client sees, except the number of the request. */
async function answerTo(operation: Operation, request: ContractRequest): Promise<Seen> {
  // Deletes conversions to versions that earlier requests have published, which no gateway serves and which would
  // delay the test by a minute.
  await gateway.store.database.query('delete from job where kind = $1', [conversionKind]);
  // Waits for work of earlier requests, whose audit entries would otherwise be stored with those of this request.
  await Promise.all([gateway.relay.settled(), gateway.jobs.settled()]);
  const { result, executed } = await statements.during(() => answered(operation, request, {}));
  const { status, body, headers } = result;
  const shown = [...headers].filter(([name]) => name !== 'x-request-id').toSorted();
  return { status, headers: shown, text: JSON.stringify(body), executed };
}

interface Sent {
  readonly status: number;
  /** Reason why the response is not as documented; undefined if it is. */
  readonly fault: string | undefined;
}

async function sent(
  operation: Operation,
  request: ContractRequest,
  headers: Record<string, string> = {},
): Promise<Sent> {
  const { status, body } = await answered(operation, request, headers);
  return { status, fault: operation.judge(status, body) };
}

function answered(operation: Operation, request: ContractRequest, headers: Record<string, string>) {
  return sendRequest(gateway.as(subjects.able), operation, request, headers);
}

function isOpenToAll(operation: Operation): boolean {
  const user = {
    _id: 'x',
    id: 'x',
    auth0Id: 'x',
    email: '',
    firstName: '',
    lastName: '',
    roles: [],
    permissions: [],
    organizations: [],
  };
  const scope = { user, now: '2026-01-01T00:00:00.000Z', today: '2026-01-01' };
  return isAllowed(product, callOf(product, operation).access, scope);
}
