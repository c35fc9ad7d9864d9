/** Patterns of equivalent wordings, from the longest to the shortest; the remaining words are the directions. */
const readings: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:b\.?i\.?d|(?:two|2)\s*(?:times|x)\s*(?:a|per|each|every)?\s*(?:day|daily)|twice\s+(?:a|per|each|every)\s+day)\b\.?/g,
    'twice daily',
  ],
  [
    /\b(?:t\.?i\.?d|(?:three|3)\s*(?:times|x)\s*(?:a|per|each|every)?\s*(?:day|daily))\b\.?/g,
    '3 times daily',
  ],
  [/\b(?:q\.?i\.?d|(?:four|4)\s*(?:times|x)\s*(?:a|per|each|every)?\s*(?:day|daily))\b\.?/g, '4 times daily'],
  [/\b(?:q\.?h\.?s|h\.?s|at\s+(?:bedtime|night)|every\s+night|nightly|before\s+bed)\b\.?/g, 'at bedtime'],
  [/\b(?:q\.?a\.?m|every\s+morning|each\s+morning|in\s+the\s+morning)\b\.?/g, 'in the morning'],
  [/\b(?:q\.?p\.?m|every\s+evening|each\s+evening|in\s+the\s+evening)\b\.?/g, 'in the evening'],
  [
    /\b(?:q\.?d|once\s+(?:a|per|each|every)?\s*(?:day|daily)|(?:one|1)\s*(?:time|x)\s*(?:a|per)?\s*(?:day|daily)|every\s+day|each\s+day|a\s+day)\b\.?/g,
    'daily',
  ],
  [/\bq\.?\s*(\d+)\s*-?\s*h(?:r|rs|ours?)?\b\.?/g, 'every $1 hours'],
  [/\b(?:p\.?r\.?n|when\s+needed|if\s+needed|as\s+required)\b\.?/g, 'as needed'],
  [/\b(?:p\.?o|by\s+mouth|orally|per\s+os|take|please|oral)\b\.?/g, ' '],
  [/\b(?:tabs?|tablets|pills?)\b\.?/g, 'tablet'],
  [/\b(?:caps?|capsules)\b\.?/g, 'capsule'],
  [/\bpuffs\b/g, 'puff'],
  [/\bone(?:\s+\(1\))?\b/g, '1'],
  [/\btwo(?:\s+\(2\))?\b/g, '2'],
  [/\bthree(?:\s+\(3\))?\b/g, '3'],
  [/\bone[\s-]half\b|½/g, '0.5'],
];

/** Limit on compared directions, in characters; longer ones are not handwritten. */
const mostCharacters = 1000;

/** Normalizes directions so that equivalent wordings are equal; empty where there are none. */
export function comparableDirections(text: string): string {
  const folded = text.slice(0, mostCharacters).normalize('NFKC').toLowerCase();
  const read = readings.reduce((current, [pattern, says]) => current.replace(pattern, says), folded);
  return read
    .replace(/[^\p{L}\p{N}./%]+/gu, ' ')
    .replace(/\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
