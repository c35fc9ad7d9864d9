import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { getAt } from '../../engine/core/json/pointer.ts';
import { openLetter } from '../../features/responses/server/open-letter.ts';
import type { Queryable } from '../../gateway/store/database.ts';
import { tokenFor } from '../../gateway/testing/open-test-gateway.ts';
import { product } from '../../generated/product.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { patient, prescriber, today } from './harness/records.ts';

const day = 24 * 3_600_000;
const start = new Date(`${today}T12:00:00Z`);

/** Product with so long a delay that no response counts as complete until a test moves the clock. */
const waiting = {
  ...product,
  constants: { ...product.constants, 'responses-complete-delay': { value: 3_600_000 } },
};

const recommendation = (id: string, rest: JsonObject = {}): JsonObject => ({
  ...{ id, includeInPrescriber: true, prescriberText: `Text ${id}.`, rationale: `Reason ${id}.` },
  ...{ medications: ['Diphenhydramine'], privateNote: `Private ${id}.` },
  ...rest,
});

const review = (rest: JsonObject = {}) => ({
  entity: 'review',
  record: {
    ...{ _id: 'r1', type: 'patient.review', subject: 'ria', version: 2, reviewDate: '2026-11-02' },
    ...{ workflowIteration: 1, currentYear: 2026, reviewType: 'Medication Safety Review (MSR)' },
    ...{ published: true, publishedDate: '2026-11-03T09:00:00.000Z' },
    recommendations: [
      ...['a', 'b'].map((id) => recommendation(id, { prescriber: 'p1' })),
      recommendation('c', { prescriber: 'p2' }),
    ],
    ...rest,
  },
});

const address = { addressLine1: '1 Main St', city: 'Denver', state: 'CO', zip: '80202' };

const member = patient('ria', {
  name: { first: 'Ria', last: 'Ruiz' },
  currentWorkflowState: { name: 'Ready for Consult', year: 2026 },
  prescribers: [
    prescriber('p1', { lastName: 'One', ...address }),
    prescriber('p2', { lastName: 'Two', ...address }),
  ],
});

const born = '1952-02-29';
const accepted = '385645004';
const withChange = 'accepted-with-change';

