import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../../engine/core/json/json.ts';
import { ExternalServiceError } from '../../../../gateway/operation/outside/post-json.ts';
import { product } from '../../../../generated/product.ts';
import type { DecisionQuestion } from '../decision-provider.ts';
import { compileKnowledge } from '../knowledge/compile-knowledge.ts';
import { createCdsProvider } from './cds-provider.ts';

const prefetch = {
  patient: 'Patient/{{context.patientId}}',
  meds: 'MedicationStatement?patient={{context.patientId}}',
  allergies: 'AllergyIntolerance?patient={{context.patientId}}',
  lab: 'ServiceRequest/{{context.labId}}',
};
const services: Json = [
  { hook: 'patient-view', id: 'view', title: 'Interactions', description: '', prefetch },
  { hook: 'order-select', id: 'select', title: 'Orders', description: '' },
  { hook: 'order-sign', id: 'sign', description: '' },
  { hook: 'patient-view', id: '../admin', description: '' },
];
const card = {
  uuid: '3f4f5f9e-0a37-4f0c-8d34-7f2b7a0a0a01',
  summary: 'Bleeding risk',
  detail: 'Warfarin with aspirin',
  indicator: 'critical',
  source: { label: 'Service Inc.', url: 'https://cds.example.org' },
  suggestions: [{ label: 'Stop aspirin' }],
};

const question: DecisionQuestion = {
  ...{
    product,
    knowledge: compileKnowledge([]),
    regimen: { medications: [] },
    now: '2026-11-22T12:00:00.000Z',
    today: '2026-11-22',
  },
  user: { _id: 'una' },
  records: {
    patient: {
      ...{ _id: 'ana', _rev: 1, updatedAt: '2026-11-01T12:00:00.000Z', type: 'patient' as const },
      ...{ name: { first: 'Ana', last: 'Ruiz' }, dob: '1952-02-29' },
    },
    ...{ allergies: [], conditions: [], observations: [] },
  },
  listed: [
    {
      id: 'm1',
      name: 'Warfarin 5 MG',
      code: '855332',
      system: 'http://www.nlm.nih.gov/research/umls/rxnorm',
    },
  ],
  drafts: [],
};

describe('a service of CDS Hooks', () => {
  const asked: { readonly url: string; readonly body: JsonObject }[] = [];
  let answer: (response: ServerResponse) => void;
  let offered = services;
  const json = (value: Json) => (response: ServerResponse) => void response.end(JSON.stringify(value));
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = request.url ?? '';
    if (request.method === 'GET')
      return json(url === '/r4/cds-services' ? { services: offered } : {})(response);
    asked.push({ url, body: JSON.parse(Buffer.concat(chunks).toString()) as JsonObject });
    return answer(response);
  });
  const check = (rest: Partial<DecisionQuestion> = {}, patience = 5_000) => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/r4/`;
    return createCdsProvider({ name: 'cds', url, timeout: patience }).check({ ...question, ...rest });
  };

  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
  beforeEach(() => {
    asked.length = 0;
    answer = json({ cards: [card] });
    offered = services;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('is found by its discovery, asked with context and prefetch, and its cards are findings', async () => {
    const { findings } = await check();
    expect(asked.map(({ url }) => url)).toEqual(['/r4/cds-services/view']);
    expect(asked[0]?.body).toMatchObject({
      hook: 'patient-view',
      hookInstance: expect.stringMatching(/^[0-9a-f-]{36}$/),
      context: { userId: 'Practitioner/una', patientId: 'ana' },
      prefetch: {
        patient: { resourceType: 'Patient' },
        meds: {
          ...{ resourceType: 'Bundle', type: 'searchset', total: 1 },
          entry: [
            {
              resource: {
                resourceType: 'MedicationStatement',
                medicationCodeableConcept: { text: 'Warfarin 5 MG', coding: [{ code: '855332' }] },
              },
            },
          ],
        },
        allergies: { resourceType: 'Bundle' },
      },
    });
    expect(asked[0]?.body['prefetch']).not.toHaveProperty('lab');
    expect(asked[0]?.body).not.toHaveProperty('fhirAuthorization');
    expect(findings).toEqual([
      {
        ...{ check: 'view Bleeding risk', type: 'Interactions', severity: 'major', medications: ['m1'] },
        ...{ message: 'Bleeding risk\nWarfarin with aspirin', advice: 'Stop aspirin', version: '' },
        source: { title: 'Service Inc.', url: 'https://cds.example.org' },
        isDemonstration: false,
        card: { service: 'view', id: card.uuid },
      },
    ]);
  });

  it('is asked with the orders that are tried out', async () => {
    await check({ drafts: [{ id: 'c1', name: 'Aspirin 81 MG', directions: '1 tablet daily' }] });
    const select = asked.find(({ url }) => url.endsWith('/select'))?.body;
    expect(select).toMatchObject({
      hook: 'order-select',
      context: {
        selections: ['MedicationRequest/c1'],
        draftOrders: {
          entry: [
            {
              resource: {
                ...{ resourceType: 'MedicationRequest', status: 'draft', id: 'c1' },
                dosageInstruction: [{ text: '1 tablet daily' }],
              },
            },
          ],
        },
      },
    });
  });

  it('may answer with what is no card, and with addresses that are none', async () => {
    const odd = { ...card, indicator: 'apocalyptic', source: { url: 'javascript:alert(1)' }, detail: 7 };
    answer = json({ cards: [null, 'x', {}, { summary: '' }, odd] });
    const { findings } = await check();
    expect(findings.map(({ severity, source, message }) => [severity, source, message])).toEqual([
      ['info', { title: 'cds' }, 'Bleeding risk'],
    ]);
    answer = json({ cards: 'none' });
    expect((await check()).findings).toEqual([]);
  });

  it('may answer with more than is listed: what weighs most is listed, whatever stands before it', async () => {
    const light = Array.from({ length: 60 }, () => ({ summary: 'By the way', indicator: 'info' }));
    answer = json({ cards: [...Array.from({ length: 60 }, () => null), ...light, card] });
    const { findings } = await check();
    expect(findings).toHaveLength(50);
    expect(findings[0]).toMatchObject({ severity: 'major', message: expect.stringContaining('Bleeding') });
  });

  it.each<readonly [string, (response: ServerResponse) => void]>([
    ['HTML', (response) => void response.end('<html>Sign in</html>')],
    ['a list', json([])],
    ['an error', (response) => void response.writeHead(500).end('{}')],
    ['a redirect', (response) => void response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end()],
    ['10 MB', (response) => void response.end(JSON.stringify({ cards: ['x'.repeat(10_000_000)] }))],
    ['a broken connection', (response) => void response.destroy()],
  ])('that answers with %s counts as failed', async (_what, broken) => {
    answer = broken;
    await expect(check()).rejects.toThrow(ExternalServiceError);
  });

  it('that lists more services than are asked counts as failed: what one of them would say is never left out', async () => {
    const many = Array.from({ length: 21 }, (_, n) => ({
      hook: 'patient-view',
      id: `view-${n}`,
      description: '',
    }));
    offered = [...many];
    await expect(check()).rejects.toThrow(ExternalServiceError);
  });

  it('that never answers counts as failed once its time is over', async () => {
    answer = () => undefined;
    await expect(check({}, 300)).rejects.toThrow(ExternalServiceError);
  });

  it('that is not there counts as failed', async () => {
    const closed = createCdsProvider({ name: 'cds', url: 'http://127.0.0.1:1' });
    await expect(closed.check(question)).rejects.toThrow(ExternalServiceError);
  });
});
