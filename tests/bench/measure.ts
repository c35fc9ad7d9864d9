import { performance } from 'node:perf_hooks';

/** Median of the milliseconds of several runs; discards the first run, which warms up. */
export async function medianOf(runs: number, work: () => unknown): Promise<number> {
  await work();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return median(times);
}

/**
 * Median of processor time in milliseconds, for contenders that take turns, since other load of the machine prolongs
 * the elapsed time and affects the caches of all equally.
 */
export async function compareMedians<Name extends string>(
  runs: number,
  contenders: Readonly<Record<Name, () => unknown>>,
): Promise<Readonly<Record<Name, number>>> {
  const names = Object.keys(contenders) as Name[];
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (const name of names) await contenders[name]();
  for (let run = 0; run < runs; run += 1) {
    for (const name of names) {
      const start = process.cpuUsage();
      await contenders[name]();
      const { user, system } = process.cpuUsage(start);
      times.get(name)?.push((user + system) / 1_000);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times.get(name) ?? [])])) as Record<
    Name,
    number
  >;
}

/** Median of the times. */
export function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

/** Ratio of two times, such as `1.83×`. */
export function ratio(part: number, whole: number): string {
  return `${(part / whole).toFixed(2)}×`;
}
