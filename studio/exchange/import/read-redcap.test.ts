import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRedcap, redcapColumns } from './read-redcap.ts';

const guide = readFileSync(resolve(import.meta.dirname, '../../../docs/analyst/imported-forms.md'), 'utf8');

const documented = [...guide.matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)].map(([, name = '', becomes = '']) => ({
  name,
  becomes,
}));

type Cells = Partial<Record<keyof typeof redcapColumns, string>>;

/** A dictionary of one field, with these cells. */
function read(cells: Cells) {
  const row: Cells = { name: 'pain', form: 'visit', type: 'text', label: 'Pain', ...cells };
  const names = Object.keys(redcapColumns) as (keyof typeof redcapColumns)[];
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const lines = [names.map((name) => redcapColumns[name]), names.map((name) => row[name] ?? '')];
  return readRedcap(`${lines.map((line) => line.map(quoted).join(',')).join('\n')}\n`);
}

const slider: Cells = { type: 'slider', validation: 'number' };

/** Cells that each column is tried with. */
const tried: Readonly<Record<keyof typeof redcapColumns, Cells>> = {
  name: { name: 'worst_pain' },
  form: { form: 'baseline' },
  section: { section: 'Body' },
  type: { type: 'notes' },
  label: { label: '<b>How much?</b>' },
  choices: { type: 'radio', choices: '1, Yes | 2, No' },
  note: { note: 'As of today' },
  validation: { validation: 'integer' },
  least: { validation: 'integer', least: '1' },
  most: { validation: 'integer', most: '9' },
  identifier: { identifier: 'y' },
  condition: { condition: "[pain] = 'x'" },
  required: { required: 'y' },
  alignment: { alignment: 'RH' },
  number: { number: '3a' },
  matrix: { matrix: 'pains' },
  ranking: { matrix: 'pains', ranking: 'y' },
  annotation: { annotation: "@DEFAULT='x'" },
};

describe('the guide about a data dictionary of REDCap', () => {
  it('has a row for each column, and no other', () => {
    expect(documented.map(({ name }) => name)).toEqual(Object.values(redcapColumns));
  });

  it.each(Object.entries(tried))('says what becomes of a column: %s', (name, cells) => {
    const becomes =
      documented.find((row) => row.name === redcapColumns[name as keyof typeof redcapColumns])?.becomes ?? '';
    const plain = read({});
    const given = read(cells);
    const left = (form: ReturnType<typeof read>) => form.rows.flatMap((row) => row.left);
    const isLeft = left(given).length > left(plain).length;
    const isOnlyLeft = /^(?:left out|changed, with a note)/.test(becomes);
    expect(isLeft).toBe(isOnlyLeft);
    if (!isOnlyLeft && name !== 'form') expect({ ...given, rows: [] }).not.toEqual({ ...plain, rows: [] });
  });

  it('shows the labels of a slider as help, and keeps its limits', () => {
    const { nodes } = read({ ...slider, choices: 'None | Some | Worst', least: '1', most: '10' });
    expect(nodes).toMatchObject([
      { schema: { type: 'integer', minimum: 1, maximum: 10 }, ui: { 'ui:help': 'None – Some – Worst' } },
    ]);
  });

  it('erases what is hidden, as it is there', () => {
    const { nodes } = read({ condition: "[pain] = 'x'" });
    expect(nodes).toMatchObject([{ ui: { whenHidden: 'clear' } }]);
  });
});
