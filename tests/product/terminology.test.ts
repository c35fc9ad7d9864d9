import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { createLog } from '../../gateway/operation/log.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { today } from './harness/records.ts';

interface Term extends JsonObject {
  readonly system: string;
  readonly code: string;
  readonly display: string;
}

interface Expansion {
  readonly total: number;
  readonly contains: readonly Term[];
  readonly caution?: string;
}

const missing = 'Missing valid search parameters';

/** Tests the product's searches over the shipped terms. */
describe('the searches for terms', () => {
  const { as, load } = useProductGateway();
  const ask = (path: string) => as('pharmacist')('GET', path);
  const expand = async (path: string) => (await ask(path)).body['expansion'] as unknown as Expansion;
  const codes = async (path: string) => (await expand(path)).contains.map(({ code }) => code);

  it('find conditions by the beginning of a code, with and without its dot, within the version [COND-07]', async () => {
    for (const code of ['E11.9', 'e119'])
      expect(await codes(`/api/fdb/condition?_filter=byCode&code=${code}&version=ICD-10-CM`)).toEqual([
        'E11.9',
      ]);
    const all = await codes('/api/fdb/condition?_filter=byCode&code=E11');
    expect(all[0]).toBe('E11.8');
    expect(all.every((code) => code.startsWith('E11.'))).toBe(true);
    const unknown = await ask('/api/fdb/condition?_filter=byCode&code=E11&version=1066');
    expect([unknown.status, unknown.body['message']]).toEqual([
      400,
      'There is no such edition here. There are: demonstration. Leave the version out for the newest.',
    ]);
  });

  it('find conditions by the words of their name [COND-08]', async () => {
    expect(await codes('/api/fdb/condition?_filter=byName&_content=hypertens')).toContain('I10');
    const [first] = (await expand('/api/fdb/condition?_filter=byName&_content=type%202%20diab')).contains;
    expect(first?.system).toBe('http://hl7.org/fhir/sid/icd-10-cm');
    expect(await codes('/api/fdb/condition?_filter=byName&_content=COPD')).toContain('J44.9');
  });

  it.each([
    ['HCTZ', 'demo-hydrochlorothiazide-25-mg-tablet'],
    ['asa 81', 'demo-aspirin-81-mg-delayed-release-tablet'],
    ['APAP', 'demo-acetaminophen-500-mg-tablet'],
    ['lisinopril hctz', 'demo-lisinopril-and-hydrochlorothiazide-20-mg-12.5-mg-tablet'],
    ['hctz lisin', 'demo-lisinopril-and-hydrochlorothiazide-20-mg-12.5-mg-tablet'],
    ['oxycodone apap', 'demo-oxycodone-and-acetaminophen-5-mg-325-mg-tablet'],
    ['SMX-TMP', 'demo-sulfamethoxazole-and-trimethoprim-800-mg-160-mg-tablet'],
    ['kcl', 'demo-potassium-chloride-20-meq-extended-release-tablet'],
  ])('find the drugs that a short name stands for: %s', async (text, code) => {
    const path = `/api/fdb/medication?_content=${encodeURIComponent(text)}`;
    expect(await codes(path)).toContain(code);
    expect((await expand(path)).caution).not.toContain('may mean');
  });

  it('list all that an error-prone short name may mean, and say so', async () => {
    const { contains, caution } = await expand('/api/fdb/medication?_content=levo');
    const drugs = contains.map(({ display }) => display.split(' ')[0]);
    expect(drugs).toEqual(expect.arrayContaining(['Levothyroxine', 'Levofloxacin']));
    expect(caution).toContain('“LEVO” may mean levothyroxine or levofloxacin or norepinephrine');
    expect((await expand('/api/fdb/medication?_content=MTX')).caution).toContain('mitoxantrone');
    expect((await expand('/api/fdb/condition?_filter=byName&_content=MS')).caution).not.toContain('may mean');
  });

  it('answer in the shape of a value set expansion that says where it comes from [COND-09] [ALLERGY-13]', async () => {
    for (const path of [
      '/api/fdb/condition?_filter=byName&_content=asthma',
      '/api/fdb/allergy?_content=peni',
    ]) {
      const { contains, total, caution } = await expand(path);
      expect(total).toBe(contains.length);
      expect(contains.every(({ code, display }) => code !== '' && display !== '')).toBe(true);
      expect(caution).toContain('Demonstration');
    }
  });

  it.each([
    '/api/fdb/condition?_filter=byCode',
    '/api/fdb/condition?_filter=byName&_content=%20',
    '/api/fdb/medication',
    '/api/fdb/medication?_content=&code=',
    '/api/fdb/medication?searchType=StartsWith',
  ])('need a name or a code: %s [MED-12]', async (path) => {
    const { status, body } = await ask(path);
    expect([status < 500 && status >= 400, body['message']]).toEqual([true, missing]);
  });

  it('refuse another filter than by code and by name', async () => {
    const { status, body } = await ask('/api/fdb/condition?_filter=byMood&_content=asthma');
    expect([status, body['message']]).toEqual([400, 'The parameter _filter must be byCode or byName.']);
  });

  const medication = '/api/fdb/medication?searchType=StartsWith&searchTermTypeCodes=4';

  it('say of a drug what the formulary of the organization has of it, to those who belong to it [MED-10]', async () => {
    const formulary = [{ code: 'demo-metformin-500-mg-tablet', tier: '2' }];
    const organizations = ['EMTM', 'NORTH'].map((_id) => ({
      entity: 'organization',
      record: { _id, type: 'organization', name: _id, formulary },
    }));
    await load(organizations);
    const covered = async (text: string, organization: string) => {
      const query = `&_content=${text}&includeFormularyMedications=true&orgId=${organization}`;
      const [drug] = (await expand(`${medication}${query}`)).contains;
      const { isFormulary, tierLevel } = (drug?.['medication'] ?? {}) as JsonObject;
      return [isFormulary, tierLevel];
    };
    expect(await covered('metformin%20500', 'EMTM')).toEqual([true, '2']);
    expect(await covered('metformin%20850', 'EMTM')).toEqual([false, 'N']);
    expect(await covered('metformin%20500', 'NORTH')).toEqual([undefined, 'N']);
  });

  it('find drugs whose name begins so, as generic and as brand [MED-10]', async () => {
    const { contains } = await expand(
      `${medication}&_content=metformin%20500&includeFormularyMedications=true&orgId=EMTM`,
    );
    expect(contains).toEqual([
      {
        system: 'urn:regimen:demo:medications',
        code: 'demo-metformin-500-mg-tablet',
        display: 'Metformin 500 mg tablet',
        medication: {
          code: {
            coding: [{ system: 'urn:regimen:demo:medications', value: 'demo-metformin-500-mg-tablet' }],
          },
          isBrand: false,
          name: { full: 'Metformin 500 mg tablet' },
          product: { drug: 'Metformin', form: 'tablet', strength: '500 mg' },
          tierLevel: 'N',
        },
      },
    ]);
    const [brand] = (await expand(`${medication}&_content=glucoph`)).contains;
    expect(brand).toMatchObject({
      display: 'Glucophage 500 mg tablet (metformin)',
      note: 'brand',
      medication: { isBrand: true },
    });
    expect(await codes(`${medication}&_content=acetaminophen`)).not.toContain(
      'demo-hydrocodone-and-acetaminophen-5-mg-325-mg-tablet',
    );
  });

  it('find a drug by its code or by the number on its package [MED-11]', async () => {
    const code = 'demo-metformin-500-mg-tablet';
    expect(await codes(`/api/fdb/medication?code=${code}`)).toEqual([code]);
    expect(await codes('/api/fdb/medication?code=demo-metformin')).toEqual([]);
    const { body } = await ask('/api/fdb/label?ndcCode=00000-0001-01');
    const [drug] = (await expand('/api/fdb/medication?code=00000-0001-01')).contains;
    expect(drug?.display).toBe(body['name']);
  });
});

