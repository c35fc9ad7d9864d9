import type { OpenedSide } from './comparison.ts';

/** Pages of the sides, each opened when it is first needed. */
export interface SidePages<Name extends string, Side> {
  /**
   * Runs work on the page of a side. Closes a page on which the work failed or took too long; the next use opens a new
   * one.
   */
  readonly use: <Result>(name: Name, work: (side: Side) => Promise<Result>) => Promise<Result>;
  readonly closeAll: () => Promise<void>;
}

/**
 * Milliseconds after which work on a page counts as failed, so that a side that hangs does not stop the whole bench.
 */
const patience = 90_000;

export function createSidePages<Name extends string, Side extends OpenedSide>(
  open: (name: Name) => Promise<Side>,
): SidePages<Name, Side> {
  const opened = new Map<Name, Side>();
  const close = async (name: Name) => {
    const side = opened.get(name);
    opened.delete(name);
    await side?.close();
  };
  const sideOf = async (name: Name) => {
    const side = opened.get(name) ?? (await open(name));
    opened.set(name, side);
    return side;
  };
  return {
    async use(name, work) {
      try {
        return await inTime(async () => work(await sideOf(name)));
      } catch (error) {
        await close(name);
        throw error;
      }
    },
    async closeAll() {
      for (const name of [...opened.keys()]) await close(name);
    },
  };
}

async function inTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`It was not done after ${patience / 1000} seconds.`)),
    patience,
  );
  try {
    return await Promise.race([work(), promise]);
  } finally {
    clearTimeout(timer);
  }
}
