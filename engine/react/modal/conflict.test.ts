import { describe, expect, it } from 'vitest';
import { collidingFields, over } from './conflict.ts';

const base = { _rev: 1, title: 'Emma', pages: 474, shelf: 'A' };
const mine = { _rev: 1, title: 'Emma!', pages: 474, shelf: 'B' };
const theirs = { _rev: 2, title: 'Emma?', pages: 480, shelf: 'B' };

describe('a conflict of two edits', () => {
  it('offers the fields that differ: mine where I changed them, theirs where only they did', () => {
    expect(collidingFields(['title', 'pages', 'shelf'], { base, mine, theirs })).toEqual([
      { path: 'title', base: 'Emma', mine: 'Emma!', theirs: 'Emma?', suggested: 'mine' },
      { path: 'pages', base: 474, mine: 474, theirs: 480, suggested: 'theirs' },
    ]);
  });

  it('puts what the form says over their version, and leaves what the form does not have', () => {
    expect(over(theirs, mine, ['title', 'shelf'])).toEqual({
      _rev: 2,
      title: 'Emma!',
      pages: 480,
      shelf: 'B',
    });
  });

  it('takes out a field that I emptied', () => {
    const { title: _title, ...emptied } = mine;
    expect(over(theirs, emptied, ['title'])).not.toHaveProperty('title');
  });
});
