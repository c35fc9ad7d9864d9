import { describe, expect, it } from 'vitest';
import { compiled } from '../../engine/compiler/expressions/expression.fixture.ts';
import type { UserProfile } from '../../engine/core/expressions/scope.ts';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { isAllowed } from '../../engine/core/records/access.ts';
import { type LogFields, silentLog } from '../../gateway/operation/log.ts';
import type { TraceSpan } from '../../gateway/operation/traces/span.ts';
import { withTraces } from '../../gateway/operation/traces/with-traces.ts';
import { tokenFor } from '../../gateway/testing/open-test-gateway.ts';
import { product } from '../../generated/product.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { allergy, patient, prescriber, today } from './harness/records.ts';

const now = `${today}T12:00:00Z`;
const newAllergy = (rest: JsonObject = {}): JsonObject => {
  const { _id, ...record } = allergy('new', rest).record;
  return record;
};

describe('the calls of the product', () => {
  const errors: { readonly event: string; readonly fields: LogFields }[] = [];
  const conflicts: string[] = [];
  const log = {
    ...silentLog,
    error: (event: string, fields: LogFields = {}) => void errors.push({ event, fields }),
    info: (event: string) => void (event === 'page.conflict' && conflicts.push(event)),
  };
  const { as, fetch, load, query, stored } = useProductGateway({ log });
  const ask = (...request: Parameters<ReturnType<typeof as>>) => as('pharmacist')(...request);
  const rows = async (path: string, who = 'pharmacist') =>
    (await as(who)('GET', path)).body['rows'] as readonly JsonObject[];

  it('list the allergies of a patient under /patient/ [ALLERGY-11]', async () => {
    await load([allergy('a1'), allergy('a2', { subject: 'nora' })]);
    const listed = await rows('/api/regimen/patient/allergies?patientId=ana');
    expect(listed.map(({ _id }) => _id)).toEqual(['a1']);
    expect((await ask('GET', '/api/regimen/patient/allergies')).status).toBe(400);
  });

  it('search substances by what was typed, and need something typed [ALLERGY-12] [ALLERGY-14]', async () => {
    const { body } = await ask('GET', '/api/fdb/allergy?_content=PEN');
    const { contains } = body['expansion'] as { contains: readonly Record<string, string>[] };
    expect(contains.map(({ display }) => display)).toContain('Penicillin');
    for (const query of ['', '?_content=', '?_content=%20']) {
      expect((await ask('GET', `/api/fdb/allergy${query}`)).status).toBe(400);
    }
  });

  it('store an allergy by POST and PUT, wrapped under its type, and remove it by POST [CALLS-03] [CALLS-04] [CALLS-05]', async () => {
    const created = await ask('POST', '/api/regimen/allergy', { allergy: newAllergy() });
    expect([created.status, created.body['rev']]).toEqual([201, 1]);
    const record = created.body['record'] as JsonObject;
    const changed = await ask('PUT', '/api/regimen/allergy', { allergy: { ...record, reaction: 'shock' } });
    expect([changed.status, changed.body['rev']]).toEqual([200, 2]);
    const removed = await ask('POST', '/api/regimen/allergy/delete', { allergy: changed.body['record'] });
    expect(removed.status).toBe(200);
    expect(await rows('/api/regimen/patient/allergies?patientId=ana')).toEqual([]);
  });

  it.each(['POST', 'PUT'])(
    'say what was missing in a %s without its record [ERR-07] [CALLS-04]',
    async (method) => {
      for (const body of [{}, newAllergy(), []]) {
        const answer = await ask(method, '/api/regimen/allergy', body);
        expect([answer.status, answer.body['message']]).toEqual([
          422,
          'Patient data [allergy] was missing for update',
        ]);
      }
    },
  );

  it('attach who did it and whose it is, whatever the client says [ENGINE-24] [ENGINE-25] [FAULT-45]', async () => {
    const performedBy = { firstName: 'Eve', lastName: 'Else', email: 'eve@else.test' };
    const { body } = await ask('POST', '/api/regimen/allergy', { allergy: newAllergy({ performedBy }) });
    expect(await stored(String(body['id']))).toMatchObject({
      subject: 'ana',
      performedBy: { firstName: 'Penny', lastName: 'Pharmacist', email: 'pharmacist@demo.test' },
    });
  });

  it('hold "no known drug allergies" on the patient, where it decides what an allergy needs [ALLERGY-08] [ALLERGY-10]', async () => {
    const bare = { type: 'patient.allergy', status: 'active', sensitivityType: 'allergy' };
    const save = (subject: string) => ask('POST', '/api/regimen/allergy', { allergy: { ...bare, subject } });
    expect((await save('ana')).body['problems']).toMatchObject([
      { at: '/substance', message: 'Required' },
      { at: '/reaction', message: 'Required' },
    ]);
    expect((await save('nora')).body['problems']).toMatchObject([
      { at: '/substance', message: 'Name the substance or its reaction' },
    ]);
    const reaction = { ...bare, subject: 'nora', reaction: 'rash' };
    expect((await ask('POST', '/api/regimen/allergy', { allergy: reaction })).status).toBe(201);
    const nora = (await ask('GET', '/api/regimen/patient?patientId=nora')).body;
    expect(nora['regimen_meta']).toEqual({ nkda: true });
    const { status } = await ask('PUT', '/api/regimen/patient', { ...nora, regimen_meta: { nkda: false } });
    expect(status).toBe(200);
    expect((await save('nora')).status).toBe(422);
  });

  it('know seven reactions and no other [ALLERGY-07]', async () => {
    const save = async (reaction: string) =>
      (await ask('POST', '/api/regimen/allergy', { allergy: newAllergy({ reaction }) })).status;
    for (const reaction of ['rash', 'shock', 'asthma', 'nausea', 'anemia', 'dizziness', 'other']) {
      expect([reaction, await save(reaction)]).toEqual([reaction, 201]);
    }
    expect(await save('itch')).toBe(422);
  });

  it('take a day of the calendar of whoever asks for today [ALLERGY-09] [FAULT-63]', async () => {
    const save = async (onsetDate: string, zone: string) =>
      (
        await ask(
          'POST',
          '/api/regimen/allergy',
          { allergy: newAllergy({ onsetDate }) },
          { 'X-Time-Zone': zone },
        )
      ).status;
    expect(await save('2026-11-22', 'Pacific/Auckland')).toBe(201);
    expect(await save('2026-11-22', 'America/Los_Angeles')).toBe(422);
    expect(await save('2026-11-21', 'America/Los_Angeles')).toBe(201);
    for (const day of ['1899-12-31', '2021-02-29', '10000-01-01', '2020-1-1']) {
      expect([day, await save(day, 'UTC')]).toEqual([day, 422]);
    }
    expect(await save('1900-01-01', 'UTC')).toBe(201);
    expect(await save('2020-02-29', 'UTC')).toBe(201);
  });

  it('refuse a prescriber that the form would refuse, with the same sentences [PRESC-05] [PRESC-06] [PRESC-07] [VALID-12]', async () => {
    const ana = (await ask('GET', '/api/regimen/patient?patientId=ana')).body;
    const problemsOf = async (row: JsonObject) => {
      const { body } = await ask('PUT', '/api/regimen/patient', { ...ana, prescribers: [row] });
      const problems = body['problems'] as readonly Record<string, string>[];
      return problems.map(({ message }) => message).toSorted();
    };
    expect(await problemsOf({ id: 'p1' })).toEqual(
      ['First Name', 'Last Name', 'Address Line 1', 'City', 'State', 'Zip', 'Phone']
        .map((label) => `${label} is required`)
        .toSorted(),
    );
    expect(await problemsOf(prescriber('p1', { zip: '802021234', email: 'nobody', phone: '303' }))).toEqual([
      'Invalid Format',
      'Invalid email format',
      'Number must be 10 digits long',
    ]);
  });

  it('answer the profile of whoever asks, with the permissions that were given [AUTH-16] [AUTH-17]', async () => {
    const me = async () => (await ask('GET', '/api/regimen/user/me')).body;
    const before = await me();
    expect(before['permissions']).toContain('regimen-advisor.edit-patient');
    const given = {
      permissions: ['early-access-features', 'regimen-advisor.edit-patient'],
      graduationStatus: { graduated: false },
    };
    await load([{ entity: 'user', record: { ...before, ...given } }]);
    expect(await me()).toMatchObject({
      type: 'user',
      _id: 'user-pharmacist',
      id: 'user-pharmacist',
      auth0Id: 'demo|pharmacist',
      email: 'pharmacist@demo.test',
      firstName: 'Penny',
      lastName: 'Pharmacist',
      title: 'Demo Pharmacist',
      roles: ['pharmacist'],
      organizations: ['EMTM'],
      ...given,
    });
  });

  it('take what a page tells of its failures into the log, and nothing that could be a patient [ERR-08] [PHARM-08] [PRESC-08]', async () => {
    errors.length = 0;
    const path = '/api/regimen/error-report';
    const report = { place: 'profile.notes', kind: 'render', error: 'TypeError', at: ['a.js:1:2'] };
    const sent = { ...report, version: '2022.2.0', request: 'r-1' };
    expect((await ask('POST', path, sent)).body).toEqual({ taken: true });
    expect(errors).toEqual([
      {
        event: 'page.failed',
        fields: expect.objectContaining({ ...report, at: 'a.js:1:2', after: 'r-1', user: 'user-pharmacist' }),
      },
    ]);
    expect((await ask('POST', path, { ...sent, kind: 'conflict' })).body).toEqual({ taken: true });
    expect(conflicts).toHaveLength(1);
    for (const more of [
      { message: 'Ana Ruiz is undefined' },
      { place: 'Ana Ruiz' },
      { error: 'Ana Ruiz' },
      { at: ['/patient?name=Ruiz'] },
    ])
      expect((await ask('POST', path, { ...sent, ...more })).status).toBe(422);
    expect((await as('nobody')('POST', path, sent)).status).toBe(403);
    expect(errors).toHaveLength(1);
  });

  it('take what a page has measured into the trace of its request, in names and numbers alone', async () => {
    const taken: TraceSpan[] = [];
    const take = (spans: readonly TraceSpan[]) => void taken.push(...spans);
    const traced = withTraces(fetch, { sampling: { share: 1, isParentBased: true }, take });
    const [trace, press, id] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7', 'b7ad6b7169203331'];
    const send = (spans: readonly JsonObject[], flags = '01') =>
      traced(
        new Request('http://gateway.test/api/regimen/page-trace', {
          method: 'POST',
          headers: {
            Authorization: `Bearer ${tokenFor('demo|pharmacist')}`,
            'Content-Type': 'application/json',
            traceparent: `00-${trace}-${press}-${flags}`,
          },
          body: JSON.stringify({ spans }),
        }),
      );
    const click = { id: press, name: 'click', ago: 500, duration: 400 };
    const request = { id, within: press, name: 'PUT', ago: 450.5, duration: 300 };
    expect(await (await send([click, request])).json()).toEqual({ taken: true });
    const [first, second] = taken.filter(({ scope }) => scope === 'page');
    const times = [first, second].map((span) => (span?.end ?? 0) - (span?.start ?? 0));
    expect(times).toEqual([expect.closeTo(400, 2), expect.closeTo(300, 2)]);
    expect(first).toMatchObject({ traceId: trace, spanId: press, name: 'click', scope: 'page' });
    expect(second).toMatchObject({ parentSpanId: press, spanId: id, name: 'PUT', kind: 'client' });
    expect(taken.at(-1)).toMatchObject({ parentSpanId: press, name: 'POST /api/regimen/page-trace' });
    expect(await (await send([click], '00')).json()).toEqual({ taken: false });
    for (const more of [{ name: 'Ana Ruiz' }, { id: 'ana' }, { within: 'ana' }, { text: 'Ana Ruiz' }])
      expect((await send([{ ...click, ...more }])).status).toBe(422);
    expect(JSON.stringify(taken)).not.toMatch(/ana/i);
  });

  it('take no flood of reports from one user [ERR-08]', async () => {
    errors.length = 0;
    const sent = { place: 'window', kind: 'script', error: 'Error', at: [], version: '2022.2.0' };
    const answers = [];
    for (let count = 0; count < 35; count += 1)
      answers.push((await as('support')('POST', '/api/regimen/error-report', sent)).body['taken']);
    expect(answers.filter((taken) => taken === true)).toHaveLength(30);
    expect(errors).toHaveLength(30);
  });

  it('look at 100 KB of hostile text without effort [FAULT-57]', async () => {
    const ana = (await ask('GET', '/api/regimen/patient?patientId=ana')).body;
    const long = `${'a.'.repeat(50_000)}@`;
    const hostile = prescriber('p1', { email: `x@${long}`, zip: '1'.repeat(100_000), phone: `${long}` });
    const { status, body } = await ask('PUT', '/api/regimen/patient', { ...ana, prescribers: [hostile] });
    expect(status).toBe(422);
    const places = (body['problems'] as readonly Record<string, string>[]).map(({ at }) => at);
    expect(new Set(places)).toEqual(
      new Set(['/prescribers/0/email', '/prescribers/0/zip', '/prescribers/0/phone']),
    );
  });

  it("list the user's organizations and projects, and no others [ORG-03] [ACCESS-11]", async () => {
    for (const [who, organization] of [
      ['pharmacist', 'EMTM'],
      ['ecpn', 'ECPN'],
      ['outsider', 'NORTH'],
    ] as const) {
      expect((await rows('/api/regimen/organizations', who)).map(({ _id }) => _id)).toEqual([organization]);
      const owners = (await rows('/api/regimen/projects', who)).map(({ Organization }) => Organization);
      expect(new Set(owners.map((owner) => (owner as JsonObject)['externalId']))).toEqual(
        new Set([organization]),
      );
    }
  });

  it('let four roles read patients, and three of them write [ACCESS-01]', async () => {
    const outcomes = await Promise.all(
      ['pharmacist', 'support', 'clinical', 'admin'].map(async (who) => {
        const { body } = await as(who)('GET', '/api/regimen/user/me');
        const read = await as(who)('GET', '/api/regimen/patient?patientId=ana');
        const write = await as(who)('POST', '/api/regimen/allergy', { allergy: newAllergy() });
        return [(body['roles'] as string[])[0], read.status, write.status];
      }),
    );
    expect(outcomes).toEqual([
      ['pharmacist', 200, 201],
      ['support', 200, 201],
      ['clinical_admin', 200, 201],
      ['user_admin', 200, 403],
    ]);
    const me = (await as('support')('GET', '/api/regimen/user/me')).body;
    await load([{ entity: 'user', record: { ...me, type: 'user', roles: ['visitor'] } }]);
    expect((await as('support')('GET', '/api/regimen/patient?patientId=ana')).status).toBe(403);
  });

  it('search within the organizations of the user, whatever the body asks for [ACCESS-10] [SEARCH-07]', async () => {
    const search = (who: string, body: JsonObject) => as(who)('POST', '/api/regimen/patient/search', body);
    const query = {
      queries: [{ field: 'name', text: 'ruiz' }],
      filters: [],
      sort: [{ by: 'fname' }],
      from: 0,
    };
    expect((await search('pharmacist', query)).body).toMatchObject({ total: 1, hits: [{ id: 'ana' }] });
    expect((await search('outsider', query)).body).toMatchObject({ total: 1, hits: [{ id: 'olga' }] });
    const foreign = { ...query, filters: [{ field: 'org', term: 'NORTH' }] };
    expect((await search('pharmacist', foreign)).body).toMatchObject({ total: 0, hits: [] });
  });

  it('list the patients whom the user has opened last, of the organizations that are the user’s now [ACCESS-10]', async () => {
    const recent = async (who: string) => {
      const { body } = await as(who)('GET', '/api/regimen/patient/recent');
      return (body['hits'] as readonly JsonObject[]).map(({ id }) => id);
    };
    for (const id of ['ana', 'nora', 'olga', 'ana']) await ask('GET', `/api/regimen/patient?patientId=${id}`);
    expect(await recent('pharmacist')).toEqual(['ana', 'nora']);
    expect(await recent('outsider')).toEqual([]);
    const nora = (await stored('nora')) ?? {};
    await load([{ entity: 'patient', record: { ...nora, managingOrganization: { id: 'NORTH' } } }]);
    expect(await recent('pharmacist')).toEqual(['ana']);
  });

  it('list a patient whom the user has opened before many that the user may see no more, or one again and again', async () => {
    const numbers = Array.from({ length: 60 }, (_, number) => `gone-${number}`);
    await load(numbers.map((id) => patient(id, { externalId: id.toUpperCase() })));
    for (const id of ['nora', ...numbers, 'ana']) await ask('GET', `/api/regimen/patient?patientId=${id}`);
    await load(
      numbers.map((id) =>
        patient(id, { externalId: id.toUpperCase(), managingOrganization: { id: 'NORTH' } }),
      ),
    );
    await query(
      `insert into audit (at, author, action, type, id, subject, organization, call, request)
       select at, author, action, type, id, subject, organization, call, request
       from audit, generate_series(1, 1100) n
       where call = 'patient.get' and id = 'ana' and action = 'read'`,
    );
    const { body } = await ask('GET', '/api/regimen/patient/recent');
    expect((body['hits'] as readonly JsonObject[]).map(({ id }) => id)).toEqual(['ana', 'nora']);
  });
});

