import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDateTime } from './dates.ts';
import { compareKnown, isPartialMoment, knownDay, latestKnown, parseTypedMonth } from './partial-dates.ts';

const latestOf = (...dates: readonly (string | undefined)[]) => latestKnown(dates, (date) => date);

describe('a date that is known as far as somebody knew it', () => {
  it.each(['2026', '2026-10', '2026-10-15', '2026-10-15T09:00Z', '2026-10-15T09:00:00.5-05:00'])(
    '%s is one',
    (text) => expect(isPartialMoment(text)).toBe(true),
  );

  it.each([
    '',
    '26',
    '2026-13',
    '2026-1',
    '2026-02-30',
    '2026-10-15T09:00',
    '2026-10-15T25:00Z',
    '2026-02-30T09:00Z',
  ])('"%s" is none', (text) => expect(isPartialMoment(text)).toBe(false));

  it.each([
    ['2026', '2026'],
    ['2026-10', '10/2026'],
    ['2026-10-15', '10/15/2026'],
  ])('%s is shown as %s, and typed so', (stored, shown) => {
    expect(formatDateTime(stored)).toBe(shown);
    if (knownDay(stored) === undefined) expect(parseTypedMonth(shown)).toBe(stored);
  });

  it('is the latest by its day, whether the time is known or not', () => {
    expect(latestOf('2026-10-15', '2019-05-01T09:00:00-05:00')).toBe('2026-10-15');
    expect(latestOf('2026-10-16', '2026-10-15T23:00:00-05:00')).toBe('2026-10-16');
    expect(latestOf('2026-10-15T09:00:00Z', '2026-10-15')).toBe('2026-10-15T09:00:00Z');
  });

  it('is the latest by the time that is meant, not by how it is written', () => {
    const [earlier, later] = ['2026-01-02T01:00:00Z', '2026-01-01T23:00:00-05:00'];
    expect(latestOf(later, earlier)).toBe(later);
    expect(latestOf(earlier, later)).toBe(later);
  });

  it('is never the latest while its day is not known', () => {
    expect(latestOf('2026', '2026-10', undefined)).toBeUndefined();
    expect(latestOf('2027', '2026-10', '2019-05-01')).toBe('2019-05-01');
  });

  const day = fc
    .date({ min: new Date('1950-01-01'), max: new Date('2049-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const moment = fc
    .tuple(day, fc.constantFrom('Z', '-05:00', '+13:00'))
    .map(([on, zone]) => `${on}T12:30:00${zone}`);

  it('has an order that does not depend on the order of the list, as far as days differ', () => {
    const far = fc.uniqueArray(fc.oneof(day, moment), { selector: (text) => text.slice(0, 7), minLength: 1 });
    fc.assert(
      fc.property(far, (dates) => {
        // Dates far enough apart that no time offset moves one past another.
        const apart = dates.filter(
          (_, index) => index === 0 || compareKnown(dates[index - 1] ?? '', dates[index] ?? '') !== 0,
        );
        expect(latestOf(...apart)?.slice(0, 7)).toBe(latestOf(...apart.toReversed())?.slice(0, 7));
      }),
    );
  });
});
