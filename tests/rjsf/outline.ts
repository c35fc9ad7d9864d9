import { parseTypedDate } from '../../engine/core/dates/dates.ts';

/** Element of a form in visible order, independent of the form's appearance. */
export interface OutlineEntry {
  readonly kind: string;
  readonly name: string;
  readonly value?: string | boolean | readonly string[];
  readonly options?: readonly string[];
  readonly isLocked?: boolean;
  readonly isRequired?: boolean;
}

const wanted = 'legend, input, select, textarea, button';

export function outlineOf(form: Element): readonly OutlineEntry[] {
  return [...form.querySelectorAll<HTMLElement>(wanted)].filter(isMet).map(entryOf);
}

/** Reads the texts that explain fields, in visible order. */
export function descriptionsOf(form: Element): readonly string[] {
  return [...form.querySelectorAll('[id$="__description"]')].map((each) => each.textContent ?? '');
}

/**
 * True if the element belongs to the form's content: not hidden, not an aid (a calendar, emptying a slider, leaving a
 * group again), and not the submit button.
 */
function isMet(element: HTMLElement): boolean {
  if (element.closest('[hidden], .hidden') !== null || element.getAttribute('type') === 'hidden')
    return false;
  return !(element instanceof HTMLButtonElement) || (element.type !== 'submit' && !isHelper(element));
}

function isHelper(button: HTMLButtonElement): boolean {
  if (button.classList.contains('en-structure-leave')) return true;
  if (button.closest('.en-range') !== null) return true;
  return /from a calendar$/.test(button.getAttribute('aria-label') ?? '');
}

function entryOf(element: HTMLElement): OutlineEntry {
  if (element instanceof HTMLLegendElement) return { kind: 'group', name: textOf(element) };
  if (element instanceof HTMLButtonElement)
    return { kind: 'button', name: buttonName(element), isLocked: element.disabled };
  return {
    name: nameOf(element),
    ...contentOf(element),
    isLocked: isLocked(element),
    isRequired: isRequired(element),
  };
}

/**
 * Normalizes the name of a button: `Move down 2` equals `Move down`, since our buttons name their item and have a
 * tooltip.
 */
export function buttonName(button: HTMLElement): string {
  const hint = button.dataset['hint'] ?? button.title;
  return (hint === '' ? (button.textContent ?? '') : hint).trim();
}

/**
 * Finds the label of an element, without the mark of a required field; ours have a hidden label for screen readers if
 * none is visible.
 */
export function nameOf(element: HTMLElement): string {
  const [label] = (element as HTMLInputElement).labels ?? [];
  return label === undefined || label.className === 'en-visually-hidden' ? '' : textOf(label);
}

function textOf(element: Element): string {
  return (element.textContent ?? '').replace(/\*$/, '').trim();
}

function contentOf(element: HTMLElement): Pick<OutlineEntry, 'kind' | 'value' | 'options'> {
  if (element instanceof HTMLSelectElement) {
    return {
      kind: element.multiple ? 'several' : 'choice',
      value: textsOf([...element.selectedOptions]),
      options: textsOf([...element.options]),
    };
  }
  const input = element as HTMLInputElement;
  if (input.type === 'checkbox' || input.type === 'radio') return { kind: input.type, value: input.checked };
  if (element instanceof HTMLTextAreaElement) return { kind: 'lines', value: element.value };
  // Treats numbers and days as text inputs, which our form uses for both.
  const isLine = ['text', 'number', 'date', 'email'].includes(input.type);
  return { kind: isLine ? 'line' : input.type, value: parseTypedDate(input.value) ?? input.value };
}

/** Reads the texts of the options except the empty one, which has no text in stock RJSF and a prompt in ours. */
function textsOf(options: readonly HTMLOptionElement[]): readonly string[] {
  return options.map(({ text }) => text).filter((text) => text !== '' && text !== 'Choose…');
}

function isLocked(element: HTMLElement): boolean {
  const { disabled, readOnly } = element as HTMLInputElement;
  return disabled || readOnly === true;
}

function isRequired(element: HTMLElement): boolean {
  return (element as HTMLInputElement).required || element.getAttribute('aria-required') === 'true';
}
