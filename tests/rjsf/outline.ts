import { parseTypedDate } from '../../engine/core/dates/dates.ts';

/** Element of a form as a person finds it, from the top; independent of the form's look. */
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

/** Reads the texts that explain fields, from the top. */
export function descriptionsOf(form: Element): readonly string[] {
  return [...form.querySelectorAll('[id$="__description"]')].map((each) => each.textContent ?? '');
}

/**
 * True if the element belongs to the form's content: it is not hidden, does not only help (a calendar, emptying a
 * slider, leaving a group again), and does not submit the form.
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
 * Name of a button: `Move down 2` and `Move down` are the same, since our buttons name their item and have a tooltip.
 */
export function buttonName(button: HTMLElement): string {
  const hint = button.dataset['hint'] ?? button.title;
  return (hint === '' ? (button.textContent ?? '') : hint).trim();
}

/**
 * Visible label of an element (ours have a hidden one for screen readers where none is shown), without the mark of a
 * required field.
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
  // Treats numbers and days as lines of text, as in our form, so that no wheel changes them and a day reads as it is
  // spoken.
  const isLine = ['text', 'number', 'date', 'email'].includes(input.type);
  return { kind: isLine ? 'line' : input.type, value: parseTypedDate(input.value) ?? input.value };
}

/** Texts of the options without the empty choice, which has no words in stock RJSF and an invitation in ours. */
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
