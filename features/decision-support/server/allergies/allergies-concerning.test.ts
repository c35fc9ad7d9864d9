import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../../gateway/store/database.ts';
import { openWith } from '../../../../gateway/store/store.ts';
import { openMemoryDatabase } from '../../../../gateway/testing/database-templates.ts';
import type { Records } from '../../../../generated/calls.types.ts';
import { product } from '../../../../generated/product.ts';
import { allergiesConcerning } from './allergies-concerning.ts';

const at = { now: '2026-11-28T12:00:00Z', today: '2026-11-28' };

function allergyTo(text: string, id = 'a'): Records['allergy'] {
  return {
    ...{ _id: id, _rev: 1, updatedAt: '2026-11-01T12:00:00Z', type: 'patient.allergy', subject: 'ana' },
    ...{ sensitivityType: 'allergy', status: 'active', substance: { text } },
  };
}

describe('allergies that concern a medicine', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openMemoryDatabase();
    await openWith(database, () => undefined);
  });
  afterAll(() => database.close());

  async function concerning(allergies: readonly string[], ...names: readonly string[]) {
    const found = await allergiesConcerning(database, {
      product,
      allergies: allergies.map((text, index) => allergyTo(text, `a${index}`)),
      rows: names.map((name) => ({ id: name, name })),
      ...at,
    });
    return Object.fromEntries([...found].map(([id, each]) => [id, each.map(({ severity }) => severity)]));
  }

  it('are said of each row that they concern, the most severe first, and of no other', async () => {
    expect(
      await concerning(
        ['PCN', 'Sulfa', 'Peanut'],
        'Amoxicillin 500 MG',
        'Cefazolin',
        'Furosemide 20 MG',
        'Metformin',
      ),
    ).toEqual({
      'Amoxicillin 500 MG': ['contraindicated'],
      Cefazolin: ['moderate'],
      'Furosemide 20 MG': ['info'],
    });
    expect(await concerning([], 'Amoxicillin')).toEqual({});
    expect(await concerning(['NKDA', 'Not allergic to penicillin'], 'Amoxicillin')).toEqual({});
  });

  it('say the words of the record', async () => {
    const allergies = [allergyTo('Allergy to lisinopril')];
    const rows = [{ id: 'z', name: 'Zestoretic' }];
    const found = await allergiesConcerning(database, { product, allergies, rows, ...at });
    expect(found.get('z')?.[0]?.message).toBe(
      'Zestoretic contains what the patient is allergic to: “Allergy to lisinopril”.',
    );
  });
});
