import { pathsOf } from '../../core/product/field-paths.ts';
import { countPresses } from './by-hand.ts';
import { controlId } from './form-react-context.ts';
import type { FormStore } from './store/form-store.ts';

/** Bubbles from a control that shall have the focus: whatever hides it opens. */
export const revealEvent = 'en-reveal';

/** Event by which a part that draws its fields by and by learns that one is wanted now. */
export const seekEvent = 'en-seek';

export interface SoughtField {
  /** Prefix of the form's control ids. */
  readonly prefix: string;
  readonly path: string;
}

/**
 * Moves the focus to a field's control, once the tab that hides it has opened and the page is laid out: the focus
 * would have it laid out once more. A user who has pressed on something else until then keeps the focus there.
 */
export function focusField(prefix: string, path: string): void {
  const presses = countPresses();
  const focus = () => {
    if (countPresses() !== presses) return;
    const detail: SoughtField = { prefix, path };
    document.dispatchEvent(new CustomEvent(seekEvent, { detail }));
    const control = document.getElementById(controlId(prefix, path));
    control?.dispatchEvent(new Event(revealEvent, { bubbles: true }));
    control?.focus({ preventScroll: true });
    // Focuses the first field of a group.
    if (control?.matches('fieldset') === true)
      control.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
    // Scrolls the list of errors into sight as well, where both fit.
    control?.closest('.en-form')?.querySelector('.en-summary')?.scrollIntoView({ block: 'nearest' });
    // Scrolls to the field with its label and messages: the focus alone is content when a line of the control is in
    // view.
    (control?.closest('.en-field') ?? control)?.scrollIntoView({ block: 'nearest' });
  };
  requestAnimationFrame(() => setTimeout(focus));
}

/** Marks the first field that can be filled in: a dialog's focus starts there. */
export function markFirstField(prefix: string, store: FormStore): void {
  const { context, views } = store.get();
  const open = pathsOf(context.form.layout).filter(
    (path) => views[path]?.isVisible && views[path]?.isEnabled,
  );
  const controls = open.map((path) => document.getElementById(controlId(prefix, path)));
  // A field that only shows something has a control too.
  controls.find((control) => control?.matches(':enabled') === true)?.setAttribute('data-autofocus', '');
}
