import { describe, expect, it } from 'vitest';
import { type JsonObject, jsonItems, jsonObject } from '../../engine/core/json/json.ts';
import { type FhirReply, fhirAsker } from './harness/fhir-asker.ts';
import { fhirFaults as faultsOf } from './harness/fhir-faults.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { allergy, condition, patient, prescriber } from './harness/records.ts';

const world = useProductGateway();
const send = fhirAsker(world);
const base = 'http://gateway.test/fhir/R4';

const weight = (id: string, issued: string, rest: JsonObject = {}) => ({
  entity: 'observation',
  record: {
    ...{ _id: id, type: 'patient.observation', subject: 'ana', text: 'Weight', issued },
    name: { coding: [{ system: 'http://snomed.info/sct', code: '27113001', display: 'Weight' }] },
    valueQuantity: { value: 60, units: 'kg' },
    ...rest,
  },
});
const coded = (id: string, code: string, rest: JsonObject = {}) =>
  condition(id, { code: { text: `Text ${id}`, coding: [{ system: 'urn:s', code }] }, ...rest });

const entriesOf = ({ body }: FhirReply) => jsonItems(body['entry']).map(jsonObject);
const resourcesOf = (answer: FhirReply) => entriesOf(answer).map(({ resource }) => jsonObject(resource));
const addressesOf = (answer: FhirReply) =>
  entriesOf(answer).map(({ fullUrl }) => String(fullUrl).replace(`${base}/`, ''));
const find = (query: string, headers: Record<string, string> = {}) =>
  send('GET', `/${query}`, undefined, headers);
const idsOf = async (query: string) => {
  const answer = await find(query);
  expect([query, answer.status, faultsOf(answer.body)]).toEqual([query, 200, []]);
  return resourcesOf(answer).map(({ id }) => String(id));
};
const linkOf = ({ body }: FhirReply, relation: string) => {
  const link = jsonItems(body['link'])
    .map(jsonObject)
    .find((each) => each['relation'] === relation);
  return link === undefined ? undefined : String(link['url']);
};

describe('modifiers of a search', () => {
  it('find what is missing, is not so, is exact, or has a text', async () => {
    await world.load([coded('c1', 'A', { note: 'x' }), coded('c2', 'B', { onsetDate: '2020-01-01' })]);
    expect(await idsOf('Condition?patient=ana&onset-date:missing=true')).toEqual(['c1']);
    expect(await idsOf('Condition?patient=ana&onset-date:missing=false')).toEqual(['c2']);
    expect(await idsOf('Condition?patient=ana&code:not=A')).toEqual(['c2']);
    expect(await idsOf('Condition?patient=ana&code:not=A,B')).toEqual([]);
    expect(await idsOf('Condition?patient=ana&code:text=text C1')).toEqual(['c1']);
    expect(await idsOf('Patient?_id=ana,nora&name:exact=Ruiz')).toEqual(['ana']);
    expect(await idsOf('Patient?_id=ana,nora&name:exact=ruiz')).toEqual([]);
    expect(await idsOf('Patient?_id=ana,nora&name:contains=UI')).toEqual(['ana']);
    expect(await idsOf('Patient?name=ruiz&birthdate:missing=true')).toEqual([]);
  });

  it.each([
    ['a modifier that a type does not have', 'Condition?patient=ana&code:above=A', 'http.code:above'],
    ['one of a column', 'Patient?name:contains=ui', 'http.name:contains'],
    ['missing with another word', 'Condition?patient=ana&code:missing=maybe', 'http.code:missing'],
  ])('are refused: %s', async (_what, query, expression) => {
    const { status, body } = await find(query);
    expect([status, jsonItems(jsonObject(jsonItems(body['issue'])[0])['expression'])]).toEqual([
      400,
      [expression],
    ]);
  });
});

