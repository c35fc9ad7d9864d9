import { median, ratio } from '../measure.ts';
import { expectSameRows, type OpenTable, withOpenTables } from './open-sides.ts';
import './page-under-test.ts';
import { columns, type SideName } from './rows.ts';

const rows = 100_000;
const rounds = 7;
const sideNames = ['ours', 'bare'] as const;

/** The engine's table beside bare TanStack Table: production builds, the sides taking turns, medians. */
export function benchTables(): Promise<readonly string[]> {
  return withOpenTables(measure);
}

async function measure(open: (name: SideName) => Promise<OpenTable>): Promise<readonly string[]> {
  const sides: OpenTable[] = [];
  for (const name of sideNames) sides.push(await open(name));
  const lines: string[] = [];
  for (const { title } of columns) lines.push(await line(`first sort by ${title}`, sides, [title], true));
  lines.push(await line('sort the other way', sides, ['Title'], false));
  lines.push(await line('next page', sides, ['Next'], false));
  return lines;
}

/** Presses the buttons on both sides in turn; on a table of its own each time, or on the same one. */
async function line(
  what: string,
  sides: readonly OpenTable[],
  [button = '']: readonly string[],
  isFresh: boolean,
): Promise<string> {
  const times = new Map<string, number[]>(sideNames.map((name) => [name, []]));
  for (const { page } of sides) await page.evaluate((count) => window.tablePage?.open(count), rows);
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, page } of sides) {
      if (isFresh) await page.evaluate((count) => window.tablePage?.open(count), rows);
      const time = await page.evaluate((words) => window.tablePage?.press(words), button);
      if (round > 0) times.get(name)?.push(time ?? Number.NaN);
    }
  }
  await expectSameRows(sides);
  const [ours, bare] = [median(times.get('ours') ?? []), median(times.get('bare') ?? [])];
  return `${rows} rows, ${what}: ours : bare TanStack Table = ${ratio(ours, bare)} (aim 1.1×) [ms: ${ours.toFixed(1)} and ${bare.toFixed(1)}]`;
}
