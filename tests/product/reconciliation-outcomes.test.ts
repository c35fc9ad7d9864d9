import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { useProductGateway } from './harness/product-gateway.ts';

const path = '/api/reconciliation';
const base = { type: 'patient.reconciliation', list: 'reconciled', subject: 'ana' };

describe('a reconciliation that is completed', () => {
  const { as, load } = useProductGateway();
  const ask = (...request: Parameters<ReturnType<typeof as>>) => as('pharmacist')(...request);
  const rowsIn = ({ body }: { body: JsonObject }) => body['rows'] as readonly JsonObject[];
  const recordIn = ({ body }: { body: JsonObject }) => body['record'] as JsonObject;
  const rows = (list: JsonObject | undefined) => (list?.['medications'] ?? []) as readonly JsonObject[];
  const lists = async () => rowsIn(await ask('GET', '/api/regimen/reconciliation/list?patientId=ana'));
  const medications = async () => rowsIn(await ask('GET', '/api/regimen/medication?patientId=ana'));
  const named = async (name: string) =>
    (await medications()).filter((each) => JSON.stringify(each['medication']).includes(name));
  const stored = (id: string, name: string, rest: JsonObject = {}) => ({
    entity: 'medication',
    record: {
      ...{ _id: id, subject: 'ana', type: 'patient.medication' },
      medication: { name: { full: name }, isCustom: true },
      dosageInstructions: { text: '1 tablet daily', inOwnWords: true, route: { Id: '1', Name: 'Oral' } },
      ...rest,
    },
  });
  const rowOf = async (name: string) =>
    (await lists()).flatMap(rows).find((row) => row['name'] === name) as JsonObject;
  /** Makes a row as the page decides it. */
  const decided = async (name: string, status: string, values: JsonObject = {}): Promise<JsonObject> => {
    const { likeness: _worked, uuid, ...row } = await rowOf(name);
    return { ...row, status, sources: [uuid ?? null], ...values };
  };
  const begin = async () => {
    const through = (await lists()).map(({ _id }) => _id ?? null);
    return recordIn(await ask('POST', `${path}/new`, { ...base, medications: [], lists: through }));
  };
  /** Previews the effects of completing like the dialog, which sends the values that outcomes depend on. */
  const previewed = (decisions: readonly JsonObject[]) =>
    ask('POST', `${path}/preview`, { subject: 'ana', medications: decisions.map(partsOfOutcome) });
  const complete = (record: JsonObject, decisions: readonly JsonObject[], rest: JsonObject = {}) =>
    ask('PUT', `${path}/complete`, { ...record, medications: decisions, ...rest });

  it('adds, changes, ends and confirms medications, says so before, and loses none', async () => {
    await load([
      stored('kept', 'Lisinopril 10 mg tablet'),
      stored('taken-otherwise', 'Atorvastatin 20 mg tablet'),
      stored('stopped', 'Aspirin 81 mg tablet'),
      stored('unclear', 'Warfarin 5 mg tablet'),
    ]);
    await ask('POST', `${path}/newList`, {
      ...{ ...base, source: 'claims', asOf: '2026-01-05' },
      medications: [
        {
          ...{ name: 'Metformin 500 MG Oral Tablet', rxNormId: '860975', directions: 'as the leaflet says' },
          dosage: { dose: '1', unit: 'tablet', frequency: 'twice-daily', when: ['morning', 'evening'] },
          ...{ indication: 'Diabetes', prescriber: 'Nobody Known', lastFill: '2026-01-02' },
        },
        { name: 'Tramadol 50 mg tablet' },
        { name: 'Iron 5 mg tablet' },
      ],
    });
    const decisions = [
      await decided('Lisinopril 10 mg tablet', 'VERIFIED'),
      await decided('Atorvastatin 20 mg tablet', 'MODIFIED', { directionsTaken: 'Every other day' }),
      await decided('Aspirin 81 mg tablet', 'DISCONTINUED', { reason: 'cost', stopDate: '2020-02-02' }),
      await decided('Warfarin 5 mg tablet', 'WARNING', { comment: 'Ask the clinic.' }),
      await decided('Metformin 500 MG Oral Tablet', 'VERIFIED'),
      await decided('Tramadol 50 mg tablet', 'DISCONTINUED', { reason: 'cost', stopDate: '2020-02-02' }),
      await decided('Iron 5 mg tablet', 'WARNING', { comment: 'Never heard of it.' }),
      { name: 'Fish oil', status: 'ADDED', directionsTaken: '1 capsule daily' },
    ];
    const record = await begin();
    const preview = await previewed(decisions);
    expect(preview).toMatchObject({
      status: 200,
      body: {
        conflicts: [],
        outcomes: [
          { title: 'added to the medication list', rows: ['Metformin 500 MG Oral Tablet', 'Fish oil'] },
          { title: 'changed', rows: ['Atorvastatin 20 mg tablet'] },
          { title: 'ended', rows: ['Aspirin 81 mg tablet'] },
          { title: 'confirmed', rows: ['Lisinopril 10 mg tablet'] },
          { title: 'kept with a warning', rows: ['Warfarin 5 mg tablet'] },
          { title: 'left off the list with a warning', rows: ['Iron 5 mg tablet'] },
          { title: 'not on the list, and not added', rows: ['Tramadol 50 mg tablet'] },
          {
            title: 'read by the program, to be confirmed on the medication list',
            rows: [expect.stringMatching(/^Metformin .*: “as the leaflet says” is read as “Take 1 tablet /)],
          },
        ],
      },
    });
    expect((await complete(record, decisions)).body['problems']).toBeUndefined();
    const now = await medications();
    const of = (id: string) => now.find(({ _id }) => _id === id);
    expect(of('kept')).toMatchObject({
      dosageInstructions: { text: '1 tablet daily' },
      reconciled: { status: 'VERIFIED', date: expect.any(String) },
    });
    expect(of('kept')).not.toHaveProperty('asTaken');
    expect(of('taken-otherwise')).toMatchObject({
      ...{ asTaken: 'Every other day', reconciled: { status: 'MODIFIED' } },
      dosageInstructions: { text: '1 tablet daily' },
    });
    expect(of('stopped')).toMatchObject({ discontinued: { date: '2020-02-02', reason: 'cost' } });
    expect(of('unclear')).toMatchObject({ reconciled: { status: 'WARNING', comment: 'Ask the clinic.' } });
    expect(of('unclear')).not.toHaveProperty('discontinued');
    expect(await named('Metformin')).toMatchObject([
      {
        medication: { code: { coding: [{ value: '860975' }] }, isCustom: false },
        dosageInstructions: {
          text: expect.stringMatching(/^Take 1 tablet .*twice daily \(morning, evening\)/),
        },
        ...{ indication: 'Diabetes', prescriber: 'Nobody Known', lastFill: '2026-01-02' },
        listed: { source: 'claims', asOf: '2026-01-05' },
      },
    ]);
    expect(await named('Fish oil')).toMatchObject([
      {
        dosageInstructions: { text: '1 capsule daily', inOwnWords: true },
        reconciled: { status: 'ADDED' },
      },
    ]);
    expect(await named('Tramadol')).toEqual([]);
    expect(now).toHaveLength(6);
  });

  it('reads directions into their parts without loss, and not what their words no longer say', async () => {
    const once = { dose: '1', unit: 'tablet', frequency: 'daily', text: '1 tablet daily' };
    await ask('POST', `${path}/newList`, {
      ...{ ...base, source: 'patient' },
      medications: [
        { name: 'Zinc', directions: '2 tabs po bid', dosage: once },
        { name: 'Iron', directions: 'as the leaflet says', dosage: once },
        { name: 'Folic acid', directions: '1 tablet daily', dosage: { ...once, when: ['noon'] } },
      ],
    });
    const names = ['Zinc', 'Iron', 'Folic acid'];
    const decisions = await Promise.all(names.map((name) => decided(name, 'VERIFIED')));
    expect((await complete(await begin(), decisions)).status).toBe(200);
    const [zinc, iron, folic] = await Promise.all(names.map(async (name) => (await named(name))[0]));
    const text = 'Take 2 tablets by mouth twice daily';
    expect(zinc?.['dosageInstructions']).toMatchObject({ dose: '2', frequency: 'twice-daily', text });
    expect(iron?.['dosageInstructions']).toMatchObject({ text: 'as the leaflet says', inOwnWords: true });
    expect(iron?.['dosageInstructions']).not.toHaveProperty('dose');
    expect(folic?.['dosageInstructions']).toMatchObject({ text: 'Take 1 tablet once daily (noon)' });
  });

  it('marks what the program has read until somebody has confirmed it, with the words of the source beside it', async () => {
    const words = 'Zinc 50mg 2 tabs po bid';
    await ask('POST', `${path}/newList`, {
      ...{ ...base, source: 'patient', asOf: '2026-11-01' },
      medications: [{ name: 'Zinc 50 mg tablet', directions: '2 tabs po bid', words }],
    });
    expect((await complete(await begin(), [await decided('Zinc 50 mg tablet', 'VERIFIED')])).status).toBe(
      200,
    );
    const [read = {}] = await medications();
    expect(read).toMatchObject({
      isReading: true,
      listed: { words, name: 'Zinc 50 mg tablet', directions: '2 tabs po bid', source: 'patient' },
      dosageInstructions: { text: 'Take 2 tablets by mouth twice daily' },
    });
    const unticked = await as('pharmacist')('PUT', '/api/regimen/medication', { ...read, isReading: false });
    expect(recordIn(unticked)['isReading']).toBe(false);
    await as('pharmacist')('PUT', '/api/regimen/medication', { ...recordIn(unticked), isReading: true });
    const all = (await lists()).flatMap(rows).map(({ uuid }) => uuid ?? null);
    const again = await decided('Zinc 50 mg tablet', 'VERIFIED', {
      sources: all,
      records: [String(read['_id'])],
    });
    const sentence = { directions: 'Take 2 tablets by mouth twice daily' };
    expect((await complete(await begin(), [{ ...again, ...sentence }])).status).toBe(200);
    expect((await medications())[0]?.['isReading'] ?? false).toBe(false);
  });

  it('leaves medications that both lists have as one entry for the next one, also where their sentence is made of parts', async () => {
    await ask('POST', `${path}/newList`, {
      ...{ ...base, source: 'claims' },
      medications: [
        {
          ...{ name: 'Zinc 50 mg tablet', directions: '1 tablet twice daily', indication: 'Cold' },
          dosage: { dose: '1', unit: 'tablet', frequency: 'twice-daily' },
        },
      ],
    });
    await complete(await begin(), [await decided('Zinc 50 mg tablet', 'VERIFIED')]);
    const next = await lists();
    const same = next.flatMap(rows).map(({ likeness }) => (likeness as JsonObject)['same']);
    expect(next.map(({ source }) => source)).toEqual(['reconciled', 'record']);
    expect(new Set(same).size).toBe(1);
  });

  it('makes one of medications that were merged: the others end as duplicates', async () => {
    await load([stored('first', 'Zinc 50 mg tablet'), stored('second', 'Zinc sulfate 50 mg tablet')]);
    const one = await rowOf('Zinc 50 mg tablet');
    const other = await rowOf('Zinc sulfate 50 mg tablet');
    const merged = {
      ...{ name: 'Zinc 50 mg tablet', status: 'VERIFIED' },
      ...{ sources: [one['uuid'] ?? null, other['uuid'] ?? null], records: ['first', 'second'] },
    };
    expect((await complete(await begin(), [merged])).status).toBe(200);
    const now = await medications();
    expect(now.find(({ _id }) => _id === 'first')).not.toHaveProperty('discontinued');
    expect(now.find(({ _id }) => _id === 'second')).toMatchObject({ discontinued: { reason: 'duplicate' } });
  });

  it('brings what holds into the list, and keeps what was also listed in record, review and the next list [RECON-12]', async () => {
    await load([
      stored('five', 'Lisinopril 5 mg tablet', {
        medication: {
          name: { full: 'Lisinopril 5 mg tablet' },
          code: { coding: [{ system: 'http://www.nlm.nih.gov/research/umls/rxnorm', value: '314077' }] },
          product: { drug: 'Lisinopril', strength: '5 mg', form: 'tablet' },
        },
      }),
    ]);
    await ask('POST', `${path}/newList`, {
      ...{ ...base, source: 'patient', asOf: '2026-11-01' },
      medications: [{ name: 'Lisinopril 10 mg tablet', directions: '1 tablet twice daily' }],
    });
    const five = await rowOf('Lisinopril 5 mg tablet');
    const ten = await decided('Lisinopril 10 mg tablet', 'VERIFIED');
    const merged = {
      ...ten,
      records: ['five'],
      sources: [...(ten['sources'] as string[]), five['uuid'] ?? ''],
    };
    const done = await complete(await begin(), [merged]);
    expect(done.status).toBe(200);
    const also = [{ name: 'Lisinopril 5 mg tablet', directions: '1 tablet daily', source: 'record' }];
    expect(recordIn(done)).toMatchObject({ medications: [{ alsoListed: also }] });
    const [now = {}] = await medications();
    expect(now).toMatchObject({
      _id: 'five',
      medication: { name: { full: 'Lisinopril 10 mg tablet' }, isCustom: true },
      dosageInstructions: { dose: '1', frequency: 'twice-daily' },
      alsoListed: also,
    });
    expect(now).not.toHaveProperty('medication.code');
    expect(now).not.toHaveProperty('medication.product');
    const review = await ask('POST', '/api/regimen/review', {
      review: {
        ...{ type: 'patient.review', subject: 'ana', version: 2, draft: true, reviewDate: '2026-11-21' },
        ...{ workflowIteration: 1, currentYear: 2026 },
      },
    });
    expect(recordIn(review)).toMatchObject({ currentMedications: [{ alsoListed: also }] });
    expect((await lists()).flatMap(rows).map(({ name }) => name)).toEqual([
      'Lisinopril 10 mg tablet',
      'Lisinopril 10 mg tablet',
    ]);
  });

  it('keeps the code of the medicine that another list has, and a product that was chosen with M', async () => {
    await load([stored('plain', 'Lisinopril 10 mg tablet')]);
    const coding = [{ system: 'http://www.nlm.nih.gov/research/umls/rxnorm', value: '314076' }];
    await ask('POST', `${path}/newList`, {
      ...{ ...base, source: 'claims' },
      medications: [{ name: 'Lisinopril 10 mg tablet', directions: '1 tablet daily', coding }],
    });
    const plain = await decided('Lisinopril 10 mg tablet', 'VERIFIED');
    const claimed = (await lists()).flatMap(rows).find((row) => row['coding'] !== undefined);
    const both = { ...plain, sources: [...(plain['sources'] as string[]), claimed?.['uuid'] ?? ''] };
    expect((await complete(await begin(), [both as JsonObject])).status).toBe(200);
    expect((await medications())[0]).toMatchObject({ medication: { code: { coding }, isCustom: false } });
    const chosen = await decided('Lisinopril 10 mg tablet', 'MODIFIED', {
      ...{ name: 'Losartan 50 mg tablet', directionsTaken: '1 tablet daily' },
      coding: [{ system: 'urn:regimen:demo:medications', value: 'demo-losartan-50-mg-tablet' }],
      product: { drug: 'Losartan', strength: '50 mg', form: 'tablet' },
    });
    const all = (await lists()).flatMap(rows).map(({ uuid }) => uuid ?? null);
    const done = await complete(await begin(), [{ ...chosen, sources: all, records: ['plain'] }]);
    expect(done.status).toBe(200);
    expect((await medications())[0]).toMatchObject({
      medication: {
        ...{ name: { full: 'Losartan 50 mg tablet' }, product: { drug: 'Losartan', strength: '50 mg' } },
        code: { coding: [{ value: 'demo-losartan-50-mg-tablet' }] },
      },
      alsoListed: [{ name: 'Lisinopril 10 mg tablet' }],
    });
  });

  it('is refused while a medication that it has decided about was changed, ended or added meanwhile, and changes nothing', async () => {
    await load([stored('moving', 'Zinc 50 mg tablet'), stored('steady', 'Iron 5 mg tablet')]);
    const decisions = [
      await decided('Zinc 50 mg tablet', 'DISCONTINUED', { reason: 'cost', stopDate: '2020-02-02' }),
      await decided('Iron 5 mg tablet', 'VERIFIED'),
    ];
    const record = await begin();
    const [moving] = await named('Zinc');
    const changed = { ...moving, asTaken: '2 tablets daily' };
    await as('clinical')('PUT', '/api/regimen/medication', changed);
    const message = expect.stringMatching(/^Zinc 50 mg tablet has changed on the medication list/);
    expect(await complete(record, decisions)).toMatchObject({
      status: 409,
      body: { code: 'changed', message },
    });
    expect(await previewed(decisions)).toMatchObject({
      body: { conflicts: [message] },
    });
    expect(await named('Zinc')).toMatchObject([{ asTaken: '2 tablets daily' }]);
    expect((await named('Iron'))[0]).not.toHaveProperty('reconciled');
    const again = [await decided('Zinc 50 mg tablet', 'VERIFIED'), decisions[1] ?? {}];
    await load([stored('late', 'Vitamin D 1000 units capsule')]);
    expect(await complete(record, again)).toMatchObject({
      status: 422,
      body: { problems: [{ message: expect.stringContaining('1 medication is not decided yet') }] },
    });
  });

  it('says at which row a rule of the medication refuses it', async () => {
    await load([stored('young', 'Zinc 50 mg tablet', { startDate: '2026-01-01' })]);
    const early = await decided('Zinc 50 mg tablet', 'DISCONTINUED', {
      reason: 'cost',
      stopDate: '2020-02-02',
    });
    expect(await complete(await begin(), [early])).toMatchObject({
      status: 422,
      body: {
        message: 'Zinc 50 mg tablet: Stop Date is before the start date',
        problems: [{ at: '/medications/0' }],
      },
    });
    expect((await named('Zinc'))[0]).not.toHaveProperty('discontinued');
  });

  it('never touches the medication of another patient, whatever its rows name', async () => {
    await load([
      { entity: 'medication', record: { ...stored('hers', 'Zinc 50 mg tablet').record, subject: 'nora' } },
    ]);
    const foreign = { name: 'Zinc', status: 'DISCONTINUED', reason: 'cost', stopDate: '2020-02-02' };
    const refused = await complete(await begin(), [{ ...foreign, records: ['hers'], sources: [] }]);
    expect(refused.status).toBe(409);
  });
});

function partsOfOutcome(row: JsonObject): JsonObject {
  const parts = Object.entries(row).filter(([name]) =>
    ['name', 'status', 'sources', 'records'].includes(name),
  );
  return Object.fromEntries(parts);
}
