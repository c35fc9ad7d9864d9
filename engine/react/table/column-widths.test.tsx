import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../core/json/json.ts';
import { library } from '../testing/library.ts';
import { ColumnWidths } from './ColumnWidths.tsx';
import { cellNamed } from './cells/use-cell-of.ts';
import { columnsOf } from './columns.ts';

const { columns: descriptors } = library.tabs['books']?.table ?? { columns: [] };
const columns = columnsOf({
  columns: descriptors.slice(0, 1),
  codes: {},
  scopeOf: () => ({ now: '', today: '' }),
  say: String,
  cellOf: (name) => cellNamed(name, {}),
});

/** Preferred and minimum width of the first column, in characters. */
function widthsOf(...titles: readonly string[]): readonly (number | undefined)[] {
  const shown = titles.map((title) => ({ key: title, row: { title } as JsonObject }));
  const { container } = render(
    <table>
      <ColumnWidths columns={columns} shown={shown} hasLead={false} />
    </table>,
  );
  const { style } = container.querySelector('col') ?? new Image();
  return [style.width, style.minWidth].map((width) => Number(/([\d.]+)ch/.exec(width)?.[1]));
}

describe('the width of a column', () => {
  it('is that of its texts on one line, and at least that of two lines', () => {
    expect(widthsOf('EMTM Care Network', 'Basil')).toEqual([17, 9]);
    expect(widthsOf('Scheduled for Initiating Interaction')).toEqual([24, 22]);
  });

  it('is that of its title where nothing stands in it, and has an end for long texts', () => {
    expect(widthsOf('')).toEqual(widthsOf());
    expect(widthsOf('word '.repeat(80))).toEqual([60, 24]);
  });
});