describe('dates of a search', () => {
  it('are as exact as they are written, in their zone', async () => {
    await world.load([
      weight('w1', '2026-01-02T10:00:00Z'),
      weight('w2', '2026-01-02T23:30:00-05:00'),
      weight('w3', '2026-01'),
      weight('w4', '2026-01-03'),
    ]);
    const of = async (date: string) => (await idsOf(`Observation?patient=ana&date=${date}`)).toSorted();
    expect(await of('2026-01-02')).toEqual(['w1']);
    expect(await of('2026-01-03')).toEqual(['w2', 'w4']);
    expect(await of('2026-01')).toEqual(['w1', 'w2', 'w3', 'w4']);
    expect(await of('2026-01-02T10:00Z')).toEqual(['w1']);
    expect(await of('2026-01-02T11:00:00%2B01:00')).toEqual(['w1']);
    expect(await of('2026-01-02T11:00:00+01:00')).toEqual(['w1']);
    expect(await of('2026-01-02T10:00:00.500Z')).toEqual([]);
    expect(await of('gt2026-01-02T10:00Z')).toEqual(['w2', 'w3', 'w4']);
    expect(await of('lt2026-01-02T10:00Z')).toEqual(['w3']);
    expect(await of('sa2026-01-02')).toEqual(['w2', 'w4']);
    expect(await of('eb2026-01-03')).toEqual(['w1']);
    expect(await of('ne2026-01-03')).toEqual(['w1', 'w3']);
  });

  it('find days of columns by the same rules', async () => {
    await world.load([patient('bo', { name: { first: 'Bo', last: 'Zeta' }, dob: '1960-05-05' })]);
    const of = (date: string) => idsOf(`Patient?name=zeta&birthdate=${date}`);
    for (const date of [
      '1960-05-05',
      '1960',
      'ge1960-05-05',
      'le1960-05',
      'gt1960-05-04T12:00Z',
      'sa1960-05-04',
    ])
      expect([date, await of(date)]).toEqual([date, ['bo']]);
    for (const date of [
      '1960-05-05T10:00Z',
      'gt1960-05-05',
      'lt1960-05-05',
      'ne1960',
      'eb1960-05-05',
      'sa9999',
    ])
      expect([date, await of(date)]).toEqual([date, []]);
  });

  it.each(['ap2026', '2026-13', '2026-02-30', '2026-01-01T25:00', '26', 'ge', 'yesterday', '2026-01-01T10'])(
    'are refused as "%s"',
    async (date) => {
      expect((await find(`Observation?patient=ana&date=${date}`)).status).toBe(400);
      expect((await find(`Patient?birthdate=${date}`)).status).toBe(400);
    },
  );
});

describe('values of a search', () => {
  it('keep every character, escaped or not', async () => {
    const odd = [
      'a,b',
      'a|b',
      String.raw`a\b`,
      'a$b',
      'a"b',
      "a'b",
      'a%b',
      'ä🙂',
      '--',
      '*',
      'x'.repeat(200),
    ];
    await world.load(odd.map((code, index) => coded(`c${index}`, code)));
    for (const [index, code] of odd.entries()) {
      const escaped = code.replaceAll(/[\\,|$]/g, String.raw`\$&`);
      const parameters = new URLSearchParams({ patient: 'ana', code: `urn:s|${escaped}` });
      expect([code, await idsOf(`Condition?${parameters.toString()}`)]).toEqual([code, [`c${index}`]]);
    }
  });

  it('are refused, not searched, where they are very long, and find nothing where they attack', async () => {
    for (const name of [`'; drop table record; --`, '%', '_', '\\', '\u0000', '(', '.*'])
      expect([200, 400, 422]).toContain(
        (await find(`Patient?${new URLSearchParams({ name }).toString()}`)).status,
      );
    expect((await find(`Patient?name=${'x'.repeat(5000)}`)).status).toBe(422);
    expect(await idsOf('Patient?name=ruiz')).toEqual(['ana']);
  });

  it('narrow each other: ids with subjects, ids with ids', async () => {
    await world.load([condition('c1'), condition('c2')]);
    expect(await idsOf('Condition?_id=c1&patient=nora')).toEqual([]);
    expect(await idsOf('Condition?_id=c1,c2&_id=c2')).toEqual(['c2']);
    expect(await idsOf('Condition?patient=ana&patient=nora')).toEqual([]);
    expect(await idsOf('Condition?patient:Patient=ana&_id=c1')).toEqual(['c1']);
  });

  it('find the identifiers that this product gives', async () => {
    await world.load([condition('c1'), condition('c2')]);
    expect(await idsOf('Condition?identifier=urn:regimen:record|c1')).toEqual(['c1']);
    expect(await idsOf('Patient?identifier=urn:regimen:record|ana&name=ruiz')).toEqual(['ana']);
    expect(await idsOf('Condition?patient=ana&identifier=c2')).toEqual(['c2']);
    expect(await idsOf('Patient?identifier=urn:regimen:record|olga')).toEqual([]);
  });

  it('find the time of the last change', async () => {
    await world.load([condition('c1')]);
    expect(await idsOf('Condition?patient=ana&_lastUpdated=gt2100')).toEqual([]);
    expect(await idsOf('Condition?patient=ana&_lastUpdated=gt2000')).toEqual(['c1']);
  });
});

