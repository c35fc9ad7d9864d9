import { formatPhone, phoneDigits } from '../../../core/text/phone.ts';
import { lengthOf } from './length-of.ts';

/** A piece of a text that another one is being put in the place of. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** True where it takes away what stands behind the caret, not before it. */
  readonly isForward?: boolean;
}

/** Result of an edit of a text, as far as there is room for it. */
export interface Admitted {
  readonly text: string;
  readonly caret: number;
  /** Input that was not taken, as it was typed; '' for nothing. */
  readonly refused: string;
}

export type Admit = (before: string, edit: Edit) => Admitted;

/** The text as it would be without any limit. */
export function edited(before: string, { start, end, text }: Edit): string {
  return before.slice(0, start) + text + before.slice(end);
}

/** Takes everything. */
export const admitAll: Admit = (before, edit) => taken(before, edit, edit.text);

/**
 * Takes as much as fits at the caret, never a part of a sign that is made of several: the rest of the text stays.
 * Counts as JSON Schema counts: in code points.
 */
export function admitUpTo(max: number | undefined): Admit {
  if (max === undefined) return admitAll;
  return (before, edit) => taken(before, edit, fitting(edit.text, roomFor(before, edit, max)));
}

/**
 * Takes no sign that is typed beyond the maximum. A text put in as a whole stays whole, so that the check can report
 * that it is too long: a part of a number would be another number.
 */
export function admitTyped(max: number | undefined): Admit {
  if (max === undefined) return admitAll;
  return (before, edit) => {
    const hasRoom = lengthOf(edit.text) <= roomFor(before, edit, max);
    return taken(before, edit, hasRoom || lengthOf(edit.text) > 1 ? edit.text : '');
  };
}

function roomFor(before: string, { start, end }: Edit, max: number): number {
  return max - lengthOf(before.slice(0, start)) - lengthOf(before.slice(end));
}

function taken(before: string, edit: Edit, text: string): Admitted {
  // Keeps the marked text where nothing typed comes in its place.
  if (text === '' && edit.text !== '') return { text: before, caret: edit.end, refused: edit.text };
  const refused = edit.text.slice(text.length);
  return { text: edited(before, { ...edit, text }), caret: edit.start + text.length, refused };
}

function fitting(text: string, room: number): string {
  if (lengthOf(text) <= room) return text;
  let fits = '';
  let left = room;
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    left -= lengthOf(segment);
    if (left < 0) break;
    fits += segment;
  }
  return fits;
}

const mostDigits = 10;

/** Keeps the signs of the mask where they belong, and takes as many digits as a number has, of whatever keyboard. */
export const admitPhone: Admit = (before, given) => {
  const edit = { ...given, text: given.text.normalize('NFKC') };
  const digits = [before.slice(0, edit.start), edit.text, before.slice(edit.end)].map(digitsOf);
  let [left = '', typed = '', right = ''] = digits;
  const isOnlySign = edit.text === '' && left.length + right.length === digitsOf(before).length;
  // Takes the digit beside a sign of the mask: a key over the sign would do nothing.
  if (isOnlySign && edit.isForward === true) right = right.slice(1);
  else if (isOnlySign) left = left.slice(0, -1);
  if (`${left}${typed}${right}`.length > mostDigits) ({ left, typed } = withoutCountryCode(left, typed));
  const room = Math.max(0, mostDigits - left.length - right.length);
  const text = formatPhone(phoneDigits(`${left}${typed.slice(0, room)}${right}`));
  const inFront = left.length + Math.min(typed.length, room);
  const caret = right === '' ? text.length : caretAfter(text, inFront);
  const refused = typed.slice(room) + edit.text.replaceAll(/[\d\s().+-]/g, '');
  if (text === before && edit.text !== '') return { text, caret: edit.end, refused };
  return { text, caret, refused };
};

function withoutCountryCode(left: string, typed: string): { readonly left: string; readonly typed: string } {
  if (left.startsWith('1')) return { left: left.slice(1), typed };
  return left === '' && typed.startsWith('1') ? { left, typed: typed.slice(1) } : { left, typed };
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** Finds the caret's offset in a masked number behind so many of its digits. */
function caretAfter(text: string, digitCount: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === digitCount) return index;
    if (/\d/.test(text.charAt(index))) seen += 1;
  }
  return text.length;
}
