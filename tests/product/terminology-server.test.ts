import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { configuredHandlers } from '../../features/all/server/configured.ts';
import { createConceptTarget } from '../../features/terminology/server/concept-target.ts';
import { fhirTerms } from '../../features/terminology/server/fhir-terms.ts';
import { createTerminologySearch } from '../../features/terminology/server/terminology-search.ts';
import { readConfig } from '../../gateway/operation/config.ts';
import { createLog } from '../../gateway/operation/log.ts';
import { openTestGateway, type TestGateway } from '../../gateway/testing/open-test-gateway.ts';
import { product } from '../../generated/product.ts';
import { productRecords } from './harness/records.ts';

const icd = 'http://hl7.org/fhir/sid/icd-10-cm';
const rxnorm = 'http://www.nlm.nih.gov/research/umls/rxnorm';

const expansion = {
  resourceType: 'ValueSet',
  status: 'active',
  expansion: {
    timestamp: '2026-01-01T00:00:00Z',
    total: 3,
    contains: [
      {
        ...{ system: icd, code: 'E11', display: 'Type 2 diabetes mellitus', abstract: true },
        contains: [{ system: icd, code: 'E11.9', display: 'Type 2 diabetes mellitus without complications' }],
      },
      { system: icd, code: 'E10.9', display: 'See also E11: type 1 diabetes mellitus' },
      { system: icd, code: 'E11.0', display: 'Of old', inactive: true },
    ],
  },
};

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Small FHIR server, whose responses each test sets. */
let server: Server;
let url: string;
let answer: Answer;
const asked: URL[] = [];
const logged: string[] = [];
const log = createLog({ level: 'debug', write: (line) => logged.push(line) });

const json =
  (body: unknown, status = 200): Answer =>
  (_request, response) =>
    void response.writeHead(status, { 'Content-Type': 'application/fhir+json' }).end(JSON.stringify(body));

