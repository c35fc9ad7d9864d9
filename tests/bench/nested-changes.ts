import { produce } from 'immer';
import { isJsonObject, type Json, jsonItems } from '../../engine/core/json/json.ts';
import { setAt } from '../../engine/core/json/pointer.ts';
import { movedField } from '../../studio/workbench/form/move-field.ts';
import { compareMedians, ratio } from './measure.ts';

const runs = 31;
/** Number of keys in one run, enough for the resolution of the processor clock. */
const keys = 2_000;

interface Loans {
  readonly title: string;
  readonly loans: readonly { readonly id: string; readonly reader: { readonly first: string } }[];
}

/**
 * Compares changes of nested values by drafts of Immer and by copies made by hand: a key in a row of a record (the
 * form's store copies by hand), and a field that the Studio moves within its row (Immer replaced the copies).
 */
export async function benchNestedChanges(): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const rows of [1, 20, 300]) lines.push(await keyInRow(rows));
  for (const rows of [10, 100]) lines.push(await moveInLayout(rows));
  return lines;
}

async function keyInRow(rows: number): Promise<string> {
  const record: Loans = {
    title: 'Emma',
    loans: Array.from({ length: rows }, (_, index) => ({ id: `loan-${index}`, reader: { first: '' } })),
  };
  const at = rows - 1;
  const { byHand, byImmer } = await compareMedians(runs, {
    byHand: () => typed(record, (values, text) => setAt(values, `/loans/${at}/reader/first`, text)),
    byImmer: () =>
      typed(record, (values, text) =>
        produce(values, ({ loans }) => {
          const loan = loans[at];
          if (loan !== undefined) loan.reader.first = text;
        }),
      ),
  });
  return `a key in one of ${rows} rows of a record, as a draft of Immer : as a copy by hand = ${ratio(byImmer, byHand)} (${eachKey(byImmer)} and ${eachKey(byHand)} µs of processor time on this machine just now)`;
}

function typed(record: Loans, change: (values: Loans, text: string) => Loans): Loans {
  let values = record;
  for (let key = 0; key < keys; key += 1) values = change(values, `text ${key}`);
  return values;
}

function eachKey(milliseconds: number): string {
  return ((milliseconds * 1_000) / keys).toFixed(1);
}

async function moveInLayout(rows: number): Promise<string> {
  const fields = Array.from({ length: rows }, (_, index) => [`first${index}`, `last${index}`]);
  const layout: readonly Json[] = [{ tab: 'Place', rows: [{ group: 'In charge', rows: fields }] }];
  const field = `last${rows - 1}`;
  const swaps = 200;
  const { byHand, byImmer } = await compareMedians(runs, {
    byHand: () => repeated(swaps, () => swappedByHand(layout, field)),
    byImmer: () => repeated(swaps, () => movedField(layout, { field, to: 'left' })),
  });
  return `a field moved within one of ${rows} rows of a layout, as a draft of Immer : as copies by hand = ${ratio(byImmer, byHand)} (${((byImmer * 1_000) / swaps).toFixed(0)} µs as a draft)`;
}

function repeated(times: number, work: () => unknown): void {
  for (let time = 0; time < times; time += 1) work();
}

/** Moves a field before its neighbour in the layout, by copies as the Studio made before it used Immer. */
function swappedByHand(nodes: readonly Json[], field: string): readonly Json[] {
  return nodes.map((node) => {
    if (isJsonObject(node)) return { ...node, rows: [...swappedByHand(jsonItems(node['rows']), field)] };
    const at = jsonItems(node).indexOf(field);
    return at < 1
      ? node
      : jsonItems(node)
          .toSpliced(at, 1)
          .toSpliced(at - 1, 0, field);
  });
}
