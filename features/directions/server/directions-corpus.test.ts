import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { product } from '../../../generated/product.ts';
import type { Directions } from './directions.ts';
import { dosageCodesOf } from './dosage-codes.ts';
import { directionsOfText } from './dosage-from-text.ts';

const codes = dosageCodesOf(product);

interface Case {
  readonly right: string;
  readonly text: string;
}

/**
 * Cases, one a line: the right reading and a text; `~words` at the end marks a text that the reader does not
 * understand and must keep as words.
 */
const corpus: readonly Case[] = readFileSync(new URL('./directions-corpus.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [right = '', text = ''] = line.split(' | ');
    return text.endsWith('~words') ? { right: 'words', text: text.replace(' ~words', '') } : { right, text };
  });

/** Writes directions in the notation of the corpus. */
function noted(read: Directions | undefined): string {
  if (read === undefined) return 'words';
  const { dose, unit, route, frequency, when, prn, prnReason, maxPerDay, duration, advice, ...rest } = read;
  const { text: _text, ...more } = rest;
  expect(more).toEqual({});
  const reason = prnReason === undefined ? '' : `=${prnReason.replaceAll(' ', '_')}`;
  const parts = [
    ...[dose, unit, route && `r=${String(route.Id)}`, frequency, when && `@${when.join('+')}`],
    ...[prn && `prn${reason}`, maxPerDay && `max=${maxPerDay}`],
    ...[duration && `${duration.value}${duration.unit}`, advice && `+${advice}`],
  ];
  return parts.filter(Boolean).join(' ');
}

describe('the corpus of directions', () => {
  it('has at least 500 directions, none of them twice', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(500);
    expect(new Set(corpus.map(({ text }) => text)).size).toBe(corpus.length);
  });

  it.each(corpus)('is read right, or stays words: $text', ({ right, text }) => {
    expect(noted(directionsOfText(text, codes))).toBe(right);
  });
});
