import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { getAt } from '../../engine/core/json/pointer.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { medication } from './harness/records.ts';

const path = '/api/regimen/medication';

describe('medications that nobody expected', () => {
  const { as, load } = useProductGateway();
  const ask: ReturnType<typeof as> = (...request) => as('pharmacist')(...request);
  const listed = async () =>
    (await ask('GET', `${path}?patientId=ana`)).body['rows'] as readonly JsonObject[];
  const save = (full: string, rest: JsonObject = {}) => {
    const { record } = medication('new', full, rest);
    const { _id, ...sent } = record;
    return ask('POST', path, { ...sent, subject: 'ana' });
  };
  const directions = (dosageInstructions: JsonObject) => save('Aspirin', { dosageInstructions });

  it('are refused without a code, unless they are custom [MED-15]', async () => {
    const refused = await save('Grandmother’s tea', { medication: { code: {} } });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      422,
      expect.stringContaining('Missing valid medication'),
    ]);
    expect((await save('Grandmother’s tea', { medication: { code: {}, isCustom: true } })).status).toBe(201);
  });

  it('are kept with a code that was retired, and twice under one name with two codes', async () => {
    const coded = (value: string) => ({
      medication: { code: { coding: [{ system: 'http://www.nlm.nih.gov/research/umls/rxnorm', value }] } },
    });
    expect((await save('Propoxyphene 65 MG', coded('833035'))).status).toBe(201);
    expect((await save('Propoxyphene 65 MG', coded('999999999'))).status).toBe(201);
    const codes = (await listed()).map((each) => getAt(each, '/medication/code/coding/0/value'));
    expect(codes.toSorted()).toEqual(['833035', '999999999']);
  });

  it('are none, or 400, in the order of their names', async () => {
    expect(await listed()).toEqual([]);
    const names = Array.from({ length: 400 }, (_, index) => `Drug ${String(index).padStart(3, '0')}`);
    await load(names.toReversed().map((name, index) => medication(`many-${index}`, name)));
    const found = (await listed()).map(
      ({ medication: kept }) => ((kept as JsonObject)['name'] as JsonObject)['full'],
    );
    expect(found).toEqual(names);
  });

  it('have no unit that nobody knows, no dose that is none, and at most 5,000 characters of directions', async () => {
    expect((await directions({ dose: '1', unit: 'smidgen', frequency: 'daily' })).status).toBe(422);
    expect((await directions({ dose: '2-1', unit: 'tablet', frequency: 'daily' })).status).toBe(422);
    expect((await directions({ text: 'x'.repeat(5001) })).status).toBe(422);
    expect((await directions({ text: 'x'.repeat(5000), inOwnWords: true })).status).toBe(201);
    expect(await listed()).toMatchObject([{ dosageInstructions: { text: 'x'.repeat(5000) } }]);
  });

  it('have names and directions from right to left as they were sent', async () => {
    const name = 'אספירין 100 מ״ג';
    const more = 'مع كوب ماء';
    const sent = { dose: '1', unit: 'tablet', frequency: 'daily', more };
    expect((await save(name, { dosageInstructions: sent, indication: 'לב' })).status).toBe(201);
    expect(await listed()).toMatchObject([
      {
        medication: { name: { full: name } },
        dosageInstructions: { text: `Take 1 tablet once daily ${more} for לב` },
      },
    ]);
  });
});
