import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFocus } from './keep-focus.ts';

const page = `
  <main aria-label="Patient">
    <section aria-label="Medications"><button id="one">One</button></section>
    <section aria-label="Notes"><div role="tabpanel" aria-label="Notes of today"><button id="two">Two</button></div></section>
  </main>
  <div id="above"></div>`;

let end = () => {};

beforeEach(() => {
  document.body.innerHTML = page;
  // jsdom counts the window as left where nothing has the focus.
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  end = keepFocus();
});

afterEach(() => {
  end();
  vi.restoreAllMocks();
});

const button = (id: string) => document.getElementById(id) as HTMLButtonElement;
const focused = () => document.activeElement?.ariaLabel;
const pause = () => new Promise((resolve) => setTimeout(resolve, 300));

describe('the focus', () => {
  it('goes to the nearest region with a name where its element disappears', async () => {
    button('two').focus();
    button('two').remove();
    await waitFor(() => expect(focused()).toBe('Notes of today'));
    document.querySelector('[role="tabpanel"]')?.remove();
    await waitFor(() => expect(focused()).toBe('Notes'));
  });

  it('returns to where a dialog was opened, if what opened it is gone with the dialog', async () => {
    button('one').focus();
    const above = document.getElementById('above') as HTMLElement;
    above.innerHTML = '<div role="dialog" aria-label="Remove"><button id="yes">Yes</button></div>';
    button('yes').focus();
    button('one').remove();
    above.replaceChildren();
    await waitFor(() => expect(focused()).toBe('Medications'));
  });

  it('stays where somebody else has put it', async () => {
    button('two').focus();
    button('two').remove();
    button('one').focus();
    await pause();
    expect(document.activeElement?.id).toBe('one');
  });

  it('stays away where the user has pressed beside everything', async () => {
    button('one').focus();
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    button('one').blur();
    button('two').remove();
    await pause();
    expect(document.activeElement).toBe(document.body);
  });
});
