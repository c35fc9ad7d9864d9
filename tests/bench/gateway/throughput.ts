/** Work that is done once for each call; `lane` is the number of the simultaneous caller. */
export type Work = (lane: number) => Promise<unknown>;

export interface ThroughputOptions {
  /** Number of lanes that work at the same time. */
  readonly lanes: number;
  /** Length of one turn, in milliseconds. */
  readonly turn: number;
  readonly turns: number;
}

/** Measures how often in a second each contender does its work, as the median of turns taken one after the other. */
export async function compareThroughput<Name extends string>(
  contenders: Readonly<Record<Name, Work>>,
  options: ThroughputOptions,
): Promise<Readonly<Record<Name, number>>> {
  const names = Object.keys(contenders) as Name[];
  const rates = new Map<Name, number[]>(names.map((name) => [name, []]));
  // Warms up, so that all frequent code is compiled.
  for (const name of names) await rateOf(contenders[name], { ...options, turn: options.turn * 2 });
  for (let turn = 0; turn < options.turns; turn += 1) {
    for (const name of names) rates.get(name)?.push(await rateOf(contenders[name], options));
  }
  const medians = names.map((name) => [name, median(rates.get(name) ?? [])] as const);
  return Object.fromEntries(medians) as Record<Name, number>;
}

async function rateOf(work: Work, { lanes, turn }: ThroughputOptions): Promise<number> {
  const start = performance.now();
  let done = 0;
  const lane = async (n: number) => {
    while (performance.now() - start < turn) {
      await work(n);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, n) => lane(n)));
  return (done * 1_000) / (performance.now() - start);
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Share of a whole, such as `63 %`. */
export function share(part: number, whole: number): string {
  return `${Math.round((part / whole) * 100)} %`;
}
