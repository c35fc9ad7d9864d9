import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalText } from './canonical-text.ts';
import { jsonEqual } from './equal.ts';

it('the text of two values is the same exactly when they are equal as JSON', () => {
  const name = fc.constantFrom('a', 'b');
  const value = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom(0, -0, 1, '', '1', 'a', null, true),
      fc.array(tie('value'), { maxLength: 2 }),
      fc.dictionary(name, fc.option(tie('value'), { nil: undefined })),
    ),
  })).value;
  fc.assert(
    fc.property(value, value, (left, right) => {
      expect(canonicalText(left) === canonicalText(right)).toBe(jsonEqual(left, right));
      expect(canonicalText(structuredClone(left))).toBe(canonicalText(left));
    }),
  );
});
