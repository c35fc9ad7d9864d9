import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as runtime from './runtime.ts';
import type { Scope, UserProfile } from './scope.ts';

const scope: Scope = { now: '2026-03-01T08:00:00Z', today: '2026-03-01' };

const reader: UserProfile = {
  _id: 'u1',
  id: 'reader',
  auth0Id: 'library|reader',
  email: 'reader@example.org',
  firstName: 'Ada',
  lastName: 'Reader',
  roles: ['librarian'],
  permissions: ['lending.extend', 'catalogue'],
  organizations: ['NORTH', 'org:SOUTH'],
};

describe('the expression runtime', () => {
  it('reads what is missing, null or of another type as the blank of the wanted type', () => {
    for (const value of [undefined, null, {}, Symbol.iterator]) {
      expect(runtime.text(value)).toBe('');
      expect(runtime.list(value)).toEqual([]);
      expect(runtime.bool(value)).toBe(false);
      expect(runtime.number(value)).toBeUndefined();
      expect(runtime.day(value)).toBeUndefined();
      expect(runtime.instant(value)).toBeUndefined();
    }
  });

  it('writes a number as text, and a blank as an empty one', () => {
    expect([120, 1.5, true, 'mg'].map(runtime.string)).toEqual(['120', '1.5', 'true', 'mg']);
    expect([undefined, null, {}, Number.NaN].map(runtime.string)).toEqual(['', '', '', '']);
  });

  it('takes not-a-number and infinity for blank numbers', () => {
    expect(runtime.number(Number.NaN)).toBeUndefined();
    expect(runtime.number(Number.POSITIVE_INFINITY)).toBeUndefined();
    expect(runtime.number(0)).toBe(0);
  });

  it('reads own properties only, so that no name of the prototype is ever data', () => {
    expect(runtime.at({ title: 'Emma' }, 'title')).toBe('Emma');
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      expect(runtime.at({}, name)).toBeUndefined();
      expect(runtime.isIn(name, {})).toBe(false);
    }
  });

  it('finds every order of a blank and a value false', () => {
    expect(runtime.less(undefined, 1)).toBe(false);
    expect(runtime.less(1, undefined)).toBe(false);
    expect(runtime.atMost(undefined, undefined)).toBe(false);
    expect(runtime.atMost('2026-01-01', '2026-01-01')).toBe(true);
  });

  it('yields a blank for arithmetic with a blank and for division by zero', () => {
    expect(runtime.arithmetic('+', 1, undefined)).toBeUndefined();
    expect(runtime.arithmetic('/', 1, 0)).toBeUndefined();
    expect(runtime.arithmetic('%', 1, 0)).toBeUndefined();
    expect(runtime.arithmetic('*', 1e308, 10)).toBeUndefined();
    expect(runtime.arithmetic('-', 5, 7)).toBe(-2);
  });

  it('takes a day that is not in the calendar for blank', () => {
    expect(runtime.day('2025-02-29')).toBeUndefined();
    expect(runtime.day('2024-02-29')).toBe('2024-02-29');
    expect(runtime.day('02/29/2024')).toBeUndefined();
  });

  it('compares instants of different zones by the moment they mean', () => {
    expect(runtime.instant('2026-03-01T10:00:00+02:00')).toBe(runtime.instant('2026-03-01T08:00:00Z'));
  });

  it('counts the size of a text in characters that people see as one code point', () => {
    expect(runtime.size('a😀')).toBe(2);
    expect(runtime.size([1, 2, 3])).toBe(3);
    expect(runtime.size(undefined)).toBe(0);
  });

  it('lets somebody born on 29 February have the birthday on 1 March in common years', () => {
    expect(runtime.yearsBetween('2004-02-29', '2025-02-28')).toBe(20);
    expect(runtime.yearsBetween('2004-02-29', '2025-03-01')).toBe(21);
    expect(runtime.yearsBetween('2004-02-29', '2024-02-28')).toBe(19);
    expect(runtime.yearsBetween('2004-02-29', '2024-02-29')).toBe(20);
  });

  it('counts an age from the day of the scope, not from the clock of the machine', () => {
    expect(runtime.age('2000-03-02', scope)).toBe(25);
    expect(runtime.age('2000-03-01', scope)).toBe(26);
    expect(runtime.age(undefined, scope)).toBeUndefined();
  });

  it('counts days over leap days, centuries and the change of the clocks', () => {
    expect(runtime.daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(runtime.daysBetween('1900-02-28', '1900-03-01')).toBe(1);
    expect(runtime.daysBetween('2026-03-08', '2026-03-09')).toBe(1);
    expect(runtime.daysBetween('2026-03-09', '2026-03-08')).toBe(-1);
  });

  it('yields a blank for a day outside the calendar of four-digit years', () => {
    expect(runtime.addDays('9999-12-31', 1)).toBeUndefined();
    expect(runtime.addDays('2026-01-01', 1e12)).toBeUndefined();
    expect(runtime.addDays('2026-01-01', undefined)).toBeUndefined();
  });

  it('adds minutes to a moment over midnight, and yields a blank for none', () => {
    expect(runtime.addMinutes('2026-12-31T23:30:00Z', 60)).toBe('2027-01-01T00:30:00.000Z');
    expect(runtime.addMinutes('2026-12-31T23:30:00Z', -30)).toBe('2026-12-31T23:00:00.000Z');
    expect(runtime.addMinutes(undefined, 60)).toBeUndefined();
    expect(runtime.addMinutes('2026-12-31T23:30:00Z', undefined)).toBeUndefined();
    expect(runtime.addMinutes('2026-12-31T23:30:00Z', 1e15)).toBeUndefined();
  });

  it('comes back to the same day when days are added and counted', () => {
    const days = fc.date({ min: new Date('1800-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.integer({ min: -50_000, max: 50_000 }), (date, count) => {
        const start = date.toISOString().slice(0, 10);
        expect(runtime.daysBetween(start, runtime.addDays(start, count))).toBe(count);
      }),
    );
  });

  it('grants a permission by its own name or by the name of its group, never by half a name', () => {
    expect(runtime.hasPermission(reader, 'lending.extend')).toBe(true);
    expect(runtime.hasPermission(reader, 'lending')).toBe(true);
    expect(runtime.hasPermission(reader, 'lend')).toBe(false);
    expect(runtime.hasPermission(reader, 'catalogue.edit')).toBe(false);
    expect(runtime.hasPermission(undefined, 'lending')).toBe(false);
  });

  it('knows roles and organizations of the user, with or without the prefix of an organization', () => {
    expect(runtime.hasRole(reader, 'librarian')).toBe(true);
    expect(runtime.hasRole(undefined, 'librarian')).toBe(false);
    expect(runtime.inOrganization(reader, 'org:NORTH')).toBe(true);
    expect(runtime.inOrganization(reader, 'SOUTH')).toBe(true);
    expect(runtime.inOrganization(reader, 'EAST')).toBe(false);
  });

  it('never throws, whatever stands in the data', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (left, right) => {
        runtime.at(left, 'title');
        runtime.itemAt(left, runtime.number(right));
        runtime.equal(runtime.text(left), runtime.text(right));
        runtime.isIn(runtime.text(left), right);
        runtime.size(left);
        runtime.blank(left);
        runtime.yearsBetween(runtime.day(left), runtime.day(right));
        runtime.addDays(runtime.day(left), runtime.number(right));
      }),
    );
  });
});
