import { describe, expect, it } from 'vitest';
import { ucs2length } from './validator-runtime.ts';

describe('the length of a text', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['💚', 1],
    ['a💚💚b', 4],
    ['\ud83d', 1],
    ['\udc9a\ud83d', 2],
    ['\ud83d\ud83d\udc9a', 2],
  ])('of %j counts characters, and halves of characters that stand alone', (text, length) => {
    expect(ucs2length(text)).toBe(length);
    expect(ucs2length(text)).toBe([...text].length);
  });
});
