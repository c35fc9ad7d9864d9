/** Piece of a text and its replacement, in code units. */
export interface TypedPiece {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Changes a piece of a text field as if it were typed: the browser's undo takes it back, and the field says that it
 * has changed. Where the browser has no such command, undo is lost.
 */
export function typeInto(
  element: HTMLInputElement | HTMLTextAreaElement,
  { start, end, text }: TypedPiece,
): void {
  element.setSelectionRange(start, end);
  if (isTyped(element, text)) return;
  element.setRangeText(text, start, end, 'end');
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}

/** Types by `execCommand`: no other way of changing a field leaves its undo as it is. */
function isTyped(element: HTMLElement, text: string): boolean {
  const { execCommand } = document;
  if (typeof execCommand !== 'function' || document.activeElement !== element) return false;
  return execCommand.call(document, text === '' ? 'delete' : 'insertText', false, text);
}
