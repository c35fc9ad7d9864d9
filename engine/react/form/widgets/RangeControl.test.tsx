import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { seriousFindings } from '../../testing/axe.ts';
import type { ControlProps } from './control.ts';
import { RangeControl } from './RangeControl.tsx';
import { boundsOf } from './widget-of.ts';

function Host({ start, ...given }: Partial<ControlProps> & { readonly start?: unknown }) {
  const [value, setValue] = useState<unknown>(start);
  return (
    <>
      <label htmlFor="f">Pain</label>
      <RangeControl
        {...{ id: 'f', label: 'Pain', value, choices: [], options: {}, describedBy: undefined }}
        {...{ isDisabled: false, isRequired: true, isInvalid: false, isTyping: () => false }}
        {...{ maxLength: undefined, unit: undefined, placeholder: undefined }}
        bounds={{ low: 0, high: 10, step: 1 }}
        onType={setValue}
        onChoose={setValue}
        onLeave={() => undefined}
        {...given}
      />
      <p data-testid="stored">{JSON.stringify(value) ?? 'none'}</p>
    </>
  );
}

function show(given: Parameters<typeof Host>[0] = {}) {
  const view = render(<Host {...given} />);
  return { user: userEvent.setup(), ...view };
}

const stored = () => screen.getByTestId('stored').textContent;
const slider = () => screen.getByRole('slider', { name: 'Pain' });

describe('a slider', () => {
  it.each([[undefined], [null], ['']])('shows no number where there is none: %j', async (start) => {
    const { container } = show({ start });
    expect(slider()).toHaveAttribute('aria-valuetext', 'No value');
    expect(screen.getByText('No value')).toBeVisible();
    expect(slider()).toHaveClass('en-range-blank');
    expect(await seriousFindings(container)).toEqual([]);
  });

  it.each([
    ['{ArrowRight}', '0'],
    ['{ArrowLeft}', '0'],
    ['{ArrowUp}', '0'],
    ['{ArrowDown}', '0'],
    ['{PageUp}', '0'],
    ['{PageDown}', '0'],
    ['{Home}', '0'],
    ['{End}', '10'],
    ['{Tab}', 'none'],
    ['a', 'none'],
  ])('takes its first value by a key that moves it: %s', async (key, value) => {
    const { user } = show();
    slider().focus();
    await user.keyboard(key);
    expect(stored()).toBe(value);
  });

  it('takes the value that was pressed, also where it would have stood already', async () => {
    const { user } = show();
    await user.click(slider());
    expect(stored()).toBe('0');
    fireEvent.change(slider(), { target: { value: '7' } });
    expect(stored()).toBe('7');
    expect(slider()).not.toHaveClass('en-range-blank');
  });

  it.each(['{Delete}', '{Backspace}'])('is emptied by %s', async (key) => {
    const { user } = show({ start: 4 });
    slider().focus();
    await user.keyboard(key);
    expect(stored()).toBe('none');
  });

  it('is emptied by its button, which is there only while it has a value', async () => {
    const { user } = show({ start: 4, unit: 'points' });
    expect(slider()).toHaveAttribute('aria-valuetext', '4 points');
    await user.click(screen.getByRole('button', { name: 'Clear Pain' }));
    expect(stored()).toBe('none');
    expect(screen.getByRole('button', { name: 'Clear Pain' })).toBeDisabled();
  });

  it('changes nothing where it is locked', async () => {
    const { user } = show({ isDisabled: true });
    await user.click(slider());
    slider().focus();
    await user.keyboard('{ArrowRight}');
    expect(stored()).toBe('none');
  });

  it('shows a stored number beyond its ends as it is', () => {
    show({ start: 12 });
    expect(screen.getByRole('status')).toHaveTextContent('12');
  });

  it.each([
    [
      { type: 'integer', minimum: 1, maximum: 5 },
      { low: 1, high: 5, step: 1 },
    ],
    [
      { type: 'integer', exclusiveMinimum: 0, exclusiveMaximum: 5 },
      { low: 1, high: 4, step: 1 },
    ],
    [
      { type: 'number', minimum: 3, maximum: 50, multipleOf: 5 },
      { low: 5, high: 50, step: 5 },
    ],
    [
      { type: 'number', minimum: 0.1, maximum: 1, multipleOf: 0.1 },
      { low: 0.1, high: 1, step: 0.1 },
    ],
    [{ type: 'number' }, { low: undefined, high: undefined, step: undefined }],
  ])('goes from end to end of what its field takes: %j', (schema, bounds) => {
    expect(boundsOf(schema)).toEqual(bounds);
  });
});