describe('a chain', () => {
  it('finds records by what their patient is', async () => {
    await world.load([
      condition('c1'),
      { ...condition('c2'), record: { ...condition('c2').record, subject: 'nora' } },
    ]);
    expect(await idsOf('Condition?patient.name=ruiz')).toEqual(['c1']);
    expect(await idsOf('Condition?subject:Patient.identifier=urn:regimen:patient-id|TEST-2')).toEqual(['c2']);
    expect((await idsOf('Condition?patient.birthdate=1952&clinical-status=active')).toSorted()).toEqual([
      'c1',
      'c2',
    ]);
    expect(await idsOf('Condition?patient.name=nobody')).toEqual([]);
    expect((await find('Condition?patient.shoe=43')).status).toBe(400);
  });

  it('does not leave the organizations of the user', async () => {
    await world.load([{ ...condition('c9'), record: { ...condition('c9').record, subject: 'olga' } }]);
    expect(await idsOf('Condition?patient.name=olga')).toEqual([]);
  });
});

describe('the order of a search', () => {
  it('is that of parameters, with what has no value last', async () => {
    await world.load([
      condition('c1', { onsetDate: '2020-01-01' }),
      condition('c2', { onsetDate: '2019-01-01' }),
      condition('c3'),
    ]);
    expect(await idsOf('Condition?patient=ana&_sort=onset-date')).toEqual(['c2', 'c1', 'c3']);
    expect(await idsOf('Condition?patient=ana&_sort=-onset-date')).toEqual(['c1', 'c2', 'c3']);
    expect(await idsOf('Condition?patient=ana&_sort=-_id')).toEqual(['c3', 'c2', 'c1']);
    expect(await idsOf('Condition?patient=ana&_sort=clinical-status,-_id')).toEqual(['c3', 'c2', 'c1']);
    expect((await find('Condition?patient=ana&_sort=shoe')).status).toBe(400);
  });

  it('is that of columns for patients', async () => {
    await world.load([patient('bo', { name: { first: 'Bo', last: 'Ruiz' }, dob: '1960-05-05' })]);
    expect(await idsOf('Patient?name=ruiz&_sort=birthdate')).toEqual(['ana', 'bo']);
    expect(await idsOf('Patient?name=ruiz&_sort=-birthdate')).toEqual(['bo', 'ana']);
  });
});

describe('parts of resources', () => {
  it('are what is wanted, marked as parts, which cannot be written back', async () => {
    await world.load([condition('c1', { note: 'Toe' })]);
    const [cut] = resourcesOf(await find('Condition?patient=ana&_elements=code'));
    expect(Object.keys(cut ?? {}).toSorted()).toEqual([
      'category',
      'code',
      'id',
      'meta',
      'resourceType',
      'subject',
    ]);
    expect(JSON.stringify(cut?.['meta'])).toContain('SUBSETTED');
    const answer = await send('PUT', '/Condition/c1', { ...cut, code: { text: 'Gout' } });
    expect(answer.status).toBe(422);
    const read = (await find('Condition/c1?_elements=note')).body;
    expect([read['note'], read['code']]).toEqual([[{ text: 'Toe' }], undefined]);
  });

  it('are summaries, texts, or only their number', async () => {
    const [summary] = resourcesOf(await find('Patient?_id=ana&_summary=true'));
    expect([summary?.['extension'], summary?.['birthDate']]).toEqual([undefined, '1952-02-29']);
    const counted = await find('Patient?name=ruiz&_summary=count');
    expect([counted.body['total'], counted.body['entry']]).toEqual([1, undefined]);
    const [text] = resourcesOf(await find('Patient?_id=ana&_summary=text'));
    expect(text?.['birthDate']).toBeUndefined();
    for (const query of ['_summary=data', '_summary=false', '_total=accurate', '_total=none'])
      expect(resourcesOf(await find(`Patient?_id=ana&${query}`))).toHaveLength(1);
    expect((await find('Patient?_id=ana&_total=none')).body['total']).toBeUndefined();
    expect((await find('Patient?_id=ana&_summary=maybe')).status).toBe(400);
  });
});

