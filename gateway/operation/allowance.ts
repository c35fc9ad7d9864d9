import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Function that reports whether a user may act once more, and counts the action in this process. */
export type Allowance = (who: string) => Promise<boolean>;

/** Creates an allowance of `points` actions a minute for each user. */
export function allowPerMinute(points: number): Allowance {
  const limit = new RateLimiterMemory({ points, duration: 60 });
  return (who) =>
    limit.consume(who).then(
      () => true,
      () => false,
    );
}
