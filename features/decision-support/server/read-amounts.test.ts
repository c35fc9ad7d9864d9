import { describe, expect, it } from 'vitest';
import { product } from '../../../generated/product.ts';
import type { Directions } from '../../directions/server/directions.ts';
import { dosageCodesOf } from '../../directions/server/dosage-codes.ts';
import type { RegimenRow } from './decision-provider.ts';
import { readAmounts } from './read-amounts.ts';

const codes = dosageCodesOf(product);
const read = (row: Partial<RegimenRow>) =>
  readAmounts({ id: 'a', name: 'Citalopram 40 MG Oral Tablet', ...row }, codes);

describe('amounts', () => {
  it.each([
    ['1 tablet in the morning and evening', 2],
    ['Take 1 tablet every morning, at noon and at bedtime', 3],
    ['1 tablet in the afternoon', undefined],
    ['Take 1 tablet by mouth twice daily', 2],
    ['1 capsule every 8 hours', 3],
    ['1 tablet every 12 hours', 2],
    ['Take 1 tablet daily', 1],
    ['1 tablet every other day', 0.5],
    ['1 tablet twice daily, hold if dizzy', undefined],
    ['As directed', undefined],
  ])('say of "%s" how often a day it is taken', (directions, times) => {
    expect(read({ directions }).timesByText).toBe(times);
  });

  it.each([
    ['Take 1/2 tablet daily', 0.5],
    ['Take 1/2 tablet', undefined],
    ['½ tablet daily', 0.5],
    ['four tablets daily', 4],
    ['4 (four) tablets daily', 4],
    ['Take 4 (four) tablets by mouth twice daily', 8],
    ['Take 40 mg daily', 1],
    ['Take 40 mg', undefined],
    ['Take 20 mg twice daily', 1],
    ['0.02 g daily', 0.5],
    ['1 to 2 tablets daily', 2],
    ['Take 1-2 tablets every 4 to 6 hours as needed for pain', 12],
    ['Take 1-2 tablets every 4 to 6 hours as needed for pain, max 8 tablets per day', 8],
    ['1 tablet weekly', 0.142857],
    ['Take 1 tablet by mouth daily for blood pressure', 1],
    ['1 tablet once a week on Monday', 0.142857],
    ['5 mL daily', undefined],
    ['1 tablet as needed', undefined],
    ['twice daily', undefined],
    ['1 tablet in the morning and 2 tablets at bedtime', undefined],
    ['1 tablet daily for 7 days, then 2 tablets daily', undefined],
    ['2 tablets a day', undefined],
    ['Do not take 1 tablet daily', undefined],
    ['1 tablet before meals and at bedtime', undefined],
  ])('say of "%s" how much is taken in a day, or nothing', (directions, aDay) => {
    expect(read({ directions }).unitsADay).toEqual(aDay);
  });

  it('are those of the parts, where there are parts: another amount at another time counts', () => {
    const dosage: Directions = {
      dose: '1',
      unit: 'tablet',
      frequency: 'twice-daily',
      when: ['morning'],
      times: { bedtime: '2' },
    };
    expect(read({ dosage, directions: 'Whatever' })).toMatchObject({
      ...{ unitsADay: 3, timesByText: 2 },
    });
    expect(
      read({ dosage: { ...dosage, when: [], times: { noon: 'half a cup' } } }).unitsADay,
    ).toBeUndefined();
  });

  it('are those of the hours, where a draft gives them; an amount that cannot be read leaves no sum', () => {
    expect(read({ times: ['1', '', '2 tablets', ''] })).toMatchObject({ unitsADay: 3, timesByGrid: 2 });
    expect(read({ times: ['1', '', 'some', ''] }).unitsADay).toBeUndefined();
  });

  it('in milligrams count as such, where the name has no strength', () => {
    expect(read({ name: 'Citalopram', directions: '40 mg daily' })).toMatchObject({
      ...{ unitMilligrams: 1, unitsADay: 40 },
    });
  });
});
