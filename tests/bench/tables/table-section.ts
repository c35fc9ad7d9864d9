import type { Plan, Section } from '../comparisons/comparison.ts';
import { type OpenTable, withOpenTables } from './open-sides.ts';
import { type SideName, sideNames } from './rows.ts';

type TablePlan = Plan<SideName, OpenTable>;

const shared = { sidesOf: () => sideNames, isWarmedUp: true, atOnce: 1, shows };

/** Factor by which the processor is slowed. */
const slow = 4;

/** Section about opening, sorting and turning pages of large tables, with every side. */
export const tableSection: Section<SideName, OpenTable> = {
  title: 'Tables',
  sources: [
    'engine/{core,react/{context,parts,table,theme}}/**/*.{ts,tsx,css}',
    'tests/bench/tables/**/*.{ts,tsx,html}',
  ],
  plans: [firstTable(100_000), ...[100_000, 1_000_000].flatMap(plansOf), ...slowedPlans(100_000)],
  withPages: withOpenTables,
};

/** Measures the first table of a newly opened page. */
function firstTable(rows: number): TablePlan {
  return {
    ...shared,
    title: `open ${countOf(rows)}, the first table on a new page`,
    measure: (side) => open(side, rows),
    ...{ isWarmedUp: false, isOnNewPages: true },
  };
}

/** Plans the measurements of frequent waits on a slowed processor. */
function slowedPlans(rows: number): readonly TablePlan[] {
  return plansOf(rows)
    .slice(1)
    .map((plan) => ({
      ...plan,
      title: `${plan.title}, processor slowed ${slow} times`,
      async measure(side) {
        await side.slowDown(slow);
        const time = await plan.measure(side);
        await side.slowDown(1);
        return time;
      },
    }));
}

function countOf(rows: number): string {
  return `${rows.toLocaleString('en-US')} rows`;
}

function plansOf(rows: number): readonly TablePlan[] {
  const what = countOf(rows);
  const pressing = (title: string, button: string): TablePlan => ({
    ...shared,
    title,
    prepare: (side) => open(side, rows),
    measure: (side) => press(side, button),
  });
  return [
    { ...shared, title: `open ${what}`, measure: (side) => open(side, rows) },
    // Sorts by repeated presses, each of which reverses the order.
    pressing(`sort ${what} by Title, a text`, 'Title'),
    pressing(`sort ${what} by Amount, a number`, 'Amount'),
    pressing(`turn a page of ${what}`, 'Next'),
  ];
}

function open({ page }: OpenTable, rows: number): Promise<number> {
  return page.evaluate((count) => window.tablePage?.open(count) ?? Number.NaN, rows);
}

function press({ page }: OpenTable, button: string): Promise<number> {
  return page.evaluate((words) => window.tablePage?.press(words) ?? Number.NaN, button);
}

async function shows({ page }: OpenTable): Promise<string> {
  return String(await page.evaluate(() => window.tablePage?.shown()));
}
