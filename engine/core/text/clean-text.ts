/** Characters outside of printable ASCII, tabs and line ends; a text without any of them needs no cleaning. */
export const beyondPlain = /[^\t\n\r -~]/;

/**
 * Invisible characters that fonts and searches ignore: soft hyphens, zero width spaces, direction marks, fillers,
 * blank Braille and interlinear annotation anchors.
 */
const ignorable = /^[\p{Default_Ignorable_Code_Point}\u2800\u{FFF9}-\u{FFFB}]$/u;

const joiner = /^[\u200C\u200D]$/;
const selector = /^[\uFE00-\uFE0F\u{E0100}-\u{E01EF}\u180B-\u180D\u180F]$/u;
const tag = /^[\u{E0020}-\u{E007F}]$/u;
const blackFlag = '\u{1F3F4}';

/** Scripts in which some words contain joiners or non-joiners. */
const joining = [
  ...['Arabic', 'Syriac', 'Mongolian', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil'],
  ...['Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar', 'Tibetan'],
];

/** Character that can precede a joiner: a letter of these scripts, or a part of a composed emoji. */
const beforeJoiner = new RegExp(
  `^(?:${joining.map((script) => `\\p{Script=${script}}`).join('|')}|\\p{Extended_Pictographic}|\\p{Emoji_Modifier}|\\uFE0F)$`,
  'u',
);
const afterJoiner = /^[\p{L}\p{M}\p{Extended_Pictographic}]$/u;
const drawn = /^[\p{L}\p{N}\p{S}\p{P}\p{M}]$/u;

/**
 * Cleans a text for storage, comparison and search: NFC, plain spaces and line ends, no control or invisible
 * characters except where a script or an emoji needs them.
 */
export function cleanText(text: string): string {
  if (!beyondPlain.test(text)) return text;
  let clean = '';
  let last = '';
  let waiting = '';
  for (const sign of text.normalize('NFC')) {
    const kept = plainSpace(sign);
    if (joiner.test(sign)) {
      if (waiting === '' && beforeJoiner.test(last)) waiting = sign;
    } else if (isSeen(kept, last)) {
      // Keeps a joiner only between two characters that can be joined.
      if (waiting !== '' && afterJoiner.test(kept)) clean += waiting;
      waiting = '';
      clean += kept;
      last = kept;
    }
  }
  return clean.normalize('NFC');
}

/** Cleans a text and trims white space; '' if nothing visible is left. */
export function tidyText(text: string): string {
  return cleanText(text).trim();
}

/**
 * Cleans a text, and replaces the dashes and digits of other keyboards and word processors by ASCII ones.
 * Superscripts, fractions and circled numbers stay: 10² is not 102.
 */
export function plainSigns(text: string): string {
  if (!beyondPlain.test(text)) return text;
  return cleanText(text)
    .replaceAll(/\P{No}+/gu, (part) => part.normalize('NFKC'))
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-');
}

function plainSpace(sign: string): string {
  if (/[\u0085\u2028\u2029]/.test(sign)) return '\n';
  return /[\u00A0\u2000-\u200A\u202F\u205F]/.test(sign) ? ' ' : sign;
}

function isSeen(sign: string, last: string): boolean {
  if (/^[\t\n\r]$/.test(sign)) return true;
  // Keeps a variation selector, or a tag of a flag emoji, only after a character that it can modify.
  if (selector.test(sign)) return drawn.test(last) && !ignorable.test(last);
  if (tag.test(sign)) return last === blackFlag || tag.test(last);
  return !ignorable.test(sign) && !/^\p{Cc}$/u.test(sign);
}
