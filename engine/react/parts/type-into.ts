/** Range of a text, in UTF-16 code units, and the text that replaces it. */
export interface TypedPiece {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Changes a part of a text field as typing would: the user can undo the change, and the field fires its
 * event. Undo does not work in browsers without the command that this needs.
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

/**
 * Changes the field by `execCommand`, the only way that keeps the browser's undo; false where this is not possible.
 */
function isTyped(element: HTMLElement, text: string): boolean {
  const { execCommand } = document;
  if (typeof execCommand !== 'function' || document.activeElement !== element) return false;
  return execCommand.call(document, text === '' ? 'delete' : 'insertText', false, text);
}
