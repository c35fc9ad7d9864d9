/** Part of a text and its replacement, in code units. */
export interface TypedPiece {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Changes a part of a text field as if typed: undo reverts the change, and the field fires its event. Where the browser
 * lacks the command, undo is lost.
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

/** Types by `execCommand`, the only change of a field that keeps its undo. */
function isTyped(element: HTMLElement, text: string): boolean {
  const { execCommand } = document;
  if (typeof execCommand !== 'function' || document.activeElement !== element) return false;
  return execCommand.call(document, text === '' ? 'delete' : 'insertText', false, text);
}