describe('the answers of a prescriber without an account', () => {
  let now = start;
  const gateway = useProductGateway({
    product: waiting,
    clock: () => now,
    services: { origin: 'https://care.test' },
  });
  const { as, fetch, load, query, settled, stored } = gateway;

  beforeEach(async () => {
    now = start;
    await load([member, review()]);
  });

  /** Sends a request without a token, as a prescriber without an account does. */
  async function send(path: string, body: JsonObject) {
    const request = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    };
    const response = await fetch(new Request(`http://gateway.test/api/response${path}`, request));
    return { status: response.status, body: (await response.json()) as JsonObject };
  }
  const open = (code: string, birthDate = born) => send('/open', { code, birthDate });
  const answer = (code: string, answers: readonly JsonObject[], birthDate = born) =>
    send('', { code, birthDate, answers });

  async function textOf(url: string): Promise<string> {
    const headers = { Authorization: `Bearer ${tokenFor('demo|pharmacist')}` };
    const response = await fetch(new Request(`http://gateway.test${url}`, { headers }));
    const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
    const { text } = await extractText(pdf, { mergePages: true });
    return text;
  }

  /** Prints the recommendations for each prescriber as mail letters. */
  async function print(headers: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
    const request = new Request('http://gateway.test/api/print/mailing', {
      method: 'POST',
      headers: {
        ...{ Authorization: `Bearer ${tokenFor('demo|pharmacist')}`, 'Content-Type': 'application/json' },
        ...headers,
      },
      body: JSON.stringify({ patientId: 'ria', reviewId: 'r1', to: 'prescriber' }),
    });
    const body = (await (await fetch(request)).json()) as JsonObject;
    const plans = (body['letters'] as readonly JsonObject[]).filter(({ title }) =>
      /rationale/i.test(String(title)),
    );
    return Promise.all(plans.map(({ key }) => textOf(`/api/print/document/${key}`)));
  }

  /** Reads the codes on the letters to both prescribers. */
  async function codes(): Promise<readonly [string, string]> {
    const [one = '', two = ''] = (await print()).map(
      (text) => /(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/.exec(text)?.[0] ?? '',
    );
    return [one, two];
  }

  const deliveries = async () =>
    (await as('pharmacist')('GET', '/api/regimen/delivery/list?patientId=ria&reviewId=r1')).body[
      'rows'
    ] as readonly JsonObject[];
  const responseTo = async (id: string) => {
    const { recommendations } = (await stored('r1')) as { recommendations: readonly JsonObject[] };
    return recommendations.find((each) => each['id'] === id)?.['prescriberResponse'];
  };
  const stateOf = async () => getAt(await stored('ria'), '/currentWorkflowState/name');

  it('have a code on the letter of each prescriber, with what that one is asked and nothing else', async () => {
    const [one = '', two = ''] = await print();
    expect(one).toContain('https://care.test/respond');
    expect([one.includes('Text a.'), one.includes('Text b.'), one.includes('Text c.')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([two.includes('Text a.'), two.includes('Text c.')]).toEqual([false, true]);
    const [first, second] = await codes();
    expect(new Set([first, second]).size).toBe(2);
  });

  it('are taken until the day that the letter names is over where it was printed [FAULT-63]', async () => {
    // Sets the clock to 10 PM of the previous evening in New York.
    now = new Date('2026-03-06T03:00:00Z');
    const [letter = ''] = await print({ 'X-Time-Zone': 'America/New_York' });
    expect(letter).toContain('until 06/03/2026');
    const [code = ''] = /(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/.exec(letter) ?? [];
    now = new Date('2026-06-04T03:59:00Z');
    expect((await open(code)).status).toBe(200);
    now = new Date('2026-06-04T04:00:00Z');
    expect((await open(code)).status).not.toBe(200);
  });

  it('are asked for only once the date of birth is right, with nothing that stands in no letter', async () => {
    const [code] = await codes();
    const opened = await open(code.toLowerCase().replaceAll('-', ' '));
    expect(opened).toMatchObject({
      status: 200,
      body: {
        patient: 'Ria Ruiz',
        prescriber: 'Ada One',
        choices: [
          { title: 'Accept' },
          { title: 'Accept with change', needsComment: true },
          { title: 'Decline' },
        ],
        recommendations: [
          { id: 'a', about: 'Diphenhydramine', text: 'Text a.', rationale: 'Reason a.' },
          { id: 'b' },
        ],
      },
    });
    expect(JSON.stringify(opened.body)).not.toMatch(/Private|Text c|1952/);
  });

  it('change the review as by hand, are audited, and use the code up', async () => {
    const [code, other] = await codes();
    const given = [
      { id: 'a', response: accepted },
      { id: 'b', response: withChange, comment: 'Half the dose first.' },
    ];
    expect(await answer(code, given)).toEqual({ status: 200, body: { answered: 2 } });
    expect(await responseTo('a')).toEqual({ status: { snowMedCode: accepted }, date: today, way: 'online' });
    expect(await responseTo('b')).toMatchObject({ comment: 'Half the dose first.' });
    expect(await responseTo('c')).toBeUndefined();
    const { rows } = await query(
      "select author, type from audit where call = 'response.answer' and action = 'write'",
    );
    expect(rows).toContainEqual({ author: 'prescriber by code', type: 'patient.review' });
    expect((await deliveries()).find(({ prescriber: id }) => id === 'p1')).toMatchObject({
      answeredOn: start.toISOString(),
    });
    expect((await answer(code, given)).status).toBe(404);
    expect((await open(code)).status).toBe(404);
    expect((await open(other)).status).toBe(200);
  });

  it('complete the review once every prescriber has answered, and the patient two seconds later [MSR-24]', async () => {
    const [one, two] = await codes();
    await answer(two, [{ id: 'c', response: accepted }]);
    await answer(one, [
      { id: 'a', response: accepted },
      { id: 'b', response: accepted },
    ]);
    expect((await stored('r1'))?.['responsesComplete']).toBe(true);
    const { rows } = await query(
      "select extract(epoch from not_before - clock_timestamp()) > 0 as waits from outbox where topic = 'review.responses-complete'",
    );
    expect(rows).toEqual([{ waits: true }]);
    expect(await stateOf()).toBe('Ready for Consult');
    await query("update outbox set not_before = null where topic = 'review.responses-complete'");
    await settled();
    expect(await stateOf()).toBe('Complete');
  });

  it('take the same work to refuse, whether the code opens a letter or never was', async () => {
    const [code = ''] = await codes();
    const work = async (sent: { readonly code: string; readonly birthDate: string }) => {
      const statements: string[] = [];
      const call = {
        ...{
          product,
          body: sent,
          origin: { author: '', call: '', request: '', at: new Date(`${today}T12:00:00Z`) },
        },
        note: () => undefined,
        database: {
          announce: () => undefined,
          say: () => undefined,
          query: (statement: Parameters<Queryable['query']>[0], parameters?: readonly unknown[]) => {
            statements.push(typeof statement === 'string' ? statement : statement.text);
            return gateway.database().query(statement, parameters);
          },
        },
      };
      expect(await openLetter(call as unknown as Parameters<typeof openLetter>[0])).toBeUndefined();
      return statements;
    };
    const unknown = await work({ code: '0000-0000-0000-0000', birthDate: '1952-02-29' });
    expect(await work({ code, birthDate: '1952-03-01' })).toEqual(unknown);
    expect(unknown.length).toBeGreaterThan(4);
  });

  it('are refused alike for a code that never was, was used, expired, was revoked, or has another date of birth', async () => {
    const [code, other] = await codes();
    const refusals = [await open('0000-0000-0000-0000'), await open(code, '1952-03-01')];
    const [revocable] = (await deliveries()).filter(({ prescriber: id }) => id === 'p2');
    const revoke = { delivery: { ...revocable, change: 'revoke' } };
    expect((await as('pharmacist')('PUT', '/api/regimen/delivery', revoke)).body).toMatchObject({
      record: { codeEndedBy: 'Revoked by Penny Pharmacist' },
    });
    refusals.push(await open(other));
    await answer(code, [
      { id: 'a', response: accepted },
      { id: 'b', response: accepted },
    ]);
    refusals.push(await open(code));
    const [, late] = await codes();
    now = new Date(start.getTime() + 91 * day);
    refusals.push(await open(late));
    expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(new Set(refusals.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('end with the review that asked for them', async () => {
    const [code] = await codes();
    const published = await stored('r1');
    const save = (body: JsonObject) => as('pharmacist')('PUT', '/api/regimen/review', { review: body });
    await save({ ...published, published: false, unpublishReason: 'A dose was wrong.' });
    expect((await open(code)).status).toBe(404);
    expect(await deliveries()).toMatchObject([
      { codeEndedBy: 'The review was unpublished' },
      { codeEndedBy: 'The review was unpublished' },
    ]);
  });

  it('cannot be guessed: five wrong dates of birth lock the code, and the list of letters says so', async () => {
    const [code, other] = await codes();
    for (let n = 1; n <= 5; n += 1) expect((await open(code, `1950-01-0${n}`)).status).toBe(404);
    expect((await open(code)).status).toBe(404);
    expect((await open(other)).status).toBe(200);
    expect((await deliveries()).find(({ prescriber: id }) => id === 'p1')).toMatchObject({
      codeEndedBy: 'Locked after too many wrong dates of birth',
    });
    const { rows } = await query(
      "select count(*)::int as n from audit where call = 'response.open' and action = 'refused'",
    );
    expect(rows).toEqual([{ n: 6 }]);
  });

  it.each([
    ['leave one out', [{ id: 'a', response: accepted }]],
    [
      'answer another prescriber’s',
      [
        { id: 'a', response: accepted },
        { id: 'c', response: accepted },
      ],
    ],
    [
      'answer one twice',
      [
        { id: 'a', response: accepted },
        { id: 'a', response: accepted },
      ],
    ],
    [
      'accept with a change that they do not name',
      [
        { id: 'a', response: accepted },
        { id: 'b', response: withChange, comment: ' ' },
      ],
    ],
    [
      'choose what the page does not offer',
      [
        { id: 'a', response: accepted },
        { id: 'b', response: '89925002' },
      ],
    ],
  ])('are refused as a whole when they %s', async (_what, answers) => {
    const [code] = await codes();
    expect((await answer(code, answers)).status).toBe(422);
    expect(await responseTo('a')).toBeUndefined();
    expect((await open(code)).status).toBe(200);
  });

  it('follow the patient into another organization', async () => {
    const [code] = await codes();
    await query(
      "update record set document = jsonb_set(document, '{managingOrganization,id}', '\"NORTH\"') where id = 'ria'",
    );
    await query("update record set organization = 'NORTH' where 'ria' in (id, subject)");
    await answer(code, [
      { id: 'a', response: accepted },
      { id: 'b', response: accepted },
    ]);
    expect(await responseTo('a')).toMatchObject({ way: 'online' });
  });

  it('leave no code behind that could be read', async () => {
    const [code] = await codes();
    const { rows } = await query('select code_hash from access_code');
    expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
    expect(JSON.stringify(await deliveries())).not.toContain(code.slice(0, 9));
  });
});
