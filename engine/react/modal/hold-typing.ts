import { typeInto } from '../parts/type-into.ts';

/** Milliseconds after the loading frame has gone in which its dialog may still take the focus. */
const grace = 200;

let holders = 0;
let held: string[] = [];

/**
 * Holds the keys that are typed while a dialog opens, and types them into the control that the dialog focuses, so that
 * neither the page below acts on them nor a letter is lost. Returns a function that ends holding: call it when the
 * dialog has come, or will not come.
 */
export function holdTyping(): () => void {
  holders += 1;
  window.addEventListener('keydown', keep, true);
  document.addEventListener('focusin', give);
  return () => {
    holders -= 1;
    if (holders === 0) setTimeout(endUnlessHeldAgain, grace);
  };
}

/** Drops the held keys, since the user has given the dialog up. */
export function dropTyping(): void {
  held = [];
}

function end(): void {
  window.removeEventListener('keydown', keep, true);
  document.removeEventListener('focusin', give);
  dropTyping();
}

function endUnlessHeldAgain(): void {
  if (holders === 0) end();
}

function keep(event: KeyboardEvent): void {
  const { key, ctrlKey, altKey, metaKey, isComposing } = event;
  if (ctrlKey || altKey || metaKey || isComposing) return;
  const isText = [...key].length === 1;
  // The key that opened the dialog may still repeat: without text it is not meant for the dialog.
  if (!isText && (held.length === 0 || !(key === 'Backspace' || key === 'Enter'))) return;
  event.preventDefault();
  event.stopPropagation();
  if (key === 'Backspace') held.pop();
  else held.push(key);
}

/** Types what was held into the focused control of a dialog. */
function give({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement) || target.closest('[role="dialog"]') === null) return;
  const keys = held;
  end();
  const enter = keys.indexOf('Enter');
  if (isTextField(target)) typeAtEnd(target, (enter === -1 ? keys : keys.slice(0, enter)).join(''));
  // Comes after React has rendered what the text finds: the focus moves while React renders the dialog.
  if (enter !== -1) queueMicrotask(() => pressEnter(target));
}

function pressEnter(element: HTMLElement): void {
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
}

function isTextField(element: HTMLElement): element is HTMLInputElement | HTMLTextAreaElement {
  // An input without a selection, e.g. a checkbox or a number, takes no text by script.
  if (element instanceof HTMLInputElement) return element.selectionStart !== null;
  return element instanceof HTMLTextAreaElement;
}

function typeAtEnd(element: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { length } = element.value;
  if (text !== '') typeInto(element, { start: length, end: length, text });
}
