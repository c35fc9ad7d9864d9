import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTime, instantOf, parseTypedTime, wallTimeOf } from './times.ts';

const times = fc
  .record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) })
  .map(({ hour, minute }) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);

describe('a typed time', () => {
  it.each([
    ['3:09 PM', '15:09'],
    ['3:09p', '15:09'],
    ['3pm', '15:00'],
    ['12am', '00:00'],
    ['12:30 p.m.', '12:30'],
    ['15:09', '15:09'],
    ['1509', '15:09'],
    ['9:05', '09:05'],
  ])('%s is %s', (typed, time) => {
    expect(parseTypedTime(typed)).toBe(time);
  });

  it.each(['', '3', '25:00', '13pm', '0am', '3:60', '3:5', 'noon', '3:09 PM tomorrow'])(
    '%j is none',
    (typed) => {
      expect(parseTypedTime(typed)).toBeUndefined();
    },
  );

  it('is read back from every time that is shown as h:mmA', () => {
    fc.assert(fc.property(times, (time) => parseTypedTime(formatTime(time)) === time));
  });

  it('shows midnight and noon as 12 [CONST-01]', () => {
    expect([formatTime('00:05'), formatTime('12:05'), formatTime('15:09')]).toEqual([
      '12:05AM',
      '12:05PM',
      '3:09PM',
    ]);
  });
});

describe('an instant', () => {
  it('of a wall time is shown as that wall time, or the day does not have it [FAULT-63]', () => {
    const days = fc
      .date({ min: new Date('1901-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(days, times, (day, time) => {
        const instant = instantOf({ day, time });
        if (instant === undefined) return true;
        expect(wallTimeOf(instant)).toEqual({ day, time });
        expect(new Date(instant).toISOString()).not.toBe('Invalid Date');
        return true;
      }),
    );
  });

  it('has its offset written with it', () => {
    expect(instantOf({ day: '2026-03-14', time: '15:09' })).toMatch(/^2026-03-14T15:09:00[+-]\d{2}:\d{2}$/);
  });

  it('is none for a day that the calendar does not have', () => {
    expect(instantOf({ day: '2026-02-30', time: '10:00' })).toBeUndefined();
  });

  it('has no wall time where it is no instant', () => {
    expect([wallTimeOf('03/14/2026'), wallTimeOf('2026-03-14'), wallTimeOf('2026-03-14T99:00')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