describe('an access rule of the product', () => {
  const user: UserProfile = {
    ...{ _id: 'u', id: 'u', auth0Id: 'u', email: 'u@demo.test', firstName: 'U', lastName: 'Ser' },
    ...{ roles: ['pharmacist'], permissions: ['regimen-advisor.edit-patient'], organizations: ['EMTM'] },
  };
  const holds = (source: string, who: UserProfile | undefined = user) =>
    compiled(source)({ user: who, now, today });

  it('passes nobody who is not signed in [ACCESS-06]', () => {
    for (const name of Object.keys(product.access)) {
      expect([name, isAllowed(product, name, { now, today })]).toEqual([name, false]);
    }
    expect(isAllowed(product, 'signed-in', { user, now, today })).toBe(true);
  });

  it('goes by permissions, roles and organizations of the profile [ACCESS-03]', () => {
    const stranger = { ...user, roles: [], permissions: [], organizations: [] };
    for (const source of [
      "hasRole('pharmacist')",
      "hasPermission('regimen-advisor.edit-patient')",
      "inOrganization('EMTM')",
    ]) {
      expect([source, holds(source), holds(source, stranger)]).toEqual([source, true, false]);
    }
  });

  it('grants "name" by any "name.action", and "name.action" by itself alone [ACCESS-04]', () => {
    expect(holds("hasPermission('regimen-advisor')")).toBe(true);
    expect(holds("hasPermission('regimen-advisor.edit-patient')")).toBe(true);
    expect(holds("hasPermission('regimen-advisor.reset-workflow')")).toBe(false);
    expect(holds("hasPermission('regimen')")).toBe(false);
  });

  it('combines conditions by equals, and, or, not [ACCESS-05]', () => {
    expect(holds("user.email == 'u@demo.test'")).toBe(true);
    expect(holds("hasRole('pharmacist') && hasRole('support')")).toBe(false);
    expect(holds("hasRole('pharmacist') || hasRole('support')")).toBe(true);
    expect(holds("!hasRole('support')")).toBe(true);
  });
});
