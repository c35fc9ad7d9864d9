import { calendarToday } from '../../core/dates/dates.ts';

/** Source of the engine's time; given from outside so that forms and tests agree on "today". */
export interface Clock {
  /** The instant, RFC 3339 in UTC. */
  readonly now: () => string;
  /** The user's calendar day, `YYYY-MM-DD`, in the user's own time zone. */
  readonly today: () => string;
  /** The user's time zone (IANA name), in which moments fall on days as they do at the gateway. */
  readonly timeZone: string;
}

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

export const systemClock: Clock = {
  now: () => new Date().toISOString(),
  today: () => calendarToday(new Date(), timeZone),
  timeZone,
};
