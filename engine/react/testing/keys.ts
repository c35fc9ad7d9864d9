import { fireEvent } from '@testing-library/react';

export type Box = HTMLInputElement | HTMLTextAreaElement;

/** Range of a text in a text box, in UTF-16 code units. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Replaces the selection by a text as a browser does: it fires `beforeinput`, and changes the box unless the event is
 * prevented.
 */
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

/** Removes line ends from a text for a box of one line, as browsers do. */
export function linesOf(box: Box, text: string): string {
  return box instanceof HTMLTextAreaElement
    ? text.replaceAll(/\r\n?/g, '\n')
    : text.replaceAll(/[\r\n]/g, '');
}

/** Types a text by an input method, whose changes cannot be prevented. */
export function compose(box: Box, text: string, at: number): void {
  box.setSelectionRange(at, at);
  fireEvent.compositionStart(box);
  box.setRangeText(text, at, at, 'end');
  fireEvent(box, new InputEvent('input', { data: text, inputType: 'insertCompositionText', bubbles: true }));
  fireEvent.compositionEnd(box, { data: text });
}

/** Deletes the selection as Backspace does, unless `beforeinput` is prevented. */
export function erase(box: Box, { start, end }: Range): void {
  const inputType = 'deleteContentBackward';
  box.setSelectionRange(start, end);
  const ask = new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true });
  fireEvent(box, ask);
  if (ask.defaultPrevented) return;
  box.setRangeText('', start, end, 'end');
  fireEvent(box, new InputEvent('input', { inputType, bubbles: true }));
}

/** Restores an earlier text, as the browser's undo does. */
export function undoTo(box: Box, text: string): void {
  const inputType = 'historyUndo';
  fireEvent(box, new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: false }));
  box.setRangeText(text, 0, box.value.length, 'end');
  fireEvent(box, new InputEvent('input', { inputType, bubbles: true }));
}

/** Finds a position in a text that is not inside of a character. */
export function placeIn(text: string, at: number): number {
  const signs = [...text];
  return signs.slice(0, at % (signs.length + 1)).join('').length;
}
