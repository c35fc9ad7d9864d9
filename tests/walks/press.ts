import { fireEvent } from '@testing-library/react';

/** Sends the form that is open, as Enter in one of its boxes does. */
export function submitForm(): void {
  const form = document.querySelector('form');
  if (form !== null) fireEvent.submit(form);
}

/** Presses a button by its name, where it can be pressed. */
export function press(name: string): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button:enabled'))
    if (button.textContent === name) return void button.click();
}
