/** Moment at which a test run starts, with the machine's time zone. */
export interface Moment {
  readonly name: string;
  readonly at: Date;
  readonly zone: string;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Lists moments at which careless code about days fails, each the next of its kind after `now`. */
export function momentsAfter(now: Date): readonly Moment[] {
  const year = now.getUTCFullYear();
  const leapYear = [...Array(9).keys()].map((more) => year + 1 + more).find(isLeapYear) ?? year;
  const utc = (name: string, at: Date | string): Moment => ({ name, at: new Date(at), zone: 'UTC' });
  return [
    utc('tomorrow', new Date(now.getTime() + day)),
    utc('400-days', new Date(now.getTime() + 400 * day)),
    utc('28-february', `${leapYear}-02-28T12:00:00Z`),
    utc('29-february', `${leapYear}-02-29T12:00:00Z`),
    utc('last-day', `${year + 1}-12-31T12:00:00Z`),
    utc('first-day', `${year + 2}-01-01T12:00:00Z`),
    ...changesOf('new-york', 'America/New_York', now),
    ...changesOf('auckland', 'Pacific/Auckland', now),
  ];
}

/**
 * Finds the moments five minutes before the zone's clocks go forward and back, so that a run crosses the change.
 */
function changesOf(city: string, zone: string, now: Date): readonly Moment[] {
  const begin = Math.ceil(now.getTime() / hour) * hour + hour;
  const hours = [...Array(366 * 24).keys()].map((n) => begin + n * hour);
  const changeBy = (hoursMore: number) =>
    hours.find((at) => minutesFromUtc(at, zone) - minutesFromUtc(at - hour, zone) === hoursMore * 60);
  return [
    { name: `${city}-forward`, at: changeBy(1) },
    { name: `${city}-back`, at: changeBy(-1) },
  ].map(({ name, at }) => {
    if (at === undefined) throw new Error(`The clocks of ${zone} are not changed within a year.`);
    return { name, at: new Date(at - 5 * minute), zone };
  });
}

function minutesFromUtc(at: number, zone: string): number {
  const { year, month, day, hour, minute } = Object.fromEntries(
    wallClock(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute', number>;
  return Date.UTC(year, month - 1, day, hour, minute) / 60_000 - at / 60_000;
}

const wallClocks = new Map<string, Intl.DateTimeFormat>();

function wallClock(zone: string): Intl.DateTimeFormat {
  const known = wallClocks.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  wallClocks.set(zone, made);
  return made;
}

function isLeapYear(year: number): boolean {
  return new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
}
