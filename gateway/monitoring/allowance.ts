import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Whether somebody may do it once more; counted in this process. */
export type Allowance = (who: string) => Promise<boolean>;

/** So many times a minute for each. */
export function allowPerMinute(points: number): Allowance {
  const limit = new RateLimiterMemory({ points, duration: 60 });
  return (who) =>
    limit.consume(who).then(
      () => true,
      () => false,
    );
}
