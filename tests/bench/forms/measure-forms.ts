import { type Comparison, compareSides, repetitions, spreadOf } from '../spread.ts';
import type { OpenSide } from './measure-side.ts';
import { openSides, withFormPages } from './open-sides.ts';
import { type SideName, sideNames } from './side.ts';
import { largest, type WorkName, workNames } from './works.ts';

const titles: Readonly<Record<WorkName, string>> = {
  patient: '77 fields',
  wide300: '300 fields',
  wide600: '600 fields',
  wide5000: '5,000 fields',
  rows100: '100 rows of 6 fields',
};

/** Keys come at the speed of people, so that not every form can be typed into. */
const typed = ['patient', 'wide300', 'rows100'] as const;

/** A form of many fields and a list: what a commit has to check. */
const paused = ['patient', 'rows100'] as const;

/** Milliseconds within which a side has to open 600 fields to be tried with 5,000. */
const quickEnough = 500;

/** A processor that is four times as slow: the telephones and thin clients of a ward. */
const slow = 4;

/** Opening and typing, by every side. */
export function measureForms(): Promise<readonly Comparison[]> {
  return withFormPages(async (open) => [
    await coldMounts(open),
    ...(await warmFigures(await openSides(sideNames, open))),
  ]);
}

/** The first form on a new page, as somebody meets it who has just opened it. */
async function coldMounts(open: (name: SideName) => Promise<OpenSide>): Promise<Comparison> {
  const times = new Map<SideName, number[]>(sideNames.map((name) => [name, []]));
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    for (const name of sideNames) {
      const side = await open(name);
      times.get(name)?.push(await side.mount('patient'));
      await side.close();
    }
  }
  const figures = new Map([...times].map(([name, all]) => [name, spreadOf(all)]));
  return { title: `open ${titles.patient}, the first form on a new page`, figures };
}

async function warmFigures(sides: readonly OpenSide[]): Promise<readonly Comparison[]> {
  const mounts = await each(workNames, (work) => mount(sides, work));
  const wide = mounts[workNames.indexOf('wide600')]?.figures;
  const quick = sides.filter(({ name }) => (wide?.get(name)?.median ?? Number.NaN) < quickEnough);
  return [
    ...mounts,
    await mount(quick, largest),
    ...(await each(typed, (work) => typing(sides, work, 'in a row'))),
    ...(await each(paused, (work) => typing(sides, work, 'each with a pause'))),
    ...(await slowed(sides)),
  ];
}

function mount(sides: readonly OpenSide[], work: WorkName): Promise<Comparison> {
  return compareSides(`open ${titles[work]}`, sides, (side) => side.mount(work));
}

function typing(
  sides: readonly OpenSide[],
  work: WorkName,
  pace: Parameters<OpenSide['keystroke']>[1],
): Promise<Comparison> {
  const title = `script a key, ${titles[work]}, keys ${pace}`;
  return compareSides(title, sides, (side) => side.keystroke(work, pace));
}

async function slowed(sides: readonly OpenSide[]): Promise<readonly Comparison[]> {
  for (const side of sides) await side.slowDown(slow);
  const figures = [
    await mount(sides, 'patient'),
    await typing(sides, 'patient', 'in a row'),
    await typing(sides, 'patient', 'each with a pause'),
  ];
  for (const side of sides) await side.slowDown(1);
  return figures.map(({ title, ...rest }) => ({
    ...rest,
    title: `${title}, processor slowed ${slow} times`,
  }));
}

async function each<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}
