import { controlId } from './form-react-context.ts';

/** Moves the focus to a field's control, once what hides it (a tab) has opened. */
export function focusField(prefix: string, path: string): void {
  requestAnimationFrame(() => document.getElementById(controlId(prefix, path))?.focus());
}
