import { zones } from './zip-zones.ts';

/** IANA names by the letters of the table. */
const zoneNames: Readonly<Record<string, string>> = {
  E: 'America/New_York',
  C: 'America/Chicago',
  M: 'America/Denver',
  P: 'America/Los_Angeles',
  AK: 'America/Anchorage',
  HI: 'Pacific/Honolulu',
  AZ: 'America/Phoenix',
};

/** Text shown where the time is unknown. */
const unknownTime = 'Unknown';

/**
 * The letters of the time zone of a place in the United States by its zip, of five digits or five and four: those
 * of the value set of zones. Undefined for anything else, and where the table has nothing (Puerto Rico, Guam, the
 * forces overseas).
 */
export function zoneOfZip(zip: string): string | undefined {
  const digits = /^(\d{5})(-\d{4})?$/.exec(zip.trim())?.[1];
  if (digits === undefined) return undefined;
  return find(zones.exceptions, digits) ?? find(zones.prefixes, digits.slice(0, 3));
}

/** The IANA name of the time zone of a zip; undefined where it is not known. */
export function timeZoneOfZip(zip: string): string | undefined {
  return find(zoneNames, zoneOfZip(zip) ?? '');
}

interface LocalTimeInput {
  readonly zip: string;
  readonly moment: string | undefined;
}

/** The time of day (h:mmA, such as `3:05PM`) at a zip; `Unknown` for a zip that is missing or not known. */
export function localTime({ zip, moment }: LocalTimeInput): string {
  const timeZone = timeZoneOfZip(zip);
  if (timeZone === undefined || moment === undefined) return unknownTime;
  return timeIn(timeZone, moment);
}

/** The time of day in a time zone (IANA name), as h:mmA. */
function timeIn(timeZone: string, instant: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
  // Versions of ICU put different spaces before AM and PM.
  return format.format(new Date(instant)).replace(/\s/gu, '');
}

function find(table: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
