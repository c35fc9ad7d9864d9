import { zones } from './zip-zones.ts';

/** IANA names of the time zones, by the letters of the table. */
const zoneNames: Readonly<Record<string, string>> = {
  E: 'America/New_York',
  C: 'America/Chicago',
  M: 'America/Denver',
  P: 'America/Los_Angeles',
  AK: 'America/Anchorage',
  HI: 'Pacific/Honolulu',
  AZ: 'America/Phoenix',
};

/** Text for an unknown time. */
const unknownTime = 'Unknown';

/**
 * Finds the time zone of a US zip (5 or 5-4 digits), in the letters of the value set of zones. Undefined for anything
 * else and for zips outside of the table (Puerto Rico, Guam, overseas forces).
 */
export function zoneOfZip(zip: string): string | undefined {
  const digits = /^(\d{5})(-\d{4})?$/.exec(zip.trim())?.[1];
  if (digits === undefined) return undefined;
  return find(zones.exceptions, digits) ?? find(zones.prefixes, digits.slice(0, 3));
}

/** Finds the IANA time zone of a zip; undefined where it is not known. */
export function timeZoneOfZip(zip: string): string | undefined {
  return find(zoneNames, zoneOfZip(zip) ?? '');
}

interface LocalTimeInput {
  readonly zip: string;
  readonly moment: string | undefined;
}

/** Formats the time of day at a zip (h:mmA, such as `3:05PM`); `Unknown` for a missing or unknown zip. */
export function localTime({ zip, moment }: LocalTimeInput): string {
  const timeZone = timeZoneOfZip(zip);
  if (timeZone === undefined || moment === undefined) return unknownTime;
  return timeIn(timeZone, moment);
}

/** Formats the time of day in a time zone (IANA name) as h:mmA. */
function timeIn(timeZone: string, instant: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
  // Removes the spaces before AM and PM, in which versions of ICU differ.
  return format.format(new Date(instant)).replace(/\s/gu, '');
}

function find(table: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
