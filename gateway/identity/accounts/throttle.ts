/** Counter of failed attempts, with growing waits that make guessing passwords impractical. */
export interface Throttle {
  /** Finds the seconds until the next attempt is allowed; 0: now. */
  readonly waitFor: (key: string) => number;
  readonly fail: (key: string) => void;
  /** Removes up to `most` failures, or all, and returns their number. */
  readonly forgive: (key: string, most?: number) => number;
}

export interface ThrottleOptions {
  /** Failures after which attempts have to wait. */
  readonly free: number;
  /** Milliseconds after which failures are forgotten. */
  readonly memory: number;
  readonly now?: () => number;
}

interface Failures {
  readonly count: number;
  readonly last: number;
}

/** First wait in milliseconds, doubled with every further failure. */
const firstWait = 5_000;

const mostKeys = 10_000;

export function createThrottle({ free, memory, now = Date.now }: ThrottleOptions): Throttle {
  const failures = new Map<string, Failures>();

  function failuresOf(key: string): Failures {
    const known = failures.get(key);
    return known === undefined || now() - known.last > memory ? { count: 0, last: 0 } : known;
  }

  return {
    waitFor(key) {
      const { count, last } = failuresOf(key);
      if (count < free) return 0;
      const wait = Math.min(firstWait * 2 ** (count - free), memory);
      return Math.max(0, Math.ceil((last + wait - now()) / 1000));
    },
    fail(key) {
      const { count } = failuresOf(key);
      failures.delete(key);
      failures.set(key, { count: count + 1, last: now() });
      const [oldest] = failures.keys();
      if (failures.size > mostKeys && oldest !== undefined) failures.delete(oldest);
    },
    forgive(key, most = Number.POSITIVE_INFINITY) {
      const { count, last } = failuresOf(key);
      const forgiven = Math.min(count, most);
      if (forgiven === count) failures.delete(key);
      else failures.set(key, { count: count - forgiven, last });
      return forgiven;
    },
  };
}
