import { fireEvent } from '@testing-library/react';

export type Box = HTMLInputElement | HTMLTextAreaElement;

/** A piece of the text of a box, in code units. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Puts a text in place of the selection as a browser does it: it asks first, and does it unless prevented. */
export function put(
  box: Box,
  text: string,
  { start, end, inputType }: Range & { readonly inputType: string },
): void {
  box.setSelectionRange(start, end);
  const ask = new InputEvent('beforeinput', { data: text, inputType, bubbles: true, cancelable: true });
  fireEvent(box, ask);
  if (ask.defaultPrevented) return;
  box.setRangeText(linesOf(box, text), start, end, 'end');
  fireEvent(box, new InputEvent('input', { data: text, inputType, bubbles: true }));
}

/** A box of one line drops the ends of lines. */
export function linesOf(box: Box, text: string): string {
  return box instanceof HTMLTextAreaElement
    ? text.replaceAll(/\r\n?/g, '\n')
    : text.replaceAll(/[\r\n]/g, '');
}

/** Lets an input method write a text: nothing of it can be stopped. */
export function compose(box: Box, text: string, at: number): void {
  box.setSelectionRange(at, at);
  fireEvent.compositionStart(box);
  box.setRangeText(text, at, at, 'end');
  fireEvent(box, new InputEvent('input', { data: text, inputType: 'insertCompositionText', bubbles: true }));
  fireEvent.compositionEnd(box, { data: text });
}

/** Erases the selection. */
export function erase(box: Box, { start, end }: Range): void {
  const inputType = 'deleteContentBackward';
  box.setSelectionRange(start, end);
  const ask = new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true });
  fireEvent(box, ask);
  if (ask.defaultPrevented) return;
  box.setRangeText('', start, end, 'end');
  fireEvent(box, new InputEvent('input', { inputType, bubbles: true }));
}

/** Puts an earlier text back, as the browser's undo does. */
export function undoTo(box: Box, text: string): void {
  const inputType = 'historyUndo';
  fireEvent(box, new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: false }));
  box.setRangeText(text, 0, box.value.length, 'end');
  fireEvent(box, new InputEvent('input', { inputType, bubbles: true }));
}

/** A place of a text that is not in the middle of a sign. */
export function placeIn(text: string, at: number): number {
  const signs = [...text];
  return signs.slice(0, at % (signs.length + 1)).join('').length;
}
