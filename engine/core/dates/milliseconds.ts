/** Milliseconds of a 24-hour day, as calendar days are counted in UTC. */
export const millisecondsOfDay = 86_400_000;
