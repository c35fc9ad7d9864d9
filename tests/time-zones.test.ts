import { expect, it } from 'vitest';
import { calendarToday } from '../engine/core/dates/dates.ts';

/** Time zone of this run, which some projects of vitest.config.ts set. */
const zone: string = import.meta.env['TZ'] ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

it('the clock of this run is that of the zone that its project names', () => {
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  const hours = new Date('2026-01-01T12:00:00Z').getHours();
  const expected = { 'Pacific/Auckland': 1, 'America/Los_Angeles': 4, UTC: 12 }[zone];
  expect(expected === undefined || expected === hours).toBe(true);
});

it('a day is told by the zone of the user, not by the clock of the machine', () => {
  const moment = new Date('2026-03-01T06:30:00Z');
  expect(calendarToday(moment, 'America/Denver')).toBe('2026-02-28');
  expect(calendarToday(moment, 'Pacific/Auckland')).toBe('2026-03-01');
});
