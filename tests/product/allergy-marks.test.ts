import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { isJsonObject, type JsonObject, jsonItems } from '../../engine/core/json/json.ts';
import { type Asker, tokenFor } from '../../gateway/testing/open-test-gateway.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { allergy, medication } from './harness/records.ts';

describe('an allergy to what is listed', () => {
  const gateway = useProductGateway();
  const ask: Asker = (...request) => gateway.as('pharmacist')(...request);

  const names = [
    'Percocet 5-325 mg tablet',
    'Bactrim DS 800-160 mg tablet',
    'Enalapril 5 mg tablet',
    'Metformin 500 mg tablet',
    'Sumatriptan 50 mg tablet',
  ];
  const substances = ['Tylenol', 'sulfa', 'Allergy to lisinopril', 'Peanut'];

  async function given(texts: readonly string[] = substances): Promise<void> {
    await gateway.load(names.map((name, index) => medication(`m${index}`, name)));
    await gateway.load(texts.map((text, index) => allergy(`a${index}`, { substance: { text } })));
  }

  async function listed(): Promise<readonly JsonObject[]> {
    const { status, body } = await ask('GET', '/api/regimen/medication?patientId=ana');
    expect(status).toBe(200);
    return jsonItems(body['rows']).filter(isJsonObject);
  }

  const marked = (rows: readonly JsonObject[]) =>
    rows
      .filter(({ allergy: mark }) => mark !== undefined)
      .map(({ _id }) => _id)
      .toSorted();

  async function found(): Promise<readonly unknown[]> {
    const { body } = await ask('POST', '/api/regimen/decision/check', { patientId: 'ana' });
    const findings = jsonItems(body['findings']).filter(isJsonObject);
    return [
      ...new Set(
        findings
          .filter(({ type, severity }) => type === 'Drug and allergy' && severity !== 'info')
          .flatMap(({ medications }) => jsonItems(medications)),
      ),
    ].toSorted();
  }

  it('is said in the medication list by the same matching as in decision support', async () => {
    await given();
    const rows = await listed();
    expect(marked(rows)).toEqual(['m0', 'm1', 'm2']);
    expect(await found()).toEqual(marked(rows));
    expect(String(rows.find(({ _id }) => _id === 'm0')?.['allergy'])).toContain('“Tylenol”');
  });

  it('is said of no other, and not where the record says that there is none', async () => {
    await given(['Dust', 'Dust', 'Peanut']);
    // Stores names that an earlier release accepted and that a load now refuses.
    for (const [id, text] of Object.entries({ a0: 'NKDA', a1: 'Not allergic to penicillin' }))
      await gateway.query(
        `update record set document = jsonb_set(document, '{substance,text}', to_jsonb($2::text)) where id = $1`,
        [id, text],
      );
    expect(marked(await listed())).toEqual([]);
  });

  it('is never stored with the medication', async () => {
    await given();
    const [row = {}] = (await listed()).filter(({ _id }) => _id === 'm0');
    const saved = await ask('PUT', '/api/regimen/medication', { ...row, indication: 'Pain' });
    expect(saved.status).toBe(200);
    const { rows } = await gateway.query<{ document: JsonObject }>(
      "select document from record where id = 'm0'",
    );
    expect(rows[0]?.document).toMatchObject({ indication: 'Pain' });
    expect(rows[0]?.document).not.toHaveProperty('allergy');
  });

  it('is said in the lists of a reconciliation, those from outside too', async () => {
    await given();
    const medications = [
      { uuid: crypto.randomUUID(), name: 'Acetaminophen 500 mg tablet' },
      { uuid: crypto.randomUUID(), name: 'Loratadine 10 mg tablet' },
    ];
    await ask('POST', '/api/reconciliation/newList', {
      ...{ type: 'patient.reconciliation', list: 'unreconciled', subject: 'ana', source: 'caregiver' },
      medications,
    });
    const { body } = await ask('GET', '/api/regimen/reconciliation/list?patientId=ana');
    const rows = jsonItems(body['rows'])
      .filter(isJsonObject)
      .flatMap((list) => jsonItems(list['medications']).filter(isJsonObject));
    expect(rows.filter(({ allergy: mark }) => mark !== undefined).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Acetaminophen 500 mg tablet', 'Percocet 5-325 mg tablet']),
    );
    expect(rows.find(({ name }) => name === 'Loratadine 10 mg tablet')).not.toHaveProperty('allergy');
  });

  it('is printed on the Fridge Report, beside the medicine', async () => {
    await given();
    const query = new URLSearchParams({ patientId: 'ana', location: 'profile', orgId: 'EMTM' });
    const { body } = await ask('GET', `/api/print/fridgeReport?${query}`);
    const [artifact] = jsonItems(body['artifact']).filter(isJsonObject);
    const response = await gateway.fetch(
      new Request(`http://gateway.test${String(artifact?.['ephemeralUrl'])}`, {
        headers: { Authorization: `Bearer ${tokenFor('demo|pharmacist')}` },
      }),
    );
    const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const text = items
      .map((item) => ('str' in item ? item.str : ''))
      .join(' ')
      .replaceAll(/\s+/g, ' ');
    expect(text).toMatch(/Percocet 5-325 mg tablet – ALLERGY/);
    expect(text).not.toMatch(/Metformin 500 mg tablet – ALLERGY/);
  });
});
