import { expect, it } from 'vitest';
import { momentsAfter } from './moments.ts';

it('lists the next moments of each kind, the changes of summer time five minutes ahead of them', () => {
  const moments = momentsAfter(new Date('2026-11-22T03:00:00Z'));
  expect(moments.map(({ name, at, zone }) => `${name} ${at.toISOString().slice(0, 16)} ${zone}`)).toEqual([
    'tomorrow 2026-11-23T03:00 UTC',
    '400-days 2027-12-27T03:00 UTC',
    '28-february 2028-02-28T12:00 UTC',
    '29-february 2028-02-29T12:00 UTC',
    'last-day 2027-12-31T12:00 UTC',
    'first-day 2028-01-01T12:00 UTC',
    'new-york-forward 2027-03-14T06:55 America/New_York',
    'new-york-back 2027-11-07T05:55 America/New_York',
    'auckland-forward 2027-09-25T13:55 Pacific/Auckland',
    'auckland-back 2027-04-03T13:55 Pacific/Auckland',
  ]);
});
