import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Reports whether somebody may do it once more, and counts it, in this process. */
export type Allowance = (who: string) => Promise<boolean>;

/** Allows everybody so many times a minute. */
export function allowPerMinute(points: number): Allowance {
  const limit = new RateLimiterMemory({ points, duration: 60 });
  return (who) =>
    limit.consume(who).then(
      () => true,
      () => false,
    );
}
