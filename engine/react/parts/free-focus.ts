/** Mark of a region that has the focus only because what had it is gone. */
export const keepsFocus = 'data-keeps-focus';

/**
 * Reports whether the focus is for whoever wants it: on nothing, or on a region that keeps it in place of an element
 * that is gone.
 */
export function isFocusFree(): boolean {
  return document.activeElement?.matches(`body, [${keepsFocus}]`) !== false;
}
