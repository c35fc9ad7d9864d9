import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calendarToday,
  daysInMonth,
  formatDate,
  formatDateTime,
  formatDateWithMonth,
  isCalendarDay,
  parseTypedDate,
} from './dates.ts';
import { lastMomentOfDay } from './last-moment.ts';

describe('typed dates', () => {
  it.each([
    ['03/04/1954', '1954-03-04'],
    ['3/4/1954', '1954-03-04'],
    [' 3-4-1954 ', '1954-03-04'],
    ['03041954', '1954-03-04'],
    ['1954-03-04', '1954-03-04'],
    ['02/29/2024', '2024-02-29'],
    ['12/31/1899', '1899-12-31'],
    ['3.4.1954', '1954-03-04'],
    ['03 04 1954', '1954-03-04'],
    ['1954/3/4', '1954-03-04'],
    ['1954-3-4', '1954-03-04'],
    ['19540304', '1954-03-04'],
    ['12101954', '1954-12-10'],
    ['Mar 4, 1954', '1954-03-04'],
    ['MARCH 4 1954', '1954-03-04'],
    ['mar. 4th, 1954', '1954-03-04'],
    ['4 March 1954', '1954-03-04'],
    ['4-Mar-1954', '1954-03-04'],
    ['1st sept 1954', '1954-09-01'],
  ])('read %s as %s', (typed, day) => {
    expect(parseTypedDate(typed)).toBe(day);
  });

  it.each([
    '',
    '13/01/2020',
    '02/29/2023',
    '02/29/1900',
    '04/31/2020',
    '00/10/2020',
    '3/4/54',
    '3/4',
    'soon',
    '1/1/10000',
    '01/01/0000',
    'Mar 4, 54',
    'Ma 4, 1954',
    'Marchy 4, 1954',
    'Feb 30, 1954',
    '1954',
    'March 1954',
  ])('refuse "%s": no day of the calendar, or a year of two digits [FAULT-63]', (typed) => {
    expect(parseTypedDate(typed)).toBeUndefined();
  });

  it('are shown as MM/DD/YYYY and MMM D, YYYY [CONST-01] [CONST-02]', () => {
    expect(formatDate('1954-03-04')).toBe('03/04/1954');
    expect(formatDateWithMonth('1954-03-04')).toBe('Mar 4, 1954');
    expect(formatDate('soon')).toBe('soon');
    expect(formatDateWithMonth('2023-02-29')).toBe('2023-02-29');
  });

  it('stand with the time of day as h:mmA where a moment is shown [CONST-01]', () => {
    expect(formatDateTime('2026-01-15T20:05:00Z', 'America/Denver')).toBe('01/15/2026 1:05PM');
    expect(formatDateTime('2026-01-15T07:00:00Z', 'America/Denver')).toBe('01/15/2026 12:00AM');
    expect(formatDateTime('soon')).toBe('soon');
  });

  it('come back as they went, whatever the day [FAULT-64]', () => {
    const day = fc
      .record({ year: fc.integer({ min: 1, max: 9999 }), month: fc.integer({ min: 1, max: 12 }) })
      .chain(({ year, month }) =>
        fc
          .integer({ min: 1, max: daysInMonth(year, month) })
          .map((date) =>
            [
              String(year).padStart(4, '0'),
              String(month).padStart(2, '0'),
              String(date).padStart(2, '0'),
            ].join('-'),
          ),
      );
    fc.assert(
      fc.property(day, (stored) => {
        expect(isCalendarDay(stored)).toBe(true);
        expect(parseTypedDate(formatDate(stored))).toBe(stored);
      }),
    );
  });

  it.each([
    ['Pacific/Auckland', '2026-03-05'],
    ['America/Los_Angeles', '2026-03-04'],
    ['UTC', '2026-03-04'],
  ])('know which day it is in %s [FAULT-64]', (timeZone, day) => {
    expect(calendarToday(new Date('2026-03-04T13:30:00Z'), timeZone)).toBe(day);
  });

  it('know the day at both ends of it', () => {
    expect(calendarToday(new Date('2026-03-04T00:00:00Z'), 'UTC')).toBe('2026-03-04');
    expect(calendarToday(new Date('2026-03-04T23:59:59Z'), 'UTC')).toBe('2026-03-04');
  });
});

describe('the last moment of a day', () => {
  const zones = [
    'UTC',
    'America/New_York',
    'Pacific/Auckland',
    'Asia/Kathmandu',
    'Pacific/Apia',
    'America/Sao_Paulo',
  ];

  it('is of the same day in its time zone, and followed by another one, whatever the clocks do', () => {
    const instant = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instant, fc.constantFrom(...zones), (at, zone) => {
        const last = lastMomentOfDay(at, zone);
        const next = new Date(last.getTime() + 1);
        expect(calendarToday(last, zone)).toBe(calendarToday(at, zone));
        expect(calendarToday(next, zone)).not.toBe(calendarToday(at, zone));
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['America/New_York', '2026-11-01T12:00:00Z', '2026-11-02T04:59:59.999Z'],
    ['Pacific/Auckland', '2026-03-05T10:00:00Z', '2026-03-05T10:59:59.999Z'],
  ])('in %s is known to the millisecond', (zone, at, expected) => {
    expect(lastMomentOfDay(new Date(at), zone).toISOString()).toBe(expected);
  });
});
