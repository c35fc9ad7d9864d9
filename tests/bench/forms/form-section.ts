import { type Comparison, type Plan, type Section, spreadOf } from '../comparisons/comparison.ts';
import type { OpenSide, Pace } from './measure-side.ts';
import { withFormPages } from './open-sides.ts';
import { type SideName, sideNames } from './side.ts';
import { largest, type WorkName, workNames } from './works.ts';

const titles: Readonly<Record<WorkName, string>> = {
  patient: '77 fields',
  wide300: '300 fields',
  wide600: '600 fields',
  wide5000: '5,000 fields',
  rows100: '100 rows of 6 fields',
};

/** Forms in which the bench types at a person's speed; other forms are only opened. */
const typed = ['patient', 'wide300', 'wide600', 'rows100'] as const;

/** Forms typed into with pauses, to measure the checks of a commit. */
const paused = ['patient', 'wide300', 'rows100'] as const;

/** Milliseconds within which a side has to open 600 fields to be tried with 5,000. */
const quickEnough = 75;

/** Factor by which the processor is slowed, to the speed of the telephones and thin clients of a ward. */
const slow = 4;

/**
 * Number of pages typed into simultaneously: a page mostly waits between keys, and only processor time is counted.
 */
const typedAtOnce = 3;

type FormPlan = Plan<SideName, OpenSide>;

const shared = {
  sources: [
    'engine/{core,react/{context,form,parts,theme}}/**/*.{ts,tsx,css}',
    'tests/bench/forms/**/*.{ts,tsx,html}',
  ],
  withPages: withFormPages,
};

/** Section about opening forms, with every side. */
export const openingSection: Section<SideName, OpenSide> = {
  title: 'Opening forms',
  plans: [
    firstMount('patient'),
    ...workNames.map(mount),
    { ...mount(largest), sidesOf: quickSides, isWarmedUp: false },
    slowed(mount('patient')),
    slowed(mount('rows100')),
  ],
  ...shared,
};

/** Section about typing into forms, with every side. */
export const typingSection: Section<SideName, OpenSide> = {
  title: 'Typing into forms',
  plans: [
    ...typed.map((work) => typing(work, 'in a row')),
    ...paused.map((work) => typing(work, 'each with a pause')),
    slowed(typing('patient', 'in a row')),
    slowed(typing('patient', 'each with a pause')),
  ],
  ...shared,
};

/** Measures the first form of a newly opened page. */
function firstMount(work: WorkName): FormPlan {
  const title = `open ${titles[work]}, the first form on a new page`;
  return { ...mount(work), title, isWarmedUp: false, isOnNewPages: true };
}

function mount(work: WorkName): FormPlan {
  return {
    title: mountTitle(work),
    sidesOf: () => sideNames,
    measure: (side) => side.mount(work),
    isWarmedUp: true,
    atOnce: 1,
  };
}

function mountTitle(work: WorkName): string {
  return `open ${titles[work]}`;
}

/** Measures keystrokes; the first key of each repetition warms up. */
function typing(work: WorkName, pace: Pace): FormPlan {
  return {
    title: `script a key, ${titles[work]}, keys ${pace}`,
    sidesOf: () => sideNames,
    measure: (side) => side.keystroke(work, pace),
    isWarmedUp: false,
    atOnce: typedAtOnce,
  };
}

/** Measures on a slowed processor, one page at a time, since the slowdown itself keeps a processor busy. */
function slowed(plan: FormPlan): FormPlan {
  return {
    ...plan,
    title: `${plan.title}, processor slowed ${slow} times`,
    atOnce: 1,
    async measure(side) {
      await side.slowDown(slow);
      const time = await plan.measure(side);
      await side.slowDown(1);
      return time;
    },
  };
}

function quickSides(before: readonly Comparison[]): readonly SideName[] {
  const wide = before.find(({ title }) => title === mountTitle('wide600'));
  const isQuick = (name: SideName) =>
    (spreadOf(wide?.outcomes[name])?.median ?? Number.POSITIVE_INFINITY) < quickEnough;
  return sideNames.filter(isQuick);
}
