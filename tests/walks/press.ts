import { fireEvent } from '@testing-library/react';

/** Submits the open form, as Enter in one of its boxes does. */
export function submitForm(): void {
  const form = document.querySelector('form');
  if (form !== null) fireEvent.submit(form);
}

/** Presses the enabled button with this name, if there is one. */
export function press(name: string): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button:enabled'))
    if (button.textContent === name) return void button.click();
}
