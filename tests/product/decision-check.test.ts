import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { noServices } from '../../features/all/server/services.ts';
import type { DecisionProvider } from '../../features/decision-support/server/decision-provider.ts';
import { catalogueCode } from '../../tools/demo/medications.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { allergy, condition, medication, patient } from './harness/records.ts';

const api = '/api/regimen';
const away: DecisionProvider = { name: 'Away', check: () => Promise.reject(new Error('secret of Ana')) };

interface Checked {
  readonly findings: readonly (JsonObject & { readonly medications: readonly string[] })[];
  readonly notChecked: readonly JsonObject[];
  readonly providers: readonly JsonObject[];
  readonly basis: string;
  readonly risk: { readonly score: number };
}

const severe = { 'Oxycodone 5 MG Oral Tablet': 'oxy', 'Lorazepam 1 MG Oral Tablet': 'lora' };

describe('decision support for a patient', () => {
  const services = { ...noServices, decisionProviders: [away] };
  const { as, load, query } = useProductGateway({ services });

  async function check(body: JsonObject = {}, who = 'pharmacist', patientId = 'ana'): Promise<Checked> {
    const answer = await as(who)('POST', `${api}/decision/check`, { patientId, ...body });
    expect(answer.status).toBe(200);
    return answer.body as unknown as Checked;
  }

  const opioid = () =>
    load(
      [...Object.entries(severe)].map(([name, id]) =>
        medication(id, name, { medication: { isCustom: false } }),
      ),
    );

  it('finds what the checks of the schemas say of the medication list, with source and version [MDS-01]', async () => {
    await opioid();
    await load([
      medication('gone', 'Diazepam 5 MG', { discontinued: { date: '2026-01-01', reason: 'cost' } }),
    ]);
    const { findings, providers, basis } = await check();
    expect(findings.map(({ type }) => type)).toEqual(['Drug and drug', 'Age']);
    expect(findings[0]).toMatchObject({
      ...{
        severity: 'major',
        type: 'Drug and drug',
        provider: 'Knowledge packages',
        isDemonstration: false,
        package: {
          ...{ name: 'us-public', title: 'US public facts', row: 'opioid-benzodiazepine' },
          compared: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          quotation: expect.stringContaining('CNS depressants'),
        },
      },
      medications: ['oxy', 'lora'].toSorted((a, b) => (basis.indexOf(a) < basis.indexOf(b) ? -1 : 1)),
    });
    expect(findings[0]?.['source']).toMatchObject({
      date: '2016-08-31',
      licence: expect.stringContaining('public'),
    });
    expect(findings[0]?.['version']).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(providers.slice(0, 2)).toMatchObject([{ state: 'current' }, { state: 'current' }]);
    expect(providers[1]?.['message']).toContain('no complete interaction database');
  });

  it('goes on where a provider fails, says which, and repeats nothing of the failure', async () => {
    await opioid();
    const answer = await check();
    expect(answer.providers[2]).toEqual({
      ...{ name: 'Away', state: 'failed' },
      message: 'Interaction check could not be completed. Please review manually',
    });
    expect(answer.findings).toHaveLength(2);
    expect(JSON.stringify(answer)).not.toContain('secret');
  });

  it('checks what would be taken, with the risk that it would have, and stores nothing', async () => {
    await opioid();
    const now = await check();
    const candidates = [
      { id: 'oxy', name: 'Oxycodone 5 MG Oral Tablet' },
      { id: 'new-1', name: 'Lorazepam' },
      { id: 'new-2', name: 'Alprazolam' },
    ];
    const whatIf = await check({ medications: candidates });
    expect(whatIf.findings.map(({ type, medications }) => [type, ...medications])).toEqual([
      ['Drug and drug', 'oxy', 'new-1'],
      ['Drug and drug', 'oxy', 'new-2'],
      ['Burden', 'oxy', 'new-1', 'new-2'],
      ['Duplicate', 'new-1', 'new-2'],
      ['Age', 'new-1'],
      ['Age', 'new-2'],
    ]);
    expect(whatIf.risk.score).toBeGreaterThan(now.risk.score);
    expect(whatIf.basis).toBe(now.basis);
    const { rows } = await query('select 1 from record where id in ($1, $2)', ['new-1', 'new-2']);
    expect(rows).toEqual([]);
    const without = await check({ medications: candidates.slice(1) });
    expect(without.findings.map(({ type }) => type)).toEqual(['Duplicate', 'Age', 'Age']);
  });

  it('checks other hours and another name instead of what the list says, with the risk that they would have', async () => {
    await opioid();
    const now = await check();
    const oxy = { id: 'oxy', name: 'Oxycodone 5 MG Oral Tablet', directions: 'Take 1 tablet twice daily' };
    const times = ['1 tablet', '', '', '1 tablet'];
    const minor = async (medication: JsonObject) =>
      (await check({ medications: [medication] })).findings.map(({ message }) => message);
    expect(await minor({ ...oxy, times })).toEqual([]);
    expect(await minor({ ...oxy, times: times.with(3, '') })).toEqual([
      expect.stringContaining('different numbers of doses'),
    ]);
    const other = { id: 'oxy', name: 'Diphenhydramine 25 MG' };
    const lora = { id: 'lora', name: 'Lorazepam 1 MG Oral Tablet' };
    const changed = await check({ medications: [other, lora] });
    expect(changed.risk.score).toBeGreaterThan(now.risk.score);
  });

  it('gives the same finding the same key, and another one another', async () => {
    await opioid();
    const keys = async () => (await check()).findings.map(({ key }) => key);
    const before = await keys();
    expect(await keys()).toEqual(before);
    await load([medication('alpra', 'Alprazolam 1 MG Oral Tablet')]);
    const after = await keys();
    expect(before.every((key) => after.includes(key))).toBe(true);
    expect(new Set(after).size).toBe(after.length);
  });

  it('knows allergies, conditions, age and kidney function of the patient', async () => {
    await load([
      allergy('a-codeine', { substance: { text: 'CODEINE' } }),
      allergy('a-old', { substance: { text: 'Aspirin' }, status: 'inactive' }),
      condition('c-hf', { code: { text: 'Chronic congestive heart failure' } }),
      observation('o-height', 'Height', 62, 'in'),
      observation('o-creatinine', 'Creatinine Serum', 2.6, 'mg/dL'),
      medication('codeine', 'Codeine 30 MG Oral Tablet'),
      medication('aspirin', 'Aspirin 81 MG Oral Tablet'),
      medication('pio', 'Pioglitazone 15 MG Oral Tablet'),
      medication('cipro', 'Ciprofloxacin 500 MG Oral Tablet'),
      medication('metformin', 'Metformin hydrochloride 500 MG Oral Tablet'),
    ]);
    const { findings } = await check();
    expect(
      findings.map(({ type, severity, medications }) => [type, severity, ...medications]).toSorted(),
    ).toEqual([
      ['Age', 'moderate', 'cipro'],
      ['Drug and allergy', 'contraindicated', 'codeine'],
      ['Drug and condition', 'major', 'pio'],
      ['Kidney function', 'contraindicated', 'metformin'],
      ['Kidney function', 'major', 'codeine'],
      ['Kidney function', 'minor', 'cipro'],
      ['Monitoring', 'info', 'metformin'],
    ]);
    expect(findings.at(-1)?.['severity']).toBe('info');
  });

  it('knows every medication of the demonstration by its code', async () => {
    const name = 'Simvastatin 20 mg tablet';
    const coding = [{ system: 'urn:regimen:demo:medications', value: catalogueCode(name) }];
    await load([medication('simva', name, { medication: { code: { coding } } })]);
    expect((await check()).notChecked).toEqual([]);
  });

  it('lists what was compared by its words only', async () => {
    await load([
      medication('custom', 'Grandmother’s tea', { medication: { isCustom: true, code: { coding: [] } } }),
    ]);
    expect((await check()).notChecked).toContainEqual({
      ...{ id: 'custom', name: 'Grandmother’s tea' },
      reason: 'Without a code: only the words of the name were compared.',
    });
  });

  it('answers for a list of none and of four hundred, names that are right to left, and directions without end', async () => {
    expect((await check()).findings).toEqual([]);
    const medications = Array.from({ length: 400 }, (_, index) => ({
      id: `new-${index}`,
      name: index % 2 === 0 ? `דיגוקסין ${index}` : `Thing ${index} 5 furlongs`,
      directions: 'take 1 tablet '.repeat(index < 20 ? 350 : 3),
    }));
    expect((await check({ medications })).notChecked).toHaveLength(400);
  });

  it('is refused for a patient of another organization as for one that does not exist', async () => {
    const ask = (patientId: string) => as('pharmacist')('POST', `${api}/decision/check`, { patientId });
    const [foreign, missing] = [await ask('olga'), await ask('nobody')];
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(missing.body);
  });

  it('keeps an acknowledgement with its reason, and refuses one without', async () => {
    const record = {
      ...{
        type: 'patient.acknowledgement',
        subject: 'ana',
        finding: 'k',
        title: 'A with B',
        severity: 'major',
      },
    };
    const save = (rest: JsonObject) =>
      as('pharmacist')('POST', `${api}/acknowledgement`, { acknowledgement: { ...record, ...rest } });
    expect((await save({})).status).toBe(422);
    expect((await save({ reason: 'other' })).status).toBe(422);
    expect((await save({ reason: 'monitored' })).status).toBe(201);
    const listed = await as('pharmacist')('GET', `${api}/acknowledgement/list?patientId=ana`);
    expect(listed.body['rows']).toMatchObject([{ finding: 'k', reason: 'monitored' }]);
    await load([patient('other', {})]);
    expect(
      (await as('pharmacist')('GET', `${api}/acknowledgement/list?patientId=other`)).body['rows'],
    ).toEqual([]);
  });
});

function observation(id: string, text: string, value: number, units: string) {
  return {
    entity: 'observation',
    record: {
      ...{ _id: id, type: 'patient.observation', subject: 'ana', text, issued: '2026-11-01T12:00:00Z' },
      valueQuantity: { value, units },
    },
  };
}
