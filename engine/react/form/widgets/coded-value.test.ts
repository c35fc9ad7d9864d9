import { describe, expect, it } from 'vitest';
import { readExpansion } from './coded-value.ts';
import { choicesOf, offeredChoices } from './widget-of.ts';

describe('what a search of codes answered', () => {
  it('is sorted by the display in lower case, whatever its rank', () => {
    const contains = ['b', 'C', 'a', 'B2'].map((display) => ({ code: display, display }));
    const { found } = readExpansion({ expansion: { contains } });
    expect(found.map(({ display }) => display)).toEqual(['a', 'b', 'B2', 'C']);
  });

  it('says how many there are beside those that it lists, and where they come from', () => {
    const contains = [{ code: '1', display: 'Emma' }];
    expect(readExpansion({ expansion: { contains, total: 7, caution: 'For show.' } })).toMatchObject({
      total: 7,
      caution: 'For show.',
    });
    expect(readExpansion({ expansion: { contains } })).toMatchObject({ total: 1, caution: undefined });
  });

  it.each([undefined, null, 'text', {}, { expansion: 1 }, { expansion: { contains: {} } }])(
    'is nothing when it is %j',
    (answer) => expect(readExpansion(answer)).toEqual({ found: [], total: 0, caution: undefined }),
  );
});

describe('a code that is retired', () => {
  it('is offered only where a record has it already', () => {
    const set = {
      ...{ name: 'kinds', title: 'Kinds' },
      codes: [
        { code: 'a', display: 'A' },
        { code: 'b', display: 'B', deprecated: true as const },
      ],
    };
    const choices = choicesOf({}, set);
    const offered = (value: unknown) => offeredChoices(choices, value).map((choice) => choice.value);
    expect(offered(undefined)).toEqual(['a']);
    expect(offered('b')).toEqual(['a', 'b']);
    expect(offered(['b'])).toEqual(['a', 'b']);
    const kept = choicesOf({ enum: ['a'] }, set);
    expect(offeredChoices(kept, 'b')).toBe(kept);
  });
});
