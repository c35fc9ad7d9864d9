import { median, ratio } from '../measure.ts';
import type { OpenSide, Pace, SaveTimes } from './measure-side.ts';
import { openSides, withFormPages } from './open-sides.ts';
import type { SideName } from './side.ts';
import { workNames } from './works.ts';

const rounds = 3;

/** Sides that the engine is compared with; all others are in `npm run bench -- peers`. */
const sideNames = [
  'ours',
  'rjsf',
  'rjsf-mantine',
  'json-forms',
  'react-hook-form',
] as const satisfies SideName[];

type Measured = (typeof sideNames)[number];
type Figures = Readonly<Record<Measured, number>>;

/** Sides so slow that each is measured in the first round only. */
const far: ReadonlySet<SideName> = new Set(['rjsf-mantine', 'json-forms']);

/**
 * Paces of typing: `in a row`, many keys share a commit; `each with a pause`, each key has a commit of its own, which
 * checks the whole form.
 */
const paces = [
  ['in a row', 1.5],
  ['each with a pause', 2],
] as const satisfies [Pace, number][];

/** Measures opening and saving our forms and those of others, in half a minute. */
export function benchForms(): Promise<readonly string[]> {
  return bench(async (sides) => [...(await mountLines(sides)), ...(await saveLines(sides))]);
}

/** Measures typing into the forms at a person's speed, in six minutes. */
export function benchTyping(): Promise<readonly string[]> {
  return bench(keystrokeLines);
}

function bench(work: (sides: readonly OpenSide[]) => Promise<readonly string[]>): Promise<readonly string[]> {
  return withFormPages(async (open) => work(await openSides(sideNames, open)));
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
    for (const [pace, aim] of paces) {
      const times = await inTurns(sides, rounds, (side) => side.keystroke(work, pace));
      lines.push(lineOf(`script a key, keys ${pace}, ${work}`, times, ['react-hook-form', aim]));
    }
  }
  return lines;
}

async function saveLines(sides: readonly OpenSide[]): Promise<readonly string[]> {
  const ours = await saveMedians(sides, 'ours');
  const stock = await saveMedians(sides, 'rjsf');
  const line = (what: string, one: number, other: number, aim: number) =>
    `save with 300 errors, ${what} = ${ratio(one, other)} (aim ${aim}×) [ms: ${shown(one)} and ${shown(other)}]`;
  return [
    line('until fields in sight are marked, ours : rjsf', ours.inSight, stock.inSight, 1),
    line(`our first with all that follows : rjsf's first`, ours.first, stock.first, 1.2),
    line(`our second : rjsf's second, which renders nothing`, ours.second, stock.second, 1),
  ];
}

async function saveMedians(sides: readonly OpenSide[], name: SideName): Promise<SaveTimes> {
  const side = sides.find((each) => each.name === name) as OpenSide;
  const times: SaveTimes[] = [];
  for (let round = 0; round <= rounds; round += 1) times.push(await side.saves('wide300'));
  const middle = (part: keyof SaveTimes) => median(times.map((each) => each[part]));
  return { inSight: middle('inSight'), first: middle('first'), second: middle('second') };
}

/** Medians of all sides, which take turns so that other load of the machine affects all of them equally. */
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

function lineOf(what: string, times: Figures, [limit, aim]: readonly [Measured, number]): string {
  const all = sideNames.map((name) => `${name} ${shown(times[name])}`).join(', ');
  return `${what}: ours : ${limit} = ${ratio(times.ours, times[limit])} (aim ${aim}×) [ms: ${all}]`;
}

function shown(milliseconds: number): string {
  return milliseconds.toFixed(milliseconds < 10 ? 2 : 0);
}
