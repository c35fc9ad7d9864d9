import { type Comparison, compareSides } from '../spread.ts';
import { expectSameRows, type OpenTable, withTableSides } from './open-sides.ts';

const sideNames = ['ours', 'bare', 'ag-grid', 'html'] as const;

/** Opening, sorting and turning pages of large tables, by every side. */
export function measureTables(): Promise<readonly Comparison[]> {
  return withTableSides(sideNames, async (sides) => [
    ...(await ofSize(sides, 100_000)),
    ...(await ofSize(sides, 1_000_000)),
  ]);
}

async function ofSize(sides: readonly OpenTable[], rows: number): Promise<readonly Comparison[]> {
  const what = `${rows.toLocaleString('en-US')} rows`;
  const open = ({ page }: OpenTable) =>
    page.evaluate((count) => window.tablePage?.open(count) ?? Number.NaN, rows);
  const press = ({ page }: OpenTable, button: string) =>
    page.evaluate((words) => window.tablePage?.press(words) ?? Number.NaN, button);
  const figures = [await compareSides(`open ${what}`, sides, open)];
  for (const column of ['Title', 'Amount']) {
    // Pressed again and again, the order turns round each time.
    figures.push(await compareSides(`sort ${what} by ${column}`, sides, (side) => press(side, column)));
    await expectSameRows(sides);
  }
  figures.push(await compareSides(`turn a page of ${what}`, sides, (side) => press(side, 'Next')));
  await expectSameRows(sides);
  return figures;
}
