import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/core/json/json.ts';
import { patched } from '../../../../engine/core/json/json-patch.ts';
import { listKinds } from './list-kinds.ts';
import {
  added,
  movedOutlineRow,
  nextSlot,
  outlineOf,
  outlineRows,
  removed,
  rowAt,
  setApart,
  slotFor,
  stepsBetween,
} from './outline.ts';

const card: JsonObject = {
  title: 'Book',
  notices: [{ text: 'Late' }],
  columns: [
    { title: 'A', facts: [{ field: 'a1' }, { field: 'a2' }] },
    { title: 'B', facts: [{ field: 'b1' }] },
  ],
};

const screen: JsonObject = {
  boxes: [
    {
      name: 'left',
      title: 'Left',
      tabs: [{ tab: 't1' }, { group: 'G', tabs: [{ tab: 'g1' }] }, { tab: 't2' }],
    },
    { name: 'right', title: 'Right', tabs: [{ card: 'c' }] },
  ],
};

/** Outline in short notation: the name of each row, with a dot for each row around it. */
function short(file: JsonObject, kind: 'card' | 'screen'): readonly string[] {
  return outlineRows(outlineOf(file, listKinds[kind] ?? [])).map(({ at, value }) => {
    const words = ['title', 'text', 'field', 'tab', 'card', 'group'].map((member) => value[member]);
    return `${'.'.repeat((at.split('/').length - 3) / 2)}${String(words.find((each) => each !== undefined))}`;
  });
}

/** Moves a row step by step until it can go no further, and lists the outline after each step. */
function walk(
  file: JsonObject,
  kind: 'card' | 'screen',
  from: string,
  by: 1 | -1,
): readonly (readonly string[])[] {
  const steps: (readonly string[])[] = [];
  let [current, at] = [file, from];
  for (;;) {
    const lists = outlineOf(current, listKinds[kind] ?? []);
    const row = rowAt(lists, at);
    const slot = row === undefined ? undefined : nextSlot(lists, row, by);
    const change = row === undefined || slot === undefined ? undefined : movedOutlineRow(current, row, slot);
    if (change === undefined) return steps;
    // Expects the written steps to produce the file that the designer has displayed before them.
    expect(patched(current, stepsBetween(current, change.file))).toEqual(change.file);
    [current, at] = [change.file, change.at];
    steps.push(short(current, kind));
  }
}

describe('the outline of a card', () => {
  it('moves a fact among others, into the next column, and removes the column that it leaves empty', () => {
    expect(walk(card, 'card', '/columns/0/facts/0', 1)).toEqual([
      ['A', '.a2', '.a1', 'B', '.b1', 'Late'],
      ['A', '.a2', 'B', '.a1', '.b1', 'Late'],
      ['A', '.a2', 'B', '.b1', '.a1', 'Late'],
    ]);
    expect(walk(card, 'card', '/columns/1/facts/0', -1)[0]).toEqual(['A', '.a1', '.a2', '.b1', 'Late']);
  });

  it('moves a column with its facts', () => {
    expect(walk(card, 'card', '/columns/0', 1)).toEqual([['B', '.b1', 'A', '.a1', '.a2', 'Late']]);
  });

  it('sets a fact apart, adds one behind the selected, and keeps the last column', () => {
    const lists = outlineOf(card, listKinds['card'] ?? []);
    const row = rowAt(lists, '/columns/0/facts/1');
    const column = rowAt(lists, '/columns/1');
    if (row === undefined || column === undefined) throw new Error('The card has both.');
    const apart = setApart(card, row, lists);
    expect(apart?.at).toBe('/columns/1/facts/0');
    expect(apart?.file['columns']).toEqual([
      { title: 'A', facts: [{ field: 'a1' }] },
      { facts: [{ field: 'a2' }] },
      { title: 'B', facts: [{ field: 'b1' }] },
    ]);
    const slot = slotFor(lists, 'facts', rowAt(lists, '/notices/0'));
    expect(slot).toEqual({ list: '/columns/1/facts', index: 1 });
    expect(slot && short(added(card, { field: 'new' }, slot).file, 'card').at(-2)).toBe('.new');
    const without = removed(card, column)?.file ?? {};
    const [last] = outlineRows(outlineOf(without, listKinds['card'] ?? [])).filter(
      ({ kind }) => kind.one === 'column',
    );
    expect(last && removed(without, last)).toBeUndefined();
  });

  it('goes without notices once the last one is removed', () => {
    const lists = outlineOf(card, listKinds['card'] ?? []);
    const notice = rowAt(lists, '/notices/0');
    const change = notice === undefined ? undefined : removed(card, notice);
    expect(change?.file).toEqual({ title: 'Book', columns: card['columns'] });
  });
});

describe('the outline of a screen', () => {
  it('moves a tab into a group, out of it, and into the next box', () => {
    expect(walk(screen, 'screen', '/boxes/0/tabs/0', 1)).toEqual([
      ['Left', '.G', '..t1', '..g1', '.t2', 'Right', '.c'],
      ['Left', '.G', '..g1', '..t1', '.t2', 'Right', '.c'],
      ['Left', '.G', '..g1', '.t1', '.t2', 'Right', '.c'],
      ['Left', '.G', '..g1', '.t2', '.t1', 'Right', '.c'],
      ['Left', '.G', '..g1', '.t2', 'Right', '.t1', '.c'],
      ['Left', '.G', '..g1', '.t2', 'Right', '.c', '.t1'],
    ]);
  });

  it('removes a group with its last tab, and gives a box of its own a free name', () => {
    const lists = outlineOf(screen, listKinds['screen'] ?? []);
    const grouped = rowAt(lists, '/boxes/0/tabs/1/tabs/0');
    const tab = rowAt(lists, '/boxes/0/tabs/2');
    if (grouped === undefined || tab === undefined) throw new Error('The screen has both.');
    expect(short(removed(screen, grouped)?.file ?? {}, 'screen')).toEqual([
      'Left',
      '.t1',
      '.t2',
      'Right',
      '.c',
    ]);
    expect(setApart(screen, tab, lists)?.file['boxes']).toMatchObject([
      { name: 'left' },
      { name: 'box-3', title: 'New box', tabs: [{ tab: 't2' }] },
      { name: 'right' },
    ]);
  });
});
