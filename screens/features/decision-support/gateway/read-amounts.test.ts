import { expect, it } from 'vitest';
import { readAmounts } from './read-amounts.ts';

it.each([
  ['1 tablet in the morning and evening', 2],
  ['Take 1 tablet every morning, at noon and at bedtime', 3],
  ['1 tablet in the afternoon', undefined],
  ['Take 1 tablet by mouth twice daily', 2],
  ['1 capsule every 8 hours', 3],
  ['Take 1 tablet daily', 1],
  ['As directed', undefined],
])('reads from "%s" how often a day it is taken', (directions, times) => {
  expect(readAmounts({ id: 'a', name: 'Carvedilol 6.25 MG Oral Tablet', directions }).timesByText).toBe(
    times,
  );
});
