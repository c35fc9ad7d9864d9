import { formatPhone, phoneDigits } from '../../../core/text/phone.ts';
import { lengthOf } from './length-of.ts';

/** Replacement of a part of a text by another text. */
export interface TypedEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** True where the edit deletes the characters after the caret, false for those before it. */
  readonly isForward?: boolean;
}

/** Result of an edit that was limited to what fits. */
export interface Admitted {
  readonly text: string;
  readonly caret: number;
  /** Refused input as typed; '' for none. */
  readonly refused: string;
}

export type Admit = (before: string, edit: TypedEdit) => Admitted;

/** Applies an edit without any limit. */
export function edited(before: string, { start, end, text }: TypedEdit): string {
  return before.slice(0, start) + text + before.slice(end);
}

/** Admits any input. */
export const admitAll: Admit = (before, edit) => taken(before, edit, edit.text);

/**
 * Admits as much input at the caret as fits, never a part of a composed character, and leaves the text around
 * it. Counts code points, as JSON Schema does.
 */
export function admitUpTo(max: number | undefined): Admit {
  if (max === undefined) return admitAll;
  return (before, edit) => taken(before, edit, fitting(edit.text, roomFor(before, edit, max)));
}

/**
 * Refuses single characters typed beyond the maximum. Admits text that is inserted as a whole, for the check to
 * report as too long, since a part of a number would be another number.
 */
export function admitTyped(max: number | undefined): Admit {
  if (max === undefined) return admitAll;
  return (before, edit) => {
    const hasRoom = lengthOf(edit.text) <= roomFor(before, edit, max);
    return taken(before, edit, hasRoom || lengthOf(edit.text) > 1 ? edit.text : '');
  };
}

function roomFor(before: string, { start, end }: TypedEdit, max: number): number {
  return max - lengthOf(before.slice(0, start)) - lengthOf(before.slice(end));
}

function taken(before: string, edit: TypedEdit, text: string): Admitted {
  // Keeps the selected text where no part of the typed text fits in its place.
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

/**
 * Keeps the mask characters at their positions, and admits the digits of a single phone number, typed on any
 * keyboard.
 */
export const admitPhone: Admit = (before, given) => {
  const edit = { ...given, text: given.text.normalize('NFKC') };
  const digits = [before.slice(0, edit.start), edit.text, before.slice(edit.end)].map(digitsOf);
  let [left = '', typed = '', right = ''] = digits;
  const isOnlySign = edit.text === '' && left.length + right.length === digitsOf(before).length;
  // Deletes the digit beside a mask character as well, since deleting the mask character alone would change nothing.
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

/** Finds the caret's offset in a masked number after a number of digits. */
function caretAfter(text: string, digitCount: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === digitCount) return index;
    if (/\d/.test(text.charAt(index))) seen += 1;
  }
  return text.length;
}