let gateway: TestGateway;
const ask = (path: string) => gateway.as('demo|pharmacist')('GET', path);
const search = '/api/fdb/condition?_filter=byName&_content=diabetes%20secret';

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://fhir.test'));
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/fhir`;
  const config = readConfig({
    FHIR_TERMINOLOGY_URL: `${url}/`,
    FHIR_VALUE_SET_ALLERGENS: 'urn:my-allergens',
  });
  gateway = await openTestGateway({ product, handlers: configuredHandlers(config, log), log });
  await gateway.load(productRecords);
});
beforeEach(() => {
  asked.length = 0;
  logged.length = 0;
});
afterAll(async () => {
  await gateway.close();
  server.closeAllConnections();
  server.close();
});

describe('a FHIR terminology server behind the searches', () => {
  it('is asked to expand the value set of conditions by what was typed', async () => {
    answer = json(expansion);
    const { status, body } = await ask(search);
    expect([status, body]).toEqual([
      200,
      {
        expansion: {
          total: 3,
          contains: [
            { system: icd, code: 'E11.9', display: 'Type 2 diabetes mellitus without complications' },
            { system: icd, code: 'E10.9', display: 'See also E11: type 1 diabetes mellitus' },
          ],
        },
      },
    ]);
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/fhir/ValueSet/$expand']);
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      url: `${icd}?fhir_vs`,
      filter: 'diabetes secret',
      count: '50',
    });
  });

  it('is asked within an edition where the search names one, and gives codes only for a code', async () => {
    answer = json(expansion);
    const byCode = '/api/fdb/condition?_filter=byCode&code=e11';
    const { body } = await ask(`${byCode}&version=2026`);
    await ask(`${byCode}&version=ICD-10-CM`);
    expect(body).toMatchObject({ expansion: { total: 1, contains: [{ code: 'E11.9' }] } });
    expect(asked.map(({ searchParams }) => searchParams.get('system-version'))).toEqual([
      `${icd}|2026`,
      null,
    ]);
  });

  it('is read on to the codes that stand behind a page of names', async () => {
    const named = Array.from({ length: 50 }, (_, n) => ({ system: icd, code: `X${n}`, display: `E11 ${n}` }));
    const coded = { system: icd, code: 'E11.9', display: 'Type 2 diabetes mellitus without complications' };
    answer = (request, response) => {
      const contains = request.url?.includes('offset=50') ? [coded] : named;
      json({ ...expansion, expansion: { total: 51, contains } })(request, response);
    };
    const { body } = await ask('/api/fdb/condition?_filter=byCode&code=e11');
    expect(body).toMatchObject({ expansion: { contains: [{ code: 'E11.9' }] } });
  });

  it('is asked for the value set that the operator names', async () => {
    answer = json({ ...expansion, expansion: {} });
    const { body } = await ask('/api/fdb/allergy?_content=latex');
    expect(body).toEqual({ expansion: { total: 0, contains: [] } });
    expect(asked[0]?.searchParams.get('url')).toBe('urn:my-allergens');
  });

  it('looks one whole code up, and a code that it does not know is none', async () => {
    answer = json({ resourceType: 'Parameters', parameter: [{ name: 'display', valueString: 'examplol' }] });
    const medication = {
      code: { coding: [{ system: rxnorm, value: '1001' }] },
      name: { full: 'examplol' },
    };
    expect((await ask('/api/fdb/medication?code=1001')).body).toEqual({
      expansion: { total: 1, contains: [{ system: rxnorm, code: '1001', display: 'examplol', medication }] },
    });
    expect(asked[0]?.pathname).toBe('/fhir/CodeSystem/$lookup');
    answer = json({ resourceType: 'OperationOutcome' }, 404);
    expect((await ask('/api/fdb/medication?code=1002')).body).toEqual({
      expansion: { total: 0, contains: [] },
    });
  });

  it.each<[string, Answer, string]>([
    ['refuses', json({ resourceType: 'OperationOutcome' }, 422), 'does not have this code system'],
    ['lets nobody in', json({}, 401), 'does not let this product in'],
    ['limits the requests', json({}, 429), 'refuses further requests for now'],
    ['fails', json({}, 500), 'failed (status 500)'],
    ['answers no JSON', (_request, response) => void response.end('<html>'), 'is no FHIR'],
    ['answers another resource', json({ resourceType: 'Patient' }), 'is no FHIR'],
    ['answers without end', (_request, response) => void response.end('x'.repeat(5_000_000)), 'is no FHIR'],
    ['hangs up', (_request, response) => void response.destroy(), 'cannot be reached'],
  ])('that %s is told of in words, with what to do [COND-10]', async (_what, given, words) => {
    answer = given;
    const { status, body } = await ask(search);
    expect([status, body['code']]).toEqual([503, 'unavailable']);
    expect(body['message']).toMatch(
      /^An error occurred fetching conditions information\. The terminology server /,
    );
    expect(body['message']).toContain(words);
    expect(body['message']).toMatch(/ Try again soon, or keep the text without a code\.$/);
  });

  it('that fails leaves a line in the log, and never what was typed', async () => {
    answer = json({ message: 'diabetes secret' }, 500);
    await ask(search);
    expect(logged.join('')).toContain('"event":"terminology.failed","kind":"refused"');
    expect(logged.join('')).not.toContain('secret');
  });

  it('has no value set that nothing searches', () => {
    const withValueSet = (name: string) =>
      fhirTerms({ url, valueSets: { [name]: 'https://tx.test/ValueSet/1' }, log });
    expect(() => withValueSet('allergenes')).toThrow('Did you mean FHIR_VALUE_SET_ALLERGENS?');
    expect(() => withValueSet('vaccines')).toThrow('There are: CONDITIONS, MEDICATIONS, ALLERGENS.');
  });

  it('finds drugs by the names of an operator too, first, each once', async () => {
    const target = createConceptTarget(gateway.store.database);
    const zinc = { code: '501', display: 'zincol 50 MG Oral Tablet', details: { kind: 'medication' } };
    await target.load({ catalogue: 'medications', edition: '2040', concepts: [zinc] });
    await target.complete({ catalogue: 'medications', edition: '2040', codes: ['501'], sourceHash: 'a' });
    const alias = { code: 'house zinc', display: 'house zinc', details: { target: '501' } };
    await target.load({ catalogue: 'aliases', edition: 'house', concepts: [alias] });
    await target.complete({ catalogue: 'aliases', edition: 'house', codes: ['house zinc'], sourceHash: 'b' });
    const listed = [
      { system: rxnorm, code: '777', display: 'zinc of the server' },
      { system: rxnorm, code: '501', display: 'zincol 50 MG Oral Tablet' },
    ];
    answer = json({ ...expansion, expansion: { ...expansion.expansion, total: 2, contains: listed } });
    const { body } = await ask('/api/fdb/medication?_content=house%20zinc');
    expect(body).toMatchObject({
      expansion: { total: 2, contains: [{ code: '501', note: 'here also “house zinc”' }, { code: '777' }] },
    });
    expect((await ask(search)).body).not.toMatchObject({ expansion: { contains: [{ code: '501' }] } });
  });

  it('that is too slow is not waited for', async () => {
    answer = () => undefined;
    const handlers = {
      'terminology-search': createTerminologySearch(fhirTerms({ url, valueSets: {}, log, timeout: 50 })),
    };
    const impatient = await openTestGateway({ product, store: gateway.store, handlers });
    const { status, body } = await impatient.as('demo|pharmacist')('GET', '/api/fdb/allergy?_content=latex');
    expect([status, body['message']]).toEqual([
      503,
      'An error occurred fetching allergy information. The terminology server did not answer within 0.05 seconds. ' +
        'Try again soon, or keep the text without a code.',
    ]);
  });
});
