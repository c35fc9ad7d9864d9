import { pathsOf } from '../../core/product/field-paths.ts';
import { countPresses } from './by-hand.ts';
import { controlId } from './form-react-context.ts';
import type { FormStore } from './store/form-store.ts';

/** Event that bubbles from a control about to get the focus: every element that hides the control opens. */
export const revealEvent = 'en-reveal';

/** Event that makes a part which draws its fields gradually draw one field now. */
export const seekEvent = 'en-seek';

export interface SoughtField {
  /** Prefix of the form's control ids. */
  readonly prefix: string;
  readonly path: string;
}

/**
 * Focuses a field's control once the tab that hides it is open and the page laid out, which saves a second layout. A
 * user who has pressed elsewhere meanwhile keeps the focus there.
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
    // Scrolls to the list of errors too, where both fit.
    control?.closest('.en-form')?.querySelector('.en-summary')?.scrollIntoView({ block: 'nearest' });
    // Scrolls to the whole field with label and messages, since the focus alone stops at a visible line of the control.
    (control?.closest('.en-field') ?? control)?.scrollIntoView({ block: 'nearest' });
  };
  requestAnimationFrame(() => setTimeout(focus));
}

/** Marks the first field that can be filled in, where a dialog puts the initial focus. */
export function markFirstField(prefix: string, store: FormStore): void {
  const { context, views } = store.get();
  const open = pathsOf(context.form.layout).filter(
    (path) => views[path]?.isVisible && views[path]?.isEnabled,
  );
  const controls = open.map((path) => document.getElementById(controlId(prefix, path)));
  // Skips disabled controls: a field for display has one too.
  controls.find((control) => control?.matches(':enabled') === true)?.setAttribute('data-autofocus', '');
}
