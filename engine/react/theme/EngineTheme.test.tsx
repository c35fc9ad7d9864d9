import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EngineTheme } from './EngineTheme.tsx';

it('presses a button and sends a line once by an Enter that is held down, and breaks lines as long as it is', () => {
  render(
    <EngineTheme>
      <button type="button">Save</button>
      <input aria-label="Title" />
      <textarea aria-label="Notes" />
    </EngineTheme>,
  );
  const isTaken = (element: HTMLElement, key: string, repeat: boolean) => {
    const event = createEvent.keyDown(element, { key, repeat });
    fireEvent(element, event);
    return !event.defaultPrevented;
  };
  const [save, title, notes] = [
    screen.getByRole('button'),
    screen.getByLabelText('Title'),
    screen.getByLabelText('Notes'),
  ];
  expect([isTaken(save, 'Enter', false), isTaken(title, 'Enter', false)]).toEqual([true, true]);
  expect([isTaken(save, 'Enter', true), isTaken(title, 'Enter', true)]).toEqual([false, false]);
  expect([isTaken(notes, 'Enter', true), isTaken(title, 'a', true)]).toEqual([true, true]);
});
