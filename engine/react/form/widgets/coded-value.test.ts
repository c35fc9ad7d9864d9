import { describe, expect, it } from 'vitest';
import { readExpansion } from './coded-value.ts';

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
