import { fullFormats as ajvFormats } from 'ajv-formats/dist/formats.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullFormats, ucs2length } from './validator-runtime.ts';

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

describe('the formats of days and instants', () => {
  const days = [
    '2026-02-28',
    '2026-02-29',
    '2024-02-29',
    '0000-01-01',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '٢026-01-01',
  ];
  const times = [
    'T12:00:00Z',
    'T23:59:59.999Z',
    'T23:59:60Z',
    'T24:00:00Z',
    't12:00:00z',
    ' 12:00:00+01:00',
    'T12:00:00',
    'T1:00:00Z',
  ];
  const cut = fc.tuple(
    fc.constantFrom(...days),
    fc.constantFrom('', ...times),
    fc.nat(24),
    fc.constantFrom('', '0', '9', 'x', ':', '.'),
  );
  const texts = fc.oneof(
    fc.string(),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    // Generates texts with one character replaced or removed.
    cut.map(
      ([day, time, place, by]) => `${(day + time).slice(0, place)}${by}${(day + time).slice(place + 1)}`,
    ),
    fc.tuple(fc.constantFrom(...days), fc.constantFrom('', ...times)).map((parts) => parts.join('')),
  );

  it.each(['date', 'date-time'] as const)('accept what Ajv accepts, and nothing else: %s', (name) => {
    const { validate } = ajvFormats[name] as { readonly validate: (text: string) => boolean };
    fc.assert(
      fc.property(texts, (text) => {
        expect(fullFormats[name].validate(text)).toBe(validate(text));
      }),
      { numRuns: 1_000 },
    );
  });
});
