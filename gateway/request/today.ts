/** Time zone that a request is made in; a date that a person means is a day of their own calendar. */
const timeZoneHeader = 'x-time-zone';

/** The IANA name that the request gives, when it is one; otherwise the gateway's own. */
export function timeZoneOf(request: Request, fallback: string): string {
  const name = request.headers.get(timeZoneHeader);
  return name !== null && isTimeZone(name) ? name : fallback;
}

/** The calendar day of an instant, YYYY-MM-DD. */
export function dayIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(at);
}

function isTimeZone(name: string): boolean {
  try {
    return name.length < 64 && new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
