import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBusinessDays, businessDaysBetween, isBusinessDay } from './business-days.ts';
import type { Holiday } from './holiday.ts';

const holidays: readonly Holiday[] = [
  { name: "New Year's Day", month: 1, day: 1 },
  { name: 'Memorial Day', month: 5, weekday: 'Monday', week: 'last' },
  { name: 'Labor Day', month: 9, weekday: 'Monday', week: 1 },
  { name: 'Thanksgiving Day', month: 11, weekday: 'Thursday', week: 4 },
];
const days = fc
  .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2060-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const steps = fc.integer({ min: 1, max: 300 });

describe('business days', () => {
  it('are no weekends and no holidays', () => {
    fc.assert(
      fc.property(days, steps, (day, n) => {
        const later = addBusinessDays(day, n, holidays) ?? '';
        expect(isBusinessDay(later, holidays)).toBe(true);
        expect([0, 6]).not.toContain(new Date(`${later}T00:00:00Z`).getUTCDay());
      }),
    );
  });

  it('are counted back as they are added', () => {
    fc.assert(
      fc.property(days, steps, (day, n) => {
        const later = addBusinessDays(day, n, holidays);
        expect(businessDaysBetween(day, later, holidays)).toBe(n);
        expect(businessDaysBetween(later, day, holidays)).toBe(-n);
      }),
    );
  });

  it('go back to where they came from, from one business day to another', () => {
    fc.assert(
      fc.property(days, steps, (day, n) => {
        fc.pre(isBusinessDay(day, holidays));
        expect(addBusinessDays(addBusinessDays(day, n, holidays), -n, holidays)).toBe(day);
      }),
    );
  });

  it('do not count on where the holidays lie on a weekend: those are not moved', () => {
    expect(isBusinessDay('2023-01-02', holidays)).toBe(true);
    expect(isBusinessDay('2023-01-01', holidays)).toBe(false);
  });

  it('leave a day alone that is asked for none', () => {
    expect(addBusinessDays('2026-11-21', 0, holidays)).toBe('2026-11-21');
    expect(businessDaysBetween('2026-11-21', '2026-11-21', holidays)).toBe(0);
  });

  it('are blank for what is no day, or without end', () => {
    expect(addBusinessDays('2026-02-30', 1, holidays)).toBeUndefined();
    expect(addBusinessDays(undefined, 1, holidays)).toBeUndefined();
    expect(addBusinessDays('2026-02-28', Number.POSITIVE_INFINITY, holidays)).toBeUndefined();
    expect(addBusinessDays('9999-12-30', 5, holidays)).toBeUndefined();
    expect(businessDaysBetween('0001-01-01', '9999-12-31', holidays)).toBeUndefined();
  });
});
