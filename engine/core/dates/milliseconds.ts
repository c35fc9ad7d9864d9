/** Milliseconds of a day of 24 hours, as calendar days are counted in UTC. */
export const millisecondsOfDay = 86_400_000;