describe('the label of a package', () => {
  const lines: string[] = [];
  const log = createLog({ level: 'debug', write: (line) => lines.push(line) });
  const { as, query } = useProductGateway({ log });
  const ask = (query: string) => as('pharmacist')('GET', `/api/fdb/label?${query}`);

  /** Finds the number of a drug's demonstration package by trying numbers in sequence, as a person would. */
  async function packageOf(name: string): Promise<string> {
    for (let number = 1; number < 1_000; number += 1) {
      const code = `00000-${String(number).padStart(4, '0')}-01`;
      if ((await ask(`ndcCode=${code}`)).body['name'] === name) return code;
    }
    throw new Error(`There is no package of ${name}.`);
  }

  it('is found by its NDC in every layout and says that it is for demonstration [MED-13]', async () => {
    for (const ndc of ['00000-0001-01', '00000000101', '0000-0001-01', '00000-001-01', '00000-0001-1']) {
      const { status, body } = await ask(`ndcCode=${ndc}`);
      expect([ndc, status, body['ndcCode'], body['isDemonstration']]).toEqual([
        ndc,
        200,
        '00000-0001-01',
        true,
      ]);
      expect(body['labeler']).toContain('not a real package');
    }
  });

  it('needs an NDC; a date of birth may come with it and picks the warnings for that age [MED-14]', async () => {
    expect((await ask('')).status).toBe(400);
    const aspirin = await packageOf('Aspirin 81 mg delayed-release tablet');
    const warnings = async (dob?: string) => {
      const { body } = await ask(`ndcCode=${aspirin}${dob === undefined ? '' : `&dob=${dob}`}`);
      return (body['warnings'] as string[]).map((text) => text.split(/[ :]/)[0]);
    };
    const bornBefore = (years: number) => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
    expect(await warnings()).toEqual(["Reye's", 'Stomach']);
    expect(await warnings(bornBefore(18))).toEqual(["Reye's"]);
    expect(await warnings(bornBefore(19))).toEqual([]);
    expect(await warnings(bornBefore(60))).toEqual(['Stomach']);
  });

  it('is chosen for the age of a patient who is named by id, so that no date of birth stands in an address', async () => {
    const aspirin = await packageOf('Aspirin 81 mg delayed-release tablet');
    const named = await ask(`ndcCode=${aspirin}&patientId=ana`);
    expect(named.body).toEqual((await ask(`ndcCode=${aspirin}&dob=1952-02-29`)).body);
    expect((named.body['warnings'] as string[]).map((text) => text.split(/[ :]/)[0])).toEqual(['Stomach']);
    const { rows } = await query("select id from audit where call = 'terminology.label' and action = 'read'");
    expect(rows).toContainEqual({ id: 'ana' });
  });

  it('says nothing of a patient of another organization', async () => {
    const [foreign, missing] = [
      await ask('ndcCode=00000-0001-01&patientId=olga'),
      await ask('ndcCode=00000-0001-01&patientId=nobody'),
    ];
    expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
  });

  it('leaves no date of birth in the log, however its call ends', async () => {
    lines.length = 0;
    for (const ndc of ['00000-0001-01', 'abc', '99999-9999-99']) await ask(`ndcCode=${ndc}&dob=1952-02-29`);
    await ask('ndcCode=00000-0001-01&dob=1952-02-29&more=1');
    expect(lines.length).toBeGreaterThanOrEqual(4);
    // Removes the ids of requests, which are random and may contain any digits.
    const said = lines.map((line) => line.replace(/"request":"[^"]*"/, '')).join('');
    expect(said).not.toContain('1952');
  });

  it.each([
    ['0000000101', 400, 'several readings'],
    ['abc', 400, 'This is no NDC'],
    ['99999-9999-99', 404, 'No product with this NDC'],
  ])('says what to do about the NDC %s', async (ndc, status, words) => {
    const answer = await ask(`ndcCode=${ndc}`);
    expect([answer.status, answer.body['message']]).toEqual([status, expect.stringContaining(words)]);
  });
});
