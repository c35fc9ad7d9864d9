/** Time zone that a request is made in; a date that a person means is a day of their own calendar. */
const timeZoneHeader = 'x-time-zone';

/** The IANA name that the request gives, in its usual letters, when it is one; otherwise the gateway's own. */
export function timeZoneOf(request: Request, fallback: string): string {
  const name = request.headers.get(timeZoneHeader);
  return (name === null ? undefined : (knownNames.get(name) ?? usualName(name))) ?? fallback;
}

/** Looking one up costs more than a whole read; there are some four hundred. */
const knownNames = new Map<string, string>();
const mostKnownNames = 1_000;

function usualName(name: string): string | undefined {
  if (name.length >= 64) return undefined;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions();
    if (knownNames.size < mostKnownNames) knownNames.set(name, timeZone);
    return timeZone;
  } catch {
    return undefined;
  }
}
