/** Where the engine gets the time from; given from outside so that forms and tests agree on "today". */
export interface Clock {
  /** The instant, RFC 3339 in UTC. */
  readonly now: () => string;
  /** The user's calendar day, `YYYY-MM-DD`, in the user's own time zone. */
  readonly today: () => string;
}

export const systemClock: Clock = {
  now: () => new Date().toISOString(),
  today: () => localDay(new Date()),
};

function localDay(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, '0');
  const day = String(date.getDate()).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${month}-${day}`;
}
