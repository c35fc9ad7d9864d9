import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { launchBrowser } from '../../browser/harness/chromium.ts';
import { median, ratio } from '../measure.ts';
import { buildPage } from './build-page.ts';
import { type OpenSide, openSide } from './measure-side.ts';
import { type SideName, sideNames } from './side.ts';
import { workNames } from './works.ts';

const rounds = 3;

type Figures = Readonly<Record<SideName, number>>;

/** Sides that are far away from the others and take long: one look is enough. */
const far: ReadonlySet<SideName> = new Set(['rjsf-mantine', 'json-forms']);

/** Opening and saving our forms beside others': half a minute. */
export function benchForms(): Promise<readonly string[]> {
  return bench(async (sides) => [...(await mountLines(sides)), ...(await saveLines(sides))]);
}

/** Typing into them, at the speed of a person: three minutes. */
export function benchTyping(): Promise<readonly string[]> {
  return bench(keystrokeLines);
}

/** All sides in one browser: production builds, taking turns, medians. */
async function bench(
  work: (sides: readonly OpenSide[]) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-forms-'));
  try {
    await buildPage(folder);
    return await withSides(folder, work);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function withSides<Result>(
  folder: string,
  work: (sides: readonly OpenSide[]) => Promise<Result>,
): Promise<Result> {
  const server = await preview({
    configFile: false,
    root: import.meta.dirname,
    build: { outDir: folder },
    preview: { port: 0 },
    logLevel: 'silent',
  });
  const browser = await launchBrowser();
  try {
    const url = server.resolvedUrls?.local[0] ?? '';
    const sides: OpenSide[] = [];
    for (const name of sideNames) sides.push(await openSide(browser, url, name));
    return await work(sides);
  } finally {
    await browser.close();
    await server.close();
  }
}

async function mountLines(sides: readonly OpenSide[]): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const work of workNames) {
    const times = await inTurns(sides, rounds + 2, (side) => side.mount(work));
    lines.push(lineOf(`mount, ${work}`, times, ['rjsf', 1.3]));
  }
  return lines;
}

async function keystrokeLines(sides: readonly OpenSide[]): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const work of workNames) {
    const times = await inTurns(sides, rounds, (side) => side.keystroke(work));
    lines.push(lineOf(`script a key, ${work}`, times, ['react-hook-form', 1.5]));
  }
  return lines;
}

async function saveLines(sides: readonly OpenSide[]): Promise<readonly string[]> {
  const ours = await saveMedians(sides, 'ours');
  const stock = await saveMedians(sides, 'rjsf');
  const shownTimes = `[ms: ours ${ours.map(shown).join(' and ')}, rjsf ${stock.map(shown).join(' and ')}]`;
  return [
    `save with 300 errors, our first : rjsf's first = ${ratio(ours[0], stock[0])} ${shownTimes}`,
    `save with 300 errors, our first : rjsf's second, which renders nothing = ${ratio(ours[0], stock[1])} (aim 1×)`,
    `save with 300 errors, our second : rjsf's second = ${ratio(ours[1], stock[1])} (aim 1×)`,
  ];
}

async function saveMedians(sides: readonly OpenSide[], name: SideName): Promise<readonly [number, number]> {
  const side = sides.find((each) => each.name === name) as OpenSide;
  const times: (readonly [number, number])[] = [];
  for (let round = 0; round <= rounds; round += 1) times.push(await side.saves('wide300'));
  return [median(times.map(([first]) => first)), median(times.map(([, second]) => second))];
}

/** Medians of all sides, which take turns so that whatever else the machine does hits all alike. */
async function inTurns(
  sides: readonly OpenSide[],
  count: number,
  measure: (side: OpenSide) => Promise<number>,
): Promise<Figures> {
  const times = new Map<SideName, number[]>(sides.map(({ name }) => [name, []]));
  for (const side of sides) await measure(side);
  for (let round = 0; round < count; round += 1) {
    for (const side of sides)
      if (round === 0 || !far.has(side.name)) times.get(side.name)?.push(await measure(side));
  }
  return Object.fromEntries([...times].map(([name, all]) => [name, median(all)])) as Figures;
}

function lineOf(what: string, times: Figures, [limit, aim]: readonly [SideName, number]): string {
  const all = sideNames.map((name) => `${name} ${shown(times[name])}`).join(', ');
  return `${what}: ours : ${limit} = ${ratio(times.ours, times[limit])} (aim ${aim}×) [ms: ${all}]`;
}

function shown(milliseconds: number): string {
  return milliseconds.toFixed(milliseconds < 10 ? 2 : 0);
}
