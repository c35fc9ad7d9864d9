import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../engine/core/json/json.ts';
import { noServices } from '../../features/all/server/services.ts';
import { createCdsProvider } from '../../features/decision-support/server/cds-hooks/cds-provider.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { medication } from './harness/records.ts';

const uuid = '3f4f5f9e-0a37-4f0c-8d34-7f2b7a0a0a01';
const resource = (id: string, text: string) => ({
  ...{ resourceType: 'MedicationRequest', id, status: 'draft', intent: 'proposal' },
  subject: { reference: 'Patient/ana' },
  medicationCodeableConcept: { text },
  dosageInstruction: [{ text: '1 tablet daily' }],
});
const card: JsonObject = {
  ...{ uuid, summary: 'Bleeding risk', indicator: 'critical', source: { label: 'Service Inc.' } },
  detail: 'Warfarin with another drug that thins the blood',
  suggestions: [
    {
      ...{ uuid: 'stop', label: 'Stop warfarin, start apixaban' },
      actions: [
        { type: 'delete', description: 'Stop', resourceId: 'MedicationRequest/warf' },
        { type: 'create', description: 'Start', resource: resource('new', 'Apixaban 5 mg tablet') },
      ],
    },
    {
      uuid: 'less',
      label: 'Less warfarin',
      actions: [{ type: 'update', resource: resource('warf', 'Warfarin 1 mg tablet') }],
    },
    {
      uuid: 'lab',
      label: 'Order an INR',
      actions: [{ type: 'create', resource: { resourceType: 'ServiceRequest' } }],
    },
  ],
};

const asked: { readonly method: string; readonly url: string; readonly body: JsonObject }[] = [];
let answer: (response: ServerResponse) => void;
const json = (value: Json) => (response: ServerResponse) => void response.end(JSON.stringify(value));
const service = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method = '', url = '' } = request;
  const text = Buffer.concat(chunks).toString();
  asked.push({ method, url, body: (text === '' ? {} : JSON.parse(text)) as JsonObject });
  if (method === 'GET')
    json({ services: [{ hook: 'patient-view', id: 'view', title: 'Interactions' }] })(response);
  else if (url.endsWith('/feedback')) response.end();
  else answer(response);
});
await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;

describe('decision support by a CDS Hooks service, through the gateway', () => {
  const services = {
    ...noServices,
    decisionProviders: [createCdsProvider({ name: 'cds', url, timeout: 2_000 })],
  };
  const { as, load } = useProductGateway({ services });
  const check = async () =>
    (await as('pharmacist')('POST', '/api/regimen/decision/check', { patientId: 'ana' })).body;
  const feedback = (body: JsonObject, who = 'pharmacist') =>
    as(who)('POST', '/api/regimen/decision/feedback', {
      ...{ patientId: 'ana', provider: 'cds', card: { service: 'view', id: uuid } },
      ...body,
    });
  const ofCds = (body: JsonObject) =>
    (body['findings'] as readonly JsonObject[]).filter(({ provider }) => provider === 'cds');

  beforeEach(async () => {
    asked.length = 0;
    answer = json({ cards: [card] });
    await load([medication('warf', 'Warfarin 5 mg tablet'), medication('zinc', 'Zinc 50 mg tablet')]);
  });
  afterAll(() => {
    service.closeAllConnections();
    service.close();
  });

  it('shows its cards with the medications that they name, and their suggestions as changes', async () => {
    expect(ofCds(await check())).toMatchObject([
      {
        ...{ severity: 'major', medications: ['warf'], card: { service: 'view', id: uuid } },
        advice: 'Stop warfarin, start apixaban; Less warfarin; Order an INR',
        suggestions: [
          {
            ...{ id: 'stop', label: 'Stop warfarin, start apixaban' },
            changes: [
              { kind: 'remove', id: 'warf' },
              { kind: 'add', name: 'Apixaban 5 mg tablet', directions: '1 tablet daily' },
            ],
          },
          { id: 'less', changes: [{ kind: 'change', id: 'warf', name: 'Warfarin 1 mg tablet' }] },
        ],
      },
    ]);
  });

  it('discovers its services once in a while, and again after a failure', async () => {
    const discoveries = () => asked.filter(({ method }) => method === 'GET').length;
    await check();
    const before = discoveries();
    await check();
    expect(discoveries()).toBe(before);
    answer = (response) => void response.writeHead(404).end();
    await check();
    answer = json({ cards: [] });
    await check();
    expect(discoveries()).toBe(before + 1);
  });

  it('hears what became of a card, by suggestion or by reason', async () => {
    expect(await feedback({ outcome: 'accepted', suggestions: ['stop'] })).toMatchObject({
      body: { isTaken: true },
    });
    await feedback({ outcome: 'overridden', reason: 'monitored' });
    expect(asked.map(({ url: path, body }) => [path, body])).toEqual([
      [
        '/cds-services/view/feedback',
        {
          feedback: [
            {
              ...{ card: uuid, outcome: 'accepted', acceptedSuggestions: [{ id: 'stop' }] },
              outcomeTimestamp: '2026-11-21T12:00:00.000Z',
            },
          ],
        },
      ],
      [
        '/cds-services/view/feedback',
        {
          feedback: [
            {
              ...{ card: uuid, outcome: 'overridden', outcomeTimestamp: '2026-11-21T12:00:00.000Z' },
              overrideReason: {
                reason: {
                  ...{ system: 'urn:regimen:acknowledgement-reasons', code: 'monitored' },
                  display: 'Already monitored',
                },
              },
            },
          ],
        },
      ],
    ]);
  });

  it('hears nothing of a patient of another organization, nor does a service that is not named', async () => {
    expect((await feedback({ outcome: 'overridden' }, 'outsider')).status).toBe(404);
    expect((await feedback({ outcome: 'overridden', provider: 'another' })).status).toBe(404);
    expect((await feedback({ outcome: 'overridden', card: { service: '../admin', id: uuid } })).status).toBe(
      422,
    );
    expect(asked).toEqual([]);
  });

  it.each<readonly [string, (response: ServerResponse) => void]>([
    ['hangs', () => undefined],
    ['answers HTML', (response) => void response.end('<html>Sign in</html>')],
    ['answers 10 MB', (response) => void response.end(JSON.stringify({ cards: ['x'.repeat(10_000_000)] }))],
  ])('stays out of the way of other checks when it %s', async (_what, broken) => {
    answer = broken;
    const body = await check();
    expect(body['providers']).toMatchObject([
      { state: 'current' },
      { state: 'current' },
      { name: 'cds', state: 'failed' },
    ]);
    expect(ofCds(body)).toEqual([]);
  });

  it('that lies about medications which nobody takes proposes nothing that can be tried out', async () => {
    const actions = [{ type: 'delete', resourceId: 'MedicationRequest/of-another-patient' }];
    const lies = { ...card, uuid: '<script>', suggestions: [{ uuid: 'x', label: 'Stop it', actions }] };
    answer = json({ cards: [lies, { ...lies, suggestions: 'many' }] });
    for (const finding of ofCds(await check())) {
      expect(finding).toMatchObject({ medications: ['warf'], suggestions: [] });
      expect(finding).not.toHaveProperty('card');
    }
  });
});
