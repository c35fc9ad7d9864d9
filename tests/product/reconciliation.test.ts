import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { rxnorm } from '../../features/terminology/server/code-systems/rxnorm.ts';
import { completeRelease, storeConcepts } from '../../gateway/search/catalogues/store-concepts.ts';
import otherPatient from '../fixtures/clinical/other-patient-bundle.json' with { type: 'json' };
import { useProductGateway } from './harness/product-gateway.ts';

const path = '/api/reconciliation';
const base = { type: 'patient.reconciliation', list: 'reconciled', subject: 'ana' };

describe('the lists that wait to be reconciled', () => {
  const { as, load, database } = useProductGateway();
  const ask = (...request: Parameters<ReturnType<typeof as>>) => as('pharmacist')(...request);
  const rowsOf = ({ body }: { body: JsonObject }) => body['rows'] as readonly JsonObject[];
  const recordOf = ({ body }: { body: JsonObject }) => body['record'] as JsonObject;
  const lists = async () => rowsOf(await ask('GET', '/api/regimen/reconciliation/list?patientId=ana'));
  const medicationsOf = (list: JsonObject | undefined) =>
    (list?.['medications'] ?? []) as readonly JsonObject[];
  const add = async (source: string, medications: readonly JsonObject[]) =>
    recordOf(await ask('POST', `${path}/newList`, { ...base, source, medications }));
  const begin = async (rest: JsonObject = {}) =>
    recordOf(await ask('POST', `${path}/new`, { ...base, medications: [], ...rest }));
  const metformin = { name: 'Metformin 500 MG Oral Tablet', rxNormId: '860975' };

  it('say which medication a refusal is about, and which of its fields [RECON-11] [RECON-16]', async () => {
    const record = await begin();
    const wrong = { ...metformin, status: 'VERIFIED', comment: 'x'.repeat(2001) };
    const medications = [{ name: 'Zinc 50 mg tablet', status: 'VERIFIED' }, wrong];
    expect(await ask('PUT', `${path}/update`, { ...record, medications })).toMatchObject({
      status: 422,
      body: {
        message: 'Metformin 500 MG Oral Tablet: Comment: At most 2000 characters.',
        problems: [{ at: '/medications/1/comment' }],
      },
    });
  });

  it('of another person by their own words are added with a reason only, which stays with them', async () => {
    const text = JSON.stringify(otherPatient);
    const read = await ask('POST', `${path}/read`, { text, subject: 'ana' });
    const { person } = read.body['record'] as JsonObject;
    expect(read.body['differences']).toEqual([
      expect.stringContaining('Zoe SomebodyElse'),
      expect.stringContaining('1950-05-05'),
    ]);
    const list = {
      ...base,
      source: 'facility',
      medications: read.body['rows'] ?? [],
      person: person ?? null,
    };
    for (const personReason of ['', '  ', undefined])
      expect(await ask('POST', `${path}/newList`, { ...list, personReason })).toMatchObject({
        status: 422,
        body: {
          message: expect.stringContaining('The name in the file is Zoe SomebodyElse'),
          problems: [{ at: '/personReason', code: 'other-person' }],
        },
      });
    expect(await lists()).toEqual([]);
    const personReason = 'Her maiden name; the date is a slip of the clinic.';
    expect(await ask('POST', `${path}/newList`, { ...list, personReason })).toMatchObject({
      status: 201,
      body: { record: { person: { name: 'Zoe SomebodyElse' }, personReason } },
    });
  });

  it('of several people ask which one, and have nothing of the others', async () => {
    const resource = (rest: JsonObject) => ({ resource: rest });
    const of = (id: string, name: string) =>
      resource({
        ...{ resourceType: 'MedicationStatement', status: 'active', subject: { reference: `Patient/${id}` } },
        medicationCodeableConcept: { text: name },
      });
    const entry = [
      resource({ resourceType: 'Patient', id: 'a', name: [{ given: ['Ana'], family: 'Ruiz' }] }),
      resource({ resourceType: 'Patient', id: 'b', name: [{ given: ['Ben'], family: 'Lee' }] }),
      ...[of('a', 'Zinc 50 mg tablet'), of('b', 'Warfarin 5 mg tablet')],
    ];
    const text = JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry });
    const asked = await ask('POST', `${path}/read`, { text, subject: 'ana' });
    expect(asked.body).toMatchObject({ rows: [], choices: [{ title: 'Ana Ruiz' }, { title: 'Ben Lee' }] });
    const [ana, ben] = (asked.body['choices'] as readonly JsonObject[]).map(({ id }) => id);
    const read = async (choice: unknown) =>
      (await ask('POST', `${path}/read`, { text, choice, subject: 'ana' })).body;
    expect(await read(ana)).toMatchObject({
      rows: [{ name: 'Zinc 50 mg tablet' }],
      notes: [expect.stringContaining("does not say the patient's birth date, sex")],
    });
    expect((await read(ana))['differences']).toBeUndefined();
    expect(await read(ben)).toMatchObject({
      rows: [{ name: 'Warfarin 5 mg tablet' }],
      differences: [expect.stringContaining('Ben Lee')],
    });
    expect(await read('nobody')).toMatchObject({ rows: [], choices: [{}, {}] });
  });

  it('keep a code of an earlier version with the system that it shows, and none that shows no system', async () => {
    const codes = ['860975', 'demo-zinc-50-mg-tablet', '00071-0155-23', 'X-1'];
    const list = await add(
      'claims',
      codes.map((rxNormId) => ({ name: 'Zinc', rxNormId })),
    );
    expect(medicationsOf(list).map(({ coding, rxNormId }) => [coding, rxNormId])).toEqual([
      [[{ system: 'http://www.nlm.nih.gov/research/umls/rxnorm', value: '860975' }], undefined],
      [[{ system: 'urn:regimen:demo:medications', value: 'demo-zinc-50-mg-tablet' }], undefined],
      [[{ system: 'http://hl7.org/fhir/sid/ndc', value: '00071-0155-23' }], undefined],
      [undefined, undefined],
    ]);
  });

  it('say what their medications are compared by, brands by what the catalogue knows, and store nothing of it', async () => {
    await add('claims', [{ name: 'Tylenol 500 mg tablet' }]);
    await add('patient', [{ name: 'acetaminophen 325 mg tablet', likeness: { same: 'x', related: [] } }]);
    const related = (await lists())
      .flatMap(medicationsOf)
      .map(({ likeness }) => (likeness as JsonObject)['related']);
    expect(related).toEqual([['ingredient acetaminophen'], ['ingredient acetaminophen']]);
    const stored = rowsOf(await ask('GET', '/api/regimen/reconciliation/list?patientId=ana'));
    expect(JSON.stringify(stored)).not.toContain('"same":"x"');
  });

  it('are related by the loaded RxNorm: brand to generic, salts and esters to their ingredient, combinations to their parts', async () => {
    const rows = [
      ['1', 'IN', 'mycophenolate'],
      ['2', 'PIN', 'mycophenolate mofetil'],
      ['3', 'SBD', 'mycophenolate mofetil 500 MG Oral Tablet [CellCept]'],
      ['4', 'IN', 'ethinyl estradiol'],
      ['5', 'IN', 'etonogestrel'],
      [
        '6',
        'SBD',
        '21 DAY ethinyl estradiol 0.000625 MG/HR / etonogestrel 0.005 MG/HR Vaginal System [NuvaRing]',
      ],
      ['7', 'IN', 'potassium chloride'],
      ['8', 'IN', 'potassium'],
    ];
    const read = rxnorm.createReader();
    const release = { edition: 'related', sourceHash: 'x' };
    for (const catalogue of ['medications', 'ingredients']) {
      const concepts = rows.flatMap(([code, type, name]) => {
        const line = read(`${code}|ENG||||||2||${code}||RXNORM|${type}|${code}|${name}||N|4096|`);
        return line?.kind === 'concept' && line.catalogue === catalogue ? [line.concept] : [];
      });
      await storeConcepts(database(), { ...release, catalogue }, concepts);
      const codes = concepts.map(({ code }) => code);
      await completeRelease(database(), { ...release, catalogue, codes }, new Date('2026-11-21T12:00:00Z'));
    }
    await add('claims', [
      { name: 'CellCept 500 mg tablet' },
      { name: 'Mycophenolate 250 mg capsule' },
      { name: 'whatever', rxNormId: '2' },
      { name: 'Etonogestrel 68 MG Drug Implant' },
      { name: 'NuvaRing 0.12/0.015 MG per 24HR 21 Day Vaginal Ring' },
      { name: 'Potassium chloride 20 mEq tablet' },
    ]);
    const related = (await lists())
      .flatMap(medicationsOf)
      .map(({ likeness }) => (likeness as JsonObject)['related'] as readonly string[]);
    expect(related.map((each) => each.filter((relation) => relation.startsWith('ingredient')))).toEqual([
      ['ingredient mycophenolate'],
      ['ingredient mycophenolate'],
      ['ingredient whatever', 'ingredient mycophenolate'],
      ['ingredient etonogestrel'],
      ['ingredient ethinyl estradiol', 'ingredient etonogestrel'],
      ['ingredient potassium chloride'],
    ]);
    await database().query("delete from concept_edition where edition = 'related'");
  });

  it('begin with what is on the medication list, without what was stopped', async () => {
    const medication = (id: string, name: string, rest: JsonObject = {}) => ({
      entity: 'medication',
      record: {
        ...{ _id: id, subject: 'ana', type: 'patient.medication' },
        medication: { name: { full: name }, isCustom: true },
        dosageInstructions: { text: '1 tablet daily', route: { Id: '1', Name: 'Oral' } },
        ...rest,
      },
    });
    await load([
      medication('taken', 'Lisinopril 10 mg tablet'),
      medication('past', 'Losartan 50 mg tablet', { discontinued: { date: '2020-01-01', reason: 'cost' } }),
    ]);
    expect(await lists()).toMatchObject([
      {
        source: 'record',
        medications: [
          { name: 'Lisinopril 10 mg tablet', directions: '1 tablet daily', uuid: expect.any(String) },
        ],
      },
    ]);
  });

  it('are gone once a reconciliation that went through them is complete; what is still taken then begins the next', async () => {
    const list = await add('claims', [metformin, { name: 'Aspirin 81 mg tablet' }]);
    const [first, second] = medicationsOf(list);
    const record = await begin({ lists: [list['_id'] ?? null] });
    const decided = [
      {
        ...first,
        status: 'MODIFIED',
        directionsTaken: '1 in the evening',
        sources: [first?.['uuid'] ?? null],
      },
      {
        ...{ ...second, status: 'DISCONTINUED', reason: 'cost', stopDate: '2020-01-01' },
        sources: [second?.['uuid'] ?? null],
      },
    ];
    const done = await ask('PUT', `${path}/complete`, { ...record, medications: decided });
    expect(done).toMatchObject({
      status: 200,
      body: { record: { completedBy: expect.stringMatching(/\S/) } },
    });
    expect(await lists()).toMatchObject([
      { source: 'reconciled', medications: [{ name: metformin.name, directions: '1 in the evening' }] },
      { source: 'record', medications: [{ name: metformin.name, directions: '1 in the evening' }] },
    ]);
  });

  it('keep a reconciliation from being completed while one of their medications is undecided', async () => {
    const list = await add('claims', [metformin, { name: 'Aspirin 81 mg tablet' }]);
    const [first] = medicationsOf(list);
    const record = await begin({ lists: [list['_id'] ?? null] });
    const half = {
      ...record,
      medications: [{ ...first, status: 'VERIFIED', sources: [first?.['uuid'] ?? null] }],
    };
    expect(await ask('PUT', `${path}/complete`, half)).toMatchObject({
      status: 422,
      body: { problems: [{ message: expect.stringContaining('1 medication is not decided yet') }] },
    });
    const open = { ...record, medications: [{ ...first, sources: [] }], lists: [] };
    expect(await ask('PUT', `${path}/complete`, open)).toMatchObject({
      status: 422,
      body: { problems: [{ at: '/medications/0/status' }] },
    });
  });

  it('may be empty: a patient who takes nothing can be completed, when somebody says so', async () => {
    const record = await begin();
    expect((await ask('PUT', `${path}/complete`, record)).status).toBe(422);
    expect((await ask('PUT', `${path}/complete`, { ...record, takesNone: true })).status).toBe(200);
  });

  it('take a list of 400, and directions of 5,000 characters in any script', async () => {
    const long = 'א'.repeat(5000);
    const many = Array.from({ length: 400 }, (_, index) => ({
      name: `תרופה ${index} 5 זז`,
      directions: index === 0 ? long : '1 daily',
    }));
    await add('facility', many);
    expect(medicationsOf((await lists())[0])).toHaveLength(400);
  });

  it('have one decision each: of two users who decide at once the second is told of the first, who keeps the own', async () => {
    const begun = await begin();
    const aspirin = { name: 'Aspirin', sources: ['row-1', 'row-2'], status: 'VERIFIED' };
    const zinc = { name: 'Zinc', sources: ['row-3'], status: 'VERIFIED' };
    const update = (who: string, medications: readonly JsonObject[], record = begun) =>
      as(who)('PUT', `${path}/update`, { ...record, medications });
    const first = await update('clinical', [aspirin]);
    const second = await update('pharmacist', [{ ...aspirin, sources: ['row-2'], status: 'WARNING' }]);
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'conflict', conflict: { current: { medications: [aspirin] } } },
    });
    const third = await update('pharmacist', [zinc]);
    expect(third.body).toMatchObject({ record: { medications: [aspirin, zinc] } });
    const unseen = await ask('PUT', `${path}/complete`, { ...recordOf(first), lists: [] });
    expect(unseen).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const twice = [aspirin, { ...aspirin, status: 'WARNING' }];
    const { _rev } = recordOf(third);
    const refused = await ask('PUT', `${path}/complete`, { ...begun, _rev, medications: twice });
    expect(refused).toMatchObject({ status: 422, body: { problems: [{ at: '/medications/1/sources' }] } });
  });

  it('leave what was completed as it is: progress after that is refused with what was completed', async () => {
    const record = await begin();
    await ask('PUT', `${path}/complete`, { ...record, takesNone: true });
    const late = await as('clinical')('PUT', `${path}/update`, {
      ...record,
      medications: [{ ...metformin, status: 'VERIFIED' }],
    });
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'completed',
        conflict: { current: { takesNone: true, completedAt: expect.any(String) } },
      },
    });
  });
});
