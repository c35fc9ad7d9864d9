/** Signs for which a text has to be looked at; texts without them need no cleaning. */
export const beyondPlain = /[^\t\n\r -~]/;

/**
 * Signs that no font draws and no search meets: soft hyphens, zero width spaces, marks of direction, fillers. A blank
 * pattern of Braille and the anchors of annotations are drawn as nothing, too.
 */
const ignorable = /^[\p{Default_Ignorable_Code_Point}\u2800\u{FFF9}-\u{FFFB}]$/u;

const joiner = /^[\u200C\u200D]$/;
const selector = /^[\uFE00-\uFE0F\u{E0100}-\u{E01EF}\u180B-\u180D\u180F]$/u;
const tag = /^[\u{E0020}-\u{E007F}]$/u;
const blackFlag = '\u{1F3F4}';

/** Scripts that write some words with a joiner or non-joiner in them. */
const joining = [
  ...['Arabic', 'Syriac', 'Mongolian', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil'],
  ...['Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar', 'Tibetan'],
];

/** Signs before a joiner: a letter of these scripts, or a picture that is made of several. */
const beforeJoiner = new RegExp(
  `^(?:${joining.map((script) => `\\p{Script=${script}}`).join('|')}|\\p{Extended_Pictographic}|\\p{Emoji_Modifier}|\\uFE0F)$`,
  'u',
);
const afterJoiner = /^[\p{L}\p{M}\p{Extended_Pictographic}]$/u;
const drawn = /^[\p{L}\p{N}\p{S}\p{P}\p{M}]$/u;

/**
 * A text as it is stored, compared and looked for: composed (NFC), with plain spaces and line ends, without controls and
 * without what nobody sees. What some scripts and pictures are written with stays in its place.
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
      // A joiner joins two.
      if (waiting !== '' && afterJoiner.test(kept)) clean += waiting;
      waiting = '';
      clean += kept;
      last = kept;
    }
  }
  return clean.normalize('NFC');
}

/** A text as it is stored: cleaned, without white space around it; empty where nothing of it can be seen. */
export function tidyText(text: string): string {
  return cleanText(text).trim();
}

/**
 * Cleans a text, and writes what other keyboards and word processors have for a dash or a digit as the plain one. Powers,
 * fractions and circled numbers stay: 10² is not 102.
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
  // A look of the sign before it, or a part of the picture before it, which has to be there.
  if (selector.test(sign)) return drawn.test(last) && !ignorable.test(last);
  if (tag.test(sign)) return last === blackFlag || tag.test(last);
  return !ignorable.test(sign) && !/^\p{Cc}$/u.test(sign);
}