describe('included resources', () => {
  it('stand beside the matches, each once', async () => {
    await world.load([condition('c1'), condition('c2'), allergy('a1')]);
    for (const include of [
      'Condition:patient',
      'Condition:subject',
      'Condition:subject:Patient',
      '*',
      'Condition:*',
    ]) {
      const answer = await find(`Condition?patient=ana&_include=${include}`);
      expect([include, addressesOf(answer).toSorted()]).toEqual([
        include,
        ['Condition/c1', 'Condition/c2', 'Patient/ana'],
      ]);
      expect([answer.body['total'], faultsOf(answer.body)]).toEqual([2, []]);
    }
    const reverse = await find(
      'Patient?_id=ana&_revinclude=Condition:patient&_revinclude=AllergyIntolerance:patient',
    );
    expect(addressesOf(reverse)).toEqual([
      'Patient/ana',
      'Condition/c1',
      'Condition/c2',
      'AllergyIntolerance/a1',
    ]);
    const modes = entriesOf(reverse).map(({ search }) => jsonObject(search)['mode']);
    expect(modes).toEqual(['match', 'include', 'include', 'include']);
  });

  it('go on from what was included, and end in circles', async () => {
    const { body } = await world.as('pharmacist')('GET', '/api/regimen/patient?patientId=ana');
    const prescribers = [prescriber('p1', { isPrimary: true })];
    await world.as('pharmacist')('PUT', '/api/regimen/patient', { ...body, prescribers });
    await world.load([condition('c1')]);
    const once = 'Condition?patient=ana&_include=Condition:patient';
    const iterated = `${once}&_include:iterate=Patient:general-practitioner&_revinclude:iterate=Condition:patient`;
    expect(addressesOf(await find(`${once}&_include=Patient:general-practitioner`))).toEqual([
      'Condition/c1',
      'Patient/ana',
    ]);
    expect(addressesOf(await find(iterated))).toEqual(['Condition/c1', 'Patient/ana', 'Practitioner/ana.p1']);
    expect(addressesOf(await find(`${iterated}&_count=1000000`))).toHaveLength(3);
  });

  it.each(['Condition:shoe', 'Claim:patient', 'Condition', ''])('are refused as "%s"', async (include) => {
    const { status } = await find(`Condition?patient=ana&_include=${include}`);
    expect(status).toBe(include === 'Condition' || include === '' ? 200 : 400);
  });

  it('are none that the user may not see', async () => {
    await world.load([{ ...condition('c9'), record: { ...condition('c9').record, subject: 'olga' } }]);
    expect(addressesOf(await find('Patient?_id=olga&_revinclude=Condition:patient'))).toEqual([]);
  });
});

describe('a search that is sent as a form', () => {
  const post = (form: string) =>
    send('POST', '/Condition/_search', form, { 'Content-Type': 'application/x-www-form-urlencoded' });

  it('has links that say nothing about whom it is, and lead to the other pages', async () => {
    await world.load(['c1', 'c2', 'c3'].map((id) => condition(id)));
    const first = await post('patient=ana&_count=2');
    expect(JSON.stringify(first.body['link'])).not.toMatch(/ana|patient/);
    const next = linkOf(first, 'next')?.replace(base, '') ?? '';
    const second = await send('GET', next);
    expect([second.status, second.body['total']]).toEqual([200, 3]);
    expect([...resourcesOf(first), ...resourcesOf(second)].map(({ id }) => id).toSorted()).toEqual([
      'c1',
      'c2',
      'c3',
    ]);
    expect(JSON.stringify(second.body['link'])).not.toMatch(/ana|patient/);
    expect(resourcesOf(await send('GET', linkOf(second, 'previous')?.replace(base, '') ?? ''))).toHaveLength(
      2,
    );
  });

  it('opens its links for nobody else, and none that were changed', async () => {
    await world.load(['c1', 'c2', 'c3'].map((id) => condition(id)));
    const next = linkOf(await post('patient=ana&_count=2'), 'next')?.replace(base, '') ?? '';
    expect((await send('GET', next, undefined, {}, 'network')).status).toBe(400);
    expect((await send('GET', `${next.slice(0, -3)}AAA`)).status).toBe(400);
    expect((await send('GET', '/Condition?_page=x')).status).toBe(400);
  });
});
