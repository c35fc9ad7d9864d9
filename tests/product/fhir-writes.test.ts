import { describe, expect, it } from 'vitest';
import { type JsonObject, jsonItems, jsonObject } from '../../engine/core/json/json.ts';
import { type FhirReply, fhirAsker } from './harness/fhir-asker.ts';
import { fhirFaults as faultsOf } from './harness/fhir-faults.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { allergy, condition } from './harness/records.ts';

const world = useProductGateway();
const send = fhirAsker(world);

const issuesOf = ({ body }: FhirReply) => jsonItems(body['issue']).map(jsonObject);
const expressionsOf = (answer: FhirReply) =>
  issuesOf(answer).flatMap(({ expression }) => jsonItems(expression));
const gout = (rest: JsonObject = {}): JsonObject => ({
  resourceType: 'Condition',
  clinicalStatus: {
    coding: [{ system: 'http://terminology.hl7.org/CodeSystem/condition-clinical', code: 'active' }],
  },
  subject: { reference: 'Patient/ana' },
  code: { text: 'Gout' },
  ...rest,
});

describe('a resource that a program creates', () => {
  it('is stored by the save of pages, and answered with address and version', async () => {
    const { status, headers, body } = await send('POST', '/Condition', gout());
    const { id } = body;
    expect([status, faultsOf(body), headers.get('etag')]).toEqual([201, [], 'W/"1"']);
    expect(headers.get('location')).toBe(`http://gateway.test/fhir/R4/Condition/${String(id)}/_history/1`);
    expect(await world.stored(String(id))).toMatchObject({ subject: 'ana', code: { text: 'Gout' } });
    const { rows } = await world.query("select call, action from audit where type = 'patient.condition'");
    expect(rows).toContainEqual({ call: 'condition.save', action: 'write' });
    expect((await send('GET', `/Condition/${String(id)}`)).body).toEqual(body);
  });

  it('contains all that was sent, with codes and their names', async () => {
    const sent = gout({
      code: {
        text: 'Gout',
        coding: [{ system: 'http://snomed.info/sct', code: '90560007', display: 'Gout' }],
      },
      verificationStatus: {
        coding: [{ system: 'http://terminology.hl7.org/CodeSystem/condition-ver-status', code: 'confirmed' }],
      },
      onsetDateTime: '2020-05-01',
      note: [{ text: 'Left toe' }],
      text: { status: 'generated', div: '<div xmlns="http://www.w3.org/1999/xhtml">Gout</div>' },
    });
    const { status, body } = await send('POST', '/Condition', sent);
    expect([status, body['note'], body['onsetDateTime']]).toEqual([
      201,
      [{ text: 'Left toe' }],
      '2020-05-01',
    ]);
  });

  it.each([
    ['an element without a row', { severity: { text: 'Severe' } }, 'Condition.severity'],
    ['a second note', { note: [{ text: 'One' }, { text: 'Two' }] }, 'Condition.note[0]'],
    ['an extension of others', { extension: [{ url: 'urn:x', valueString: 'y' }] }, 'Condition.extension[0]'],
    ['an extension of a primitive', { _onsetDateTime: { id: 'x' } }, 'Condition._onsetDateTime'],
    ['an identifier of others', { identifier: [{ system: 'urn:x', value: '1' }] }, 'Condition.identifier[0]'],
    ['a security label', { meta: { security: [{ code: 'R' }] } }, 'Condition.meta.security'],
    ['a contained resource', { contained: [{ resourceType: 'Patient', id: 'x' }] }, 'Condition.contained'],
    ['an element that FHIR does not have', { banana: 1 }, 'Condition.banana'],
    [
      'another category',
      { category: [{ coding: [{ code: 'encounter-diagnosis' }] }] },
      'Condition.category[0]',
    ],
    ['a narrative of its own', { text: { status: 'additional', div: '<div>x</div>' } }, 'Condition.text'],
  ])(
    'is refused with %s, and stored without it where the sender is lenient',
    async (_what, rest, expression) => {
      const strict = await send('POST', '/Condition', gout(rest));
      expect([strict.status, expressionsOf(strict)[0], faultsOf(strict.body)]).toEqual([
        422,
        expect.stringContaining(expression),
        [],
      ]);
      expect((await send('GET', '/Condition?patient=ana')).body['total']).toBe(0);
      const lenient = await send('POST', '/Condition', gout(rest), { Prefer: 'handling=lenient' });
      expect([lenient.status, lenient.body['resourceType']]).toEqual([201, 'OperationOutcome']);
      expect(issuesOf(lenient)[0]).toMatchObject({ severity: 'warning' });
      expect(expressionsOf(lenient)[0]).toContain(expression);
    },
  );

  it.each([
    ['modifierExtension', { modifierExtension: [{ url: 'urn:not', valueBoolean: true }] }],
    ['a modifierExtension deep inside', { code: { text: 'Gout', modifierExtension: [{ url: 'urn:not' }] } }],
    ['implicitRules', { implicitRules: 'urn:rules' }],
    ['what was refuted', { verificationStatus: { coding: [{ code: 'refuted' }] } }],
    ['what was entered in error', { verificationStatus: { coding: [{ code: 'entered-in-error' }] } }],
  ])('is never stored with %s, however lenient the sender is', async (_what, rest) => {
    const answer = await send('POST', '/Condition', gout(rest), { Prefer: 'handling=lenient' });
    expect([answer.status, issuesOf(answer)[0]?.['code']]).toEqual([422, 'business-rule']);
    expect((await send('GET', '/Condition?patient=ana')).body['total']).toBe(0);
  });

  it('is refused with the rules of the product, at the element of the field', async () => {
    const sent = {
      resourceType: 'AllergyIntolerance',
      patient: { reference: 'Patient/ana' },
      code: { text: 'Penicillin' },
    };
    const answer = await send('POST', '/AllergyIntolerance', sent);
    expect([answer.status, faultsOf(answer.body)]).toEqual([422, []]);
    expect(issuesOf(answer)).toContainEqual(
      expect.objectContaining({
        severity: 'error',
        expression: ['AllergyIntolerance.reaction[0].manifestation[0]'],
      }),
    );
  });

  it('does not turn "no known allergy" into an allergy', async () => {
    const sent = {
      resourceType: 'AllergyIntolerance',
      patient: { reference: 'Patient/nora' },
      code: { coding: [{ system: 'http://snomed.info/sct', code: '716186003', display: 'Keine Allergie' }] },
    };
    const answer = await send('POST', '/AllergyIntolerance', sent, { Prefer: 'handling=lenient' });
    expect([answer.status, issuesOf(answer)[0]?.['code']]).toEqual([422, 'business-rule']);
  });

  it.each([
    ['nobody', {}, 422, 'required'],
    ['a patient who is not there', { subject: { reference: 'Patient/nobody' } }, 422, 'not-found'],
    ['a patient of another organization', { subject: { reference: 'Patient/olga' } }, 422, 'not-found'],
    ['a patient of another server', { subject: { reference: 'http://other/Patient/ana' } }, 422, 'required'],
    ['a group', { subject: { reference: 'Group/ana' } }, 422, 'required'],
    ['the patient by a name alone', { subject: { display: 'Ana Ruiz' } }, 422, 'required'],
  ])('is refused if it is about %s', async (_who, rest, status, code) => {
    const { subject: _subject, ...nobody } = gout();
    const answer = await send('POST', '/Condition', { ...nobody, ...rest });
    expect([answer.status, issuesOf(answer)[0]?.['code']]).toEqual([status, code]);
    expect(expressionsOf(answer)).toEqual(['Condition.subject']);
  });

  it('is a patient of the only organization of the user, with what pages ask of a new one', async () => {
    const referral = { url: '[]', extension: [{ url: 'text', valueString: 'Asked for it' }] };
    const sent = {
      resourceType: 'Patient',
      name: [{ family: 'New', given: ['Nina'] }],
      gender: 'female',
      birthDate: '1950-03-01',
      telecom: [{ system: 'phone', use: 'home', value: '3035550134' }],
    };
    const refused = await send('POST', '/Patient', sent);
    expect([refused.status, issuesOf(refused).map(({ diagnostics }) => diagnostics)]).toEqual([
      422,
      ['Language: Required', 'Referrals: Required', 'Please Choose a Program'],
    ]);
    const asked = [
      { url: 'urn:regimen:program', valueId: 'emtm-medication-review' },
      {
        url: 'urn:regimen:rest',
        extension: [
          { url: 'languagePreference', valueString: 'en' },
          { url: 'referralType', extension: [referral] },
        ],
      },
    ];
    const { status, body } = await send('POST', '/Patient', { ...sent, extension: asked });
    expect([status, body['name']]).toEqual([201, [{ use: 'official', family: 'New', given: ['Nina'] }]]);
    expect(await world.stored(String(body['id']))).toMatchObject({
      managingOrganization: { id: 'EMTM' },
      languagePreference: 'en',
      referralType: [{ text: 'Asked for it' }],
    });
    const ofTwo = await send('POST', '/Patient', { ...sent, extension: asked }, {}, 'network');
    expect([ofTwo.status, issuesOf(ofTwo)[0]?.['diagnostics']]).toEqual([
      422,
      expect.stringContaining('several organizations'),
    ]);
  });

  it.each([
    ['another type', '/Condition', { resourceType: 'Patient' }, 400],
    ['no object', '/Condition', [], 400],
    ['a type that is not served', '/Claim', { resourceType: 'Claim' }, 404],
    ['one that nothing says whose it is', '/Practitioner', { resourceType: 'Practitioner' }, 405],
  ])('is refused as %s', async (_what, path, sent, status) => {
    const answer = await send('POST', path, sent);
    expect([answer.status, faultsOf(answer.body)]).toEqual([status, []]);
  });

  it('is refused as a text that parsers read differently, or in another language', async () => {
    const twice = await send('POST', '/Condition', '{"resourceType":"Condition","id":"1","id":"2"}');
    const xml = await send('POST', '/Condition', '<Condition/>', { 'Content-Type': 'application/fhir+xml' });
    const deep = await send('POST', '/Condition', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`);
    expect([twice.status, xml.status, deep.status]).toEqual([400, 415, 400]);
    expect([twice, xml, deep].flatMap(({ body }) => faultsOf(body))).toEqual([]);
  });

  it('answers as the sender prefers', async () => {
    const minimal = await send('POST', '/Condition', gout(), { Prefer: 'return=minimal' });
    const outcome = await send('POST', '/Condition', gout(), { Prefer: 'return=OperationOutcome' });
    expect([minimal.status, minimal.body]).toEqual([201, {}]);
    expect([outcome.status, outcome.body['resourceType']]).toEqual([201, 'OperationOutcome']);
  });
});

describe('a condition of a create', () => {
  it('finds the one that is there already, and creates one otherwise', async () => {
    const condition = { 'If-None-Exist': 'patient=ana&clinical-status=active' };
    const first = await send('POST', '/Condition', gout(), condition);
    const second = await send('POST', '/Condition', gout({ code: { text: 'Other' } }), condition);
    expect([first.status, second.status, second.body['id']]).toEqual([201, 200, first.body['id']]);
    await send('POST', '/Condition', gout());
    expect((await send('POST', '/Condition', gout(), condition)).status).toBe(412);
  });

  it('is refused if it does not find what it creates, which each repetition would create again', async () => {
    const first = await send('POST', '/Condition', gout(), { 'If-None-Exist': 'patient=nora' });
    const second = await send('PUT', '/Condition?patient=nora', gout());
    expect([first.status, second.status, issuesOf(first)[0]?.['code']]).toEqual([422, 422, 'business-rule']);
    expect((await send('GET', '/Condition?patient=ana')).body['total']).toBe(0);
  });

  it('creates one of several updates that are sent at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => send('PUT', '/Condition?patient=ana', gout())));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
  });

  it('creates one of two that are sent at once', async () => {
    const condition = { 'If-None-Exist': 'patient=ana' };
    const answers = await Promise.all([1, 2, 3].map(() => send('POST', '/Condition', gout(), condition)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
  });

  it.each([
    ['nothing', '', 412],
    ['a page only', '_count=1', 412],
    ['a parameter that is not searched by', 'patient=ana&severity=1', 400],
  ])('is refused if it searches by %s, also from a lenient sender', async (_what, query, status) => {
    const headers = { 'If-None-Exist': query, Prefer: 'handling=lenient' };
    expect((await send('POST', '/Condition', gout(), headers)).status).toBe(status);
  });
});

describe('a resource that a program changes', () => {
  it('is replaced where the version is the one that was read, and only then', async () => {
    await world.load([condition('c1')]);
    const { body } = await send('GET', '/Condition/c1');
    const sent = { ...body, note: [{ text: 'Left toe' }] };
    const changed = await send('PUT', '/Condition/c1', sent, { 'If-Match': 'W/"1"' });
    expect([changed.status, changed.headers.get('etag'), changed.body['note']]).toEqual([
      200,
      'W/"2"',
      [{ text: 'Left toe' }],
    ]);
    const late = await send(
      'PUT',
      '/Condition/c1',
      { ...body, note: [{ text: 'No' }] },
      { 'If-Match': 'W/"1"' },
    );
    expect([late.status, faultsOf(late.body)]).toEqual([412, []]);
    expect((await send('GET', '/Condition/c1')).body['note']).toEqual([{ text: 'Left toe' }]);
  });

  it('merges what others have changed since the version that it names, and refuses what both changed', async () => {
    await world.load([condition('c1')]);
    const { body } = await send('GET', '/Condition/c1');
    await send('PUT', '/Condition/c1', { ...body, note: [{ text: 'Theirs' }] });
    const merged = await send('PUT', '/Condition/c1', { ...body, onsetDateTime: '2020-01-01' });
    expect([merged.status, merged.body['note'], merged.body['onsetDateTime']]).toEqual([
      200,
      [{ text: 'Theirs' }],
      '2020-01-01',
    ]);
    const both = await send('PUT', '/Condition/c1', { ...body, note: [{ text: 'Mine' }] });
    expect([both.status, issuesOf(both)[0]?.['code']]).toEqual([409, 'conflict']);
  });

  it('loses what an element no longer says, and keeps what no element says', async () => {
    const other = { medManager: 'true', facility: 'Home 7' };
    await world
      .as('pharmacist')('GET', '/api/regimen/patient?patientId=ana')
      .then(({ body }) =>
        world.as('pharmacist')('PUT', '/api/regimen/patient', {
          ...body,
          ...other,
          telecom: { phone: '3035550134', email: 'ana@example.org' },
        }),
      );
    const { body } = await send('GET', '/Patient/ana');
    const { extension: _rest, identifier: _own, telecom: _numbers, meta: _meta, ...others } = body;
    const email = { system: 'email', value: 'new@example.org' };
    const changed = await send('PUT', '/Patient/ana', { ...others, telecom: [email] });
    expect(changed.status).toBe(200);
    const stored = await world.stored('ana');
    expect(stored).toMatchObject({ ...other, telecom: { email: 'new@example.org' } });
    expect(jsonObject(stored?.['telecom'])['phone']).toBeUndefined();
  });

  it('never goes to another patient', async () => {
    await world.load([condition('c1')]);
    const { body } = await send('GET', '/Condition/c1');
    for (const reference of ['Patient/nora', 'Patient/olga', 'Patient/nobody']) {
      const answer = await send('PUT', '/Condition/c1', { ...body, subject: { reference } });
      expect([answer.status, expressionsOf(answer)]).toEqual([422, ['Condition.subject']]);
    }
    expect((await world.stored('c1'))?.['subject']).toBe('ana');
  });

  it('takes neither subject nor id nor revision from the extension of this product', async () => {
    await world.load([condition('c1')]);
    const inner = [
      { url: 'subject', valueString: 'nora' },
      { url: '_id', valueString: 'c9' },
      { url: '_rev', valueDecimal: 9 },
      { url: 'type', valueString: 'patient' },
    ];
    const extension = [{ url: 'urn:regimen:rest', extension: inner }];
    for (const [method, path] of [['POST', '/Condition'] as const, ['PUT', '/Condition/c1'] as const]) {
      const headers = { Prefer: 'handling=lenient, return=representation' };
      const answer = await send(method, path, gout({ id: 'c1', extension }), headers);
      expect([answer.status, answer.body['subject']]).toEqual([
        method === 'POST' ? 201 : 200,
        { reference: 'Patient/ana' },
      ]);
      expect((await send(method, path, gout({ id: 'c1', extension }))).status).toBe(422);
    }
    expect(await world.stored('c9')).toBeUndefined();
  });

  it.each([
    ['another id', '/Condition/c1', { id: 'c2' }, 400],
    ['no id', '/Condition/c1', { id: undefined }, 400],
    ['one that is not there', '/Condition/none', { id: 'none' }, 404],
    ['one of another organization', '/Patient/olga', { id: 'olga', resourceType: 'Patient' }, 404],
  ])('is refused with %s', async (_what, path, rest, status) => {
    await world.load([condition('c1')]);
    const answer = await send('PUT', path, gout(rest));
    expect([answer.status, faultsOf(answer.body)]).toEqual([status, []]);
  });

  it('is found by a search, one of several never', async () => {
    const query = '/Condition?patient=ana&clinical-status=active';
    const first = await send('PUT', query, gout());
    const { id } = first.body;
    const second = await send('PUT', query, gout({ note: [{ text: 'Again' }] }));
    expect([first.status, second.status, second.body['id']]).toEqual([201, 200, id]);
    await world.load([condition('c2')]);
    expect((await send('PUT', query, gout())).status).toBe(412);
  });

  it('is a value of the patient too, such as the caregiver', async () => {
    const sent = {
      resourceType: 'RelatedPerson',
      patient: { reference: 'Patient/ana' },
      name: [{ family: 'Soto', given: ['Eva'] }],
      address: [{ line: ['1 Main St'], city: 'Denver', state: 'CO', postalCode: '80202' }],
      relationship: [
        { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-RoleCode', code: 'CHILD' }] },
      ],
    };
    const created = await send('POST', '/RelatedPerson', sent, {
      Prefer: 'handling=lenient,return=representation',
    });
    expect([created.status, created.body['id']]).toEqual([201, 'ana.caregiver']);
    expect((await send('POST', '/RelatedPerson', sent)).status).toBe(409);
    const { body } = await send('GET', '/RelatedPerson/ana.caregiver');
    const renamed = { ...body, name: [{ use: 'official', family: 'Soto', given: ['Evita'] }] };
    expect((await send('PUT', '/RelatedPerson/ana.caregiver', renamed)).status).toBe(200);
    expect(await world.stored('ana')).toMatchObject({ caregiver: { name: { first: 'Evita' } } });
    const moved = { ...renamed, patient: { reference: 'Patient/nora' } };
    for (const headers of [{}, { Prefer: 'handling=lenient' }])
      expect((await send('PUT', '/RelatedPerson/ana.caregiver', moved, headers)).status).toBe(422);
    expect((await send('DELETE', '/RelatedPerson/ana.caregiver')).status).toBe(204);
    expect((await send('GET', '/RelatedPerson/ana.caregiver')).status).toBe(404);
  });

  it('is refused to a user without the right', async () => {
    const answer = await send('POST', '/Condition', gout(), {}, 'nobody-known');
    expect([401, 403]).toContain(answer.status);
    expect(faultsOf(answer.body)).toEqual([]);
  });
});

describe('a patch', () => {
  const asPatch = { 'Content-Type': 'application/json-patch+json' };
  const patch = (operations: unknown, path = '/Condition/c1', headers = {}) =>
    send('PATCH', path, operations, { ...asPatch, ...headers });

  it('changes parts of a resource, at the version that it names', async () => {
    await world.load([condition('c1', { note: 'Left toe' })]);
    const changed = await patch([
      { op: 'test', path: '/note/0/text', value: 'Left toe' },
      { op: 'replace', path: '/note/0/text', value: 'Right toe' },
      { op: 'add', path: '/onsetDateTime', value: '2020-01-01' },
    ]);
    expect([changed.status, changed.body['note'], changed.body['onsetDateTime']]).toEqual([
      200,
      [{ text: 'Right toe' }],
      '2020-01-01',
    ]);
    const remove = [{ op: 'remove', path: '/note' }];
    expect((await patch(remove, undefined, { 'If-Match': 'W/"1"' })).status).toBe(412);
    expect((await patch(remove, undefined, { 'If-Match': 'W/"2"' })).body['note']).toBeUndefined();
  });

  it.each([
    ['a test that fails', [{ op: 'test', path: '/code/text', value: 'No' }], 422],
    ['a path that leads nowhere', [{ op: 'remove', path: '/severity' }], 422],
    ['an item beyond the end', [{ op: 'add', path: '/note/7', value: { text: 'x' } }], 422],
    ['an operation that is none', [{ op: 'destroy', path: '/code' }], 400],
    ['no list', { op: 'remove', path: '/code' }, 400],
    ['no value', [{ op: 'add', path: '/note' }], 400],
    ['an element that is not kept', [{ op: 'add', path: '/severity', value: { text: 'x' } }], 422],
    ['another patient', [{ op: 'replace', path: '/subject/reference', value: 'Patient/nora' }], 422],
    ['another id', [{ op: 'replace', path: '/id', value: 'c2' }], 422],
    ['nothing left', [{ op: 'remove', path: '' }], 422],
    ['a name that attacks', [{ op: 'add', path: '/__proto__/note', value: 'x' }], 422],
  ])('is refused with %s, and changes nothing', async (_what, operations, status) => {
    await world.load([condition('c1')]);
    const answer = await patch(operations);
    expect([answer.status, faultsOf(answer.body)]).toEqual([status, []]);
    expect((await send('GET', '/Condition/c1')).headers.get('etag')).toBe('W/"1"');
  });

  it('is refused in another language', async () => {
    await world.load([condition('c1')]);
    expect((await patch([], '/Condition/c1', { 'Content-Type': 'application/json' })).status).toBe(415);
  });
});

describe('a resource that a program deletes', () => {
  it('is removed as in pages, at the version that was read', async () => {
    await world.load([allergy('a1')]);
    expect((await send('DELETE', '/AllergyIntolerance/a1', undefined, { 'If-Match': 'W/"7"' })).status).toBe(
      412,
    );
    expect((await send('DELETE', '/AllergyIntolerance/a1')).status).toBe(204);
    expect((await send('GET', '/AllergyIntolerance/a1')).status).toBe(404);
    const { rows } = await world.query("select action from audit where id = 'a1' and action = 'remove'");
    expect(rows).toHaveLength(1);
    expect((await send('DELETE', '/AllergyIntolerance/a1')).status).toBe(404);
  });

  it('is found by a search, one of several never', async () => {
    await world.load([condition('c1')]);
    expect((await send('DELETE', '/Condition?patient=nora')).status).toBe(204);
    expect((await send('DELETE', '/Condition?patient=ana')).status).toBe(204);
    await world.load([condition('c2'), condition('c3')]);
    expect((await send('DELETE', '/Condition?patient=ana')).status).toBe(412);
    expect((await send('DELETE', '/Condition')).status).toBe(412);
  });

  it('is no patient, whom no page removes', async () => {
    expect((await send('DELETE', '/Patient/ana')).status).toBe(405);
  });
});
