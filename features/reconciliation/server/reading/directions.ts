import type { ComparedPiece } from '../../../../engine/core/compare/mark-differences.ts';

/** Patterns of equivalent wordings, from the longest to the shortest; the remaining words are the directions. */
const readings: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:b\.?i\.?d|(?:two|2)\s*(?:times|x)\s*(?:a|per|each|every)?\s*(?:day|daily)|twice\s+(?:a|per|each|every)\s+day)\b\.?/iy,
    'twice daily',
  ],
  [
    /\b(?:t\.?i\.?d|(?:three|3)\s*(?:times|x)\s*(?:a|per|each|every)?\s*(?:day|daily))\b\.?/iy,
    '3 times daily',
  ],
  [
    /\b(?:q\.?i\.?d|(?:four|4)\s*(?:times|x)\s*(?:a|per|each|every)?\s*(?:day|daily))\b\.?/iy,
    '4 times daily',
  ],
  [/\b(?:q\.?h\.?s|h\.?s|at\s+(?:bedtime|night)|every\s+night|nightly|before\s+bed)\b\.?/iy, 'at bedtime'],
  [/\b(?:q\.?a\.?m|every\s+morning|each\s+morning|in\s+the\s+morning)\b\.?/iy, 'in the morning'],
  [/\b(?:q\.?p\.?m|every\s+evening|each\s+evening|in\s+the\s+evening)\b\.?/iy, 'in the evening'],
  [
    /\b(?:q\.?d|once\s+(?:a|per|each|every)?\s*(?:day|daily)|(?:one|1)\s*(?:time|x)\s*(?:a|per)?\s*(?:day|daily)|every\s+day|each\s+day|a\s+day)\b\.?/iy,
    'daily',
  ],
  [/\bq\.?\s*(\d+)\s*-?\s*h(?:r|rs|ours?)?\b\.?/iy, 'every $1 hours'],
  [/\b(?:p\.?r\.?n|when\s+needed|if\s+needed|as\s+required)\b\.?/iy, 'as needed'],
  [/\b(?:p\.?o|by\s+mouth|orally|per\s+os|take|please|oral)\b\.?/iy, ' '],
  [/\bone[\s-]half\b|½/iy, '0.5'],
  [/\b(?:tabs?|tablets|pills?)\b\.?/iy, 'tablet'],
  [/\b(?:caps?|capsules)\b\.?/iy, 'capsule'],
  [/\bpuffs\b/iy, 'puff'],
  [/\bone(?:\s+\(1\))?\b/iy, '1'],
  [/\btwo(?:\s+\(2\))?\b/iy, '2'],
  [/\bthree(?:\s+\(3\))?\b/iy, '3'],
];

/** Limit on compared directions, in characters; longer ones are not handwritten. */
const mostCharacters = 1000;

/** Words, and what stands between them: blanks and punctuation, but not the point of a number. */
const word = /\.?[\p{L}\p{N}%][\p{L}\p{N}./%]*/uy;
const between = /(?:(?!\.\d)[^\p{L}\p{N}%])+/uy;

/**
 * Splits directions into pieces, each with the usual wording of what it says: `1 tab BID` and
 * `Take 1 tablet by mouth twice daily` say the same. The pieces make up the text.
 */
export function directionPieces(text: string): readonly ComparedPiece[] {
  const pieces: ComparedPiece[] = [];
  for (let at = 0; at < text.length; ) {
    const { own, says } = wordsAt(text, at);
    const [gap = ''] = matchAt(between, text, at + own.length) ?? [];
    // Takes a character that is neither word nor gap by itself, so that every text ends.
    const piece = own + gap || text.charAt(at);
    pieces.push({ text: piece, says });
    at += piece.length;
  }
  return pieces;
}

/** Reads the known wording at a position of a text, or else the word there; empty where none begins. */
function wordsAt(text: string, at: number): { readonly own: string; readonly says: string } {
  for (const [pattern, says] of readings) {
    const found = matchAt(pattern, text, at);
    if (found !== undefined) return { own: found[0], says: says.replace('$1', found[1] ?? '').trim() };
  }
  const [own = ''] = matchAt(word, text, at) ?? [];
  return { own, says: plainWord(own) };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  return found === null || found[0] === '' ? undefined : found;
}

/** Drops full stops that are no decimal points, and folds the case. */
function plainWord(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\.(?!\d)/g, ' ')
    .trim();
}

/** Normalizes directions so that equivalent wordings are equal; empty where there are none. */
export function comparableDirections(text: string): string {
  return directionPieces(text.slice(0, mostCharacters))
    .map(({ says }) => says)
    .filter((says) => says !== '')
    .join(' ');
}
