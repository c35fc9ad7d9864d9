/** Time zone that a request is made in; a date that a person means is a day of their own calendar. */
const timeZoneHeader = 'x-time-zone';

/** The IANA name that the request gives, when it is one; otherwise the gateway's own. */
export function timeZoneOf(request: Request, fallback: string): string {
  const name = request.headers.get(timeZoneHeader);
  return name !== null && isTimeZone(name) ? name : fallback;
}

/** The calendar day of an instant, YYYY-MM-DD. */
export function dayIn(timeZone: string, at: Date): string {
  return (calendars.get(timeZone) ?? calendarOf(timeZone)).format(at);
}

/** Making one costs more than a whole read; there are some four hundred time zones. */
const calendars = new Map<string, Intl.DateTimeFormat>();

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const calendar = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  // Names are told apart by their letters: `utc` and `UTC` are one zone.
  if (calendar.resolvedOptions().timeZone === timeZone) calendars.set(timeZone, calendar);
  return calendar;
}

function isTimeZone(name: string): boolean {
  if (calendars.has(name)) return true;
  try {
    return name.length < 64 && calendarOf(name) !== undefined;
  } catch {
    return false;
  }
}
