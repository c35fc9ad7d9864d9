import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { isBlank } from '../../engine/core/json/blank.ts';
import { isJsonObject, type JsonObject, jsonItems, jsonObject } from '../../engine/core/json/json.ts';
import { getAt } from '../../engine/core/json/pointer.ts';
import type { LoadRecord } from '../../engine/core/protocol/load.ts';
import { printedText } from './harness/printed-text.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { medication, patient } from './harness/records.ts';
import { reviewOfAna, rowsAt } from './harness/taken-otherwise.ts';

const amount = fc.constantFrom('1', '0.5', '1-2');
const times = ['morning', 'noon', 'evening', 'bedtime'] as const;

/** Any parts of directions, at least one, without their sentence. */
const parts = fc
  .record(
    {
      dose: amount,
      unit: fc.constantFrom('tablet', 'ml', 'puff'),
      frequency: fc.constantFrom('daily', 'twice-daily', 'weekly'),
      when: fc.subarray([...times], { minLength: 1 }),
      times: fc.dictionary(fc.constantFrom(...times), amount, { minKeys: 1, noNullPrototype: true }),
      prn: fc.constant(true),
      maxPerDay: fc.integer({ min: 1, max: 8 }),
      duration: fc.record({ value: fc.integer({ min: 1, max: 30 }), unit: fc.constant('d') }),
      advice: fc.constantFrom('with-food', 'with-water'),
      more: fc.constant('slowly'),
      inOwnWords: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  .filter(({ unit: _unit, inOwnWords: _flag, ...said }) => Object.keys(said).length > 0);

/** Number of compared letters of a row, since the table's head interrupts a row continued on the next page. */
const beginning = 30;

/** Removes all white space, since line breaks may separate the numbers of a range. */
const squeezed = (text: string) => text.replaceAll(/\s/g, '');

const nameOf = (index: number) => `Drug${String(index).padStart(2, '0')} 5 mg tablet`;

/** Samples with each part alone, and with many together. */
const samples: readonly JsonObject[] = [
  ...[{ dose: '1', unit: 'tablet' }, { when: ['morning'] }, { times: { noon: '2' } }, { frequency: 'daily' }],
  ...[{ prn: true }, { maxPerDay: 3 }, { duration: { value: 7, unit: 'd' } }, { advice: 'with-food' }],
  ...[{ more: 'slowly' }, { dose: '1', inOwnWords: true }, { dose: '1', frequency: 'daily', unit: 'tablet' }],
  ...fc.sample(parts, { numRuns: 25, seed: 20261129 }),
];

describe('directions that come in parts, without a sentence', () => {
  const gateway = useProductGateway();
  const ask = (...request: Parameters<ReturnType<typeof gateway.as>>) => gateway.as('pharmacist')(...request);

  beforeEach(async () => {
    const state = { name: 'Ready for Medication Safety Review', year: 2026 };
    await gateway.load([patient('ana', { externalId: 'TEST-1', currentWorkflowState: state })]);
  });

  const recordOf = (directions: JsonObject, index: number): LoadRecord =>
    medication(`parts-${index}`, nameOf(index), { dosageInstructions: directions });
  const bySave = async (directions: JsonObject, index: number) => {
    const { _id, ...record } = recordOf(directions, index).record;
    return await ask('POST', '/api/regimen/medication', record);
  };
  const listed = () => rowsAt(ask, '/api/regimen/medication?patientId=ana');
  const textOf = (row: JsonObject) => getAt(row, '/dosageInstructions/text');

  it.each(['load', 'save'])('have words for every reader, however they came: by a %s', async (way) => {
    if (way === 'load') await gateway.load(samples.map(recordOf));
    else
      for (const [index, sample] of samples.entries())
        expect([sample, (await bySave(sample, index)).status]).toEqual([sample, 201]);
    const rows = await listed();
    expect(rows).toHaveLength(samples.length);
    expect(rows.filter((row) => isBlank(textOf(row)))).toEqual([]);
    const sentences = rows.map((row) => [getAt(row, '/medication/name/full'), textOf(row)].map(String));
    await reviewOfAna(gateway);
    for (const document of ['medicationList', 'patientMSRMap']) {
      const text = await printedText(gateway, document);
      const missing = sentences.filter((each) =>
        each.some((part) => !squeezed(text).includes(squeezed(part).slice(0, beginning))),
      );
      expect([document, missing]).toEqual([document, []]);
    }
    const fridge = await printedText(gateway, 'fridgeReport');
    const blank = sentences.filter(([name = ''], index) => {
      const next = sentences.map(([each]) => each).toSorted()[index + 1] ?? 'How to take';
      const behind = fridge.split(name)[1] ?? '';
      return behind.split(next)[0]?.trim() === '' && !fridge.includes(`${name}: `);
    });
    expect(blank).toEqual([]);
    const { body } = await ask('GET', '/api/regimen/patient/ana/fhir');
    const statements = jsonItems(body['entry'])
      .map((entry) => jsonObject(jsonObject(entry)['resource']))
      .filter(({ resourceType }) => resourceType === 'MedicationStatement');
    expect(statements.map(({ dosage }) => isBlank(getAt({ dosage }, '/dosage/0/text')))).toEqual(
      statements.map(() => false),
    );
    expect(statements.length).toBeGreaterThanOrEqual(samples.length);
    const lists = await rowsAt(ask, '/api/regimen/reconciliation/list?patientId=ana');
    const onLists = lists.flatMap((list) => jsonItems(list['medications'])).filter(isJsonObject);
    expect(onLists.filter(({ directions }) => isBlank(directions))).toEqual([]);
    const checked = await ask('POST', '/api/regimen/decision/check', { patientId: 'ana' });
    const judged = jsonItems(checked.body['medications']).filter(isJsonObject);
    expect(judged).toHaveLength(samples.length);
    expect(judged.filter(({ directions }) => isBlank(directions))).toEqual([]);
  });

  it('keep the words of their source, where it has some, and follow their parts where it has none', async () => {
    const words = { dose: '1', unit: 'tablet', text: 'One with the blue cup' };
    await gateway.load([recordOf(words, 1), recordOf({ dose: '1', unit: 'tablet' }, 2)]);
    const told = async () => Object.fromEntries((await listed()).map((row) => [row['_id'], textOf(row)]));
    expect(await told()).toEqual({ 'parts-1': words.text, 'parts-2': 'Take 1 tablet' });
    // Expects equal parts to change nothing, and other parts to change the sentence, by a load and by a save.
    await gateway.load([recordOf({ dose: '1', unit: 'tablet' }, 2)]);
    expect(await gateway.stored('parts-2')).toMatchObject({ _rev: 1 });
    await gateway.load([recordOf({ dose: '2', unit: 'tablet' }, 2)]);
    expect((await told())['parts-2']).toBe('Take 2 tablets');
    const stored = jsonObject(await gateway.stored('parts-2'));
    const dosageInstructions = { ...jsonObject(stored['dosageInstructions']), dose: '3' };
    const saved = await ask('PUT', '/api/regimen/medication', { ...stored, dosageInstructions });
    expect(saved.status).toBe(200);
    expect((await told())['parts-2']).toBe('Take 3 tablets');
    // Expects a dose changed by a user to remain when the source changes another part, and the sentence to contain
    // both.
    await gateway.load([recordOf({ dose: '2', unit: 'tablet', advice: 'with-food' }, 2)]);
    expect((await told())['parts-2']).toBe('Take 3 tablets with food');
  });
});
