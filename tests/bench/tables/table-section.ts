import type { Plan, Section } from '../comparisons/comparison.ts';
import { type OpenTable, withOpenTables } from './open-sides.ts';
import { type SideName, sideNames } from './rows.ts';

type TablePlan = Plan<SideName, OpenTable>;

/** Opening, sorting and turning pages of large tables, by every side. */
export const tableSection: Section<SideName, OpenTable> = {
  title: 'Tables',
  plans: [100_000, 1_000_000].flatMap(plansOf),
  withPages: withOpenTables,
};

function plansOf(rows: number): readonly TablePlan[] {
  const what = `${rows.toLocaleString('en-US')} rows`;
  const shared = { sidesOf: () => sideNames, isWarmedUp: true, atOnce: 1, shows };
  const pressing = (title: string, button: string): TablePlan => ({
    ...shared,
    title,
    prepare: (side) => open(side, rows),
    measure: (side) => press(side, button),
  });
  return [
    { ...shared, title: `open ${what}`, measure: (side) => open(side, rows) },
    // Pressed again and again, the order turns round each time.
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
