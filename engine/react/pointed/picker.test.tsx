import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPicking } from './picker.ts';

const onPick = vi.fn();
const onLeave = vi.fn();
const onPage = vi.fn();

function start(): HTMLOutputElement {
  document.body.innerHTML = '<button>Pages</button><p>Beside it</p>';
  document.body.addEventListener('click', onPage);
  startPicking({
    nameAt: ({ tagName }) => (tagName === 'BUTTON' ? 'Column: Pages' : undefined),
    ...{ onPick, onLeave },
  });
  const words = document.querySelector('part-picker')?.shadowRoot?.querySelector('output');
  if (words === null || words === undefined) throw new Error('The picker says nothing.');
  return words;
}

const isPicking = () => document.querySelector('part-picker') !== null;

describe('the picking of a part of the page', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.clearAllMocks();
    document.body.removeEventListener('click', onPage);
    document.body.replaceChildren();
  });

  it('ends with a press on a part, which the page does not get', () => {
    start();
    const part = screen.getByText('Pages');
    fireEvent.click(part);
    expect(onPick).toHaveBeenCalledExactlyOnceWith(part);
    expect(isPicking()).toBe(false);
    expect(onPage).not.toHaveBeenCalled();
  });

  it('ends with a press beside every part, so that a phone without Escape gets out of it [FAULT-214]', () => {
    start();
    fireEvent.click(screen.getByText('Beside it'));
    expect(isPicking()).toBe(false);
    expect(onLeave).toHaveBeenCalledOnce();
    expect(onPage).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Pages'));
    expect(onPick).not.toHaveBeenCalled();
    expect(onPage).toHaveBeenCalledOnce();
  });

  it('says how it ends once it is in the page, where screen readers announce it', () => {
    const words = start();
    expect(words).toHaveTextContent('');
    vi.runAllTimers();
    expect(words).toHaveTextContent('Escape, or a press beside it, ends.');
    fireEvent.focusIn(screen.getByText('Pages'));
    expect(words).toHaveTextContent(/^Column: Pages\. Press a part/);
  });
});
