import { act, fireEvent } from '@testing-library/react';
import type { WayOut } from './step.ts';

const buttons: Readonly<Record<Exclude<WayOut, 'Escape'>, string>> = {
  'the close button': '.en-dialog-header > button:last-of-type',
  Cancel: '[data-leaves]',
};

/** Leaves the open form; resolves to true if a question came first, which is answered by continuing. */
export async function leaveBy(root: string, way: WayOut): Promise<boolean> {
  const open = document.querySelector<HTMLElement>(root);
  if (open === null) return false;
  await act(async () => {
    if (way === 'Escape') fireEvent.keyDown(focusedIn(open), { key: 'Escape' });
    else open.querySelector<HTMLElement>(buttons[way])?.click();
  });
  const question = document.querySelector('[role=alertdialog]');
  if (question === null) return false;
  await act(async () => question.querySelector<HTMLElement>('button')?.click());
  return true;
}

function focusedIn(open: HTMLElement): Element {
  const { activeElement } = document;
  return activeElement !== null && open.contains(activeElement) ? activeElement : open;
}
