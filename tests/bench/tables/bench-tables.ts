import { median, ratio } from '../measure.ts';
import { expectSameRows, type OpenTable, withOpenTables } from './open-sides.ts';
import './page-under-test.ts';
import { columns, type SideName } from './rows.ts';

const rows = 100_000;
const rounds = 7;
/** Number of turned pages, since one takes hardly longer than the resolution of the clock. */
const turns = 40;
const sideNames = ['ours', 'bare'] as const;

/** Compares the engine's table with bare TanStack Table: production builds in turns, medians. */
export function benchTables(): Promise<readonly string[]> {
  return withOpenTables(measure);
}

async function measure(open: (name: SideName) => Promise<OpenTable>): Promise<readonly string[]> {
  const sides: OpenTable[] = [];
  for (const name of sideNames) sides.push(await open(name));
  const lines: string[] = [];
  for (const { title } of columns)
    lines.push(await line(`first sort by ${title}`, sides, { button: title, isFresh: true }));
  lines.push(await line('sort the other way', sides, { button: 'Title' }));
  lines.push(await line('next page', sides, { button: 'Next', times: turns }));
  return lines;
}

interface Presses {
  readonly button: string;
  /** True if each press has a fresh table; false if all presses share one. */
  readonly isFresh?: boolean;
  /** Number of presses that count, after one to warm up. */
  readonly times?: number;
}

/** Presses the button on both sides in turn. */
async function line(
  what: string,
  sides: readonly OpenTable[],
  { button, isFresh = false, times: count = rounds }: Presses,
): Promise<string> {
  const times = new Map<string, number[]>(sideNames.map((name) => [name, []]));
  for (const { page } of sides) await page.evaluate((all) => window.tablePage?.open(all), rows);
  for (let round = 0; round <= count; round += 1) {
    for (const { name, page } of sides) {
      if (isFresh) await page.evaluate((all) => window.tablePage?.open(all), rows);
      const time = await page.evaluate((words) => window.tablePage?.press(words), button);
      if (round > 0) times.get(name)?.push(time ?? Number.NaN);
    }
  }
  await expectSameRows(sides);
  const [ours, bare] = [median(times.get('ours') ?? []), median(times.get('bare') ?? [])];
  return `${rows} rows, ${what}: ours : bare TanStack Table = ${ratio(ours, bare)} (aim 1.1×) [ms: ${ours.toFixed(1)} and ${bare.toFixed(1)}]`;
}
