import { Memo } from '../../../engine/core/compute/memo.ts';

/** Time zone that a request is made in; a date that a person means is a day of their own calendar. */
const timeZoneHeader = 'x-time-zone';

/** The IANA name that the request gives, in its usual letters, when it is one; otherwise the gateway's own. */
export function timeZoneOf(request: Request, fallback: string): string {
  const name = request.headers.get(timeZoneHeader);
  return (name === null || name.length >= 64 ? undefined : usualNames.of(name, usualName)) ?? fallback;
}

/** Cache of the names: looking one up costs more than a whole read, and there are some four hundred. */
const usualNames = new Memo<string | undefined>(1_000);

function usualName(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
