import { pathsOf } from '../../core/product/field-paths.ts';
import { countPresses } from './by-hand.ts';
import { controlId } from './form-react-context.ts';
import type { FormStore } from './store/form-store.ts';

/**
 * Event that bubbles from a control about to get the focus, so that closed tabs and lists around the control
 * open.
 */
export const revealEvent = 'en-reveal';

/** Event that makes a component that renders its fields gradually render one field now. */
export const seekEvent = 'en-seek';

export interface SoughtField {
  /** Prefix of the element ids of the form's controls. */
  readonly prefix: string;
  readonly path: string;
}

/**
 * Focuses a field's control once the tab that hides it is open and the page is laid out, which avoids a
 * second layout. Does nothing if the user has pressed elsewhere meanwhile.
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
    // Focuses the first field inside of a control that is a group.
    if (control?.matches('fieldset') === true)
      control.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
    // Scrolls the error summary into view first, so that it stays visible together with the field if both
    // fit.
    control?.closest('.en-form')?.querySelector('.en-summary')?.scrollIntoView({ block: 'nearest' });
    // Scrolls to the whole field with label and messages; focusing alone would stop at the first visible line of the
    // control.
    (control?.closest('.en-field') ?? control)?.scrollIntoView({ block: 'nearest' });
  };
  requestAnimationFrame(() => setTimeout(focus));
}

/** Marks the first field that the user can fill in as the one that a dialog focuses on opening. */
export function markFirstField(prefix: string, store: FormStore): void {
  const { context, views } = store.get();
  const open = pathsOf(context.form.layout).filter(
    (path) => views[path]?.isVisible && views[path]?.isEnabled,
  );
  const controls = open.map((path) => document.getElementById(controlId(prefix, path)));
  // Skips disabled controls, such as those of fields that only display a value.
  controls.find((control) => control?.matches(':enabled') === true)?.setAttribute('data-autofocus', '');
}
