import { say } from '../../tools/terminal/terminal.ts';
import { median, ratio } from './measure.ts';

/** What one side took, in milliseconds. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** One thing that was measured, by side; a side is left out that cannot do it. */
export interface Comparison {
  readonly title: string;
  readonly figures: ReadonlyMap<string, Spread>;
}

/** Repetitions of each figure, after one that warms up. */
export const repetitions = 5;

/** All sides take turns, so that whatever else the machine does hits all alike. */
export async function compareSides<Side extends { readonly name: string }>(
  title: string,
  sides: readonly Side[],
  measure: (side: Side) => Promise<number>,
): Promise<Comparison> {
  const times = new Map<string, number[]>(sides.map(({ name }) => [name, []]));
  for (let repetition = 0; repetition <= repetitions; repetition += 1) {
    for (const side of sides) {
      const time = await measure(side);
      if (repetition > 0) times.get(side.name)?.push(time);
    }
  }
  const comparison = { title, figures: new Map([...times].map(([name, all]) => [name, spreadOf(all)])) };
  say(`  ${lineOf(comparison)}`);
  return comparison;
}

/** A line while the others are still measured: half an hour is long without a sign. */
function lineOf({ title, figures }: Comparison): string {
  const ours = figures.get('ours')?.median ?? Number.NaN;
  const others = [...figures].filter(([name]) => name !== 'ours');
  return `${title}: ours : ${others.map(([name, each]) => `${name} ${ratio(ours, each.median)}`).join(', ')}`;
}

/** The middle, the least and the most of them. */
export function spreadOf(times: readonly number[]): Spread {
  return { median: median(times), least: Math.min(...times), most: Math.max(...times) };
}
