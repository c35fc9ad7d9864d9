import { calendarToday } from '../../core/dates/dates.ts';

/** Source of the engine's time. The host supplies it, so that forms and tests agree on "today". */
export interface Clock {
  /** Current instant, RFC 3339 in UTC. */
  readonly now: () => string;
  /** Calendar day of the user, `YYYY-MM-DD`, in the user's own time zone. */
  readonly today: () => string;
  /** User's time zone (IANA name), which determines the calendar day of an instant, as in the gateway. */
  readonly timeZone: string;
}

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

export const systemClock: Clock = {
  now: () => new Date().toISOString(),
  today: () => calendarToday(new Date(), timeZone),
  timeZone,
};
