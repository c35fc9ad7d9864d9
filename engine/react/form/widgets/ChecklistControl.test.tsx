import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ChecklistControl } from './ChecklistControl.tsx';
import type { ControlProps } from './control.ts';

const choices = ['Fiction', 'Poetry', 'Travel'].map((label) => ({ value: label.toLowerCase(), label }));

function Host({ start, ...given }: Partial<ControlProps> & { readonly start?: readonly string[] }) {
  const [value, setValue] = useState<unknown>(start);
  return (
    <>
      <span id="f-label">Shelves</span>
      <ChecklistControl
        {...{ id: 'f', label: 'Shelves', value, choices, options: {}, describedBy: undefined }}
        {...{ isDisabled: false, isRequired: false, isInvalid: false, isTyping: () => false }}
        {...{ maxLength: undefined, unit: undefined, placeholder: undefined }}
        onType={setValue}
        onChoose={setValue}
        onLeave={() => undefined}
        {...given}
      />
      <output>{JSON.stringify(value) ?? 'none'}</output>
    </>
  );
}

function show(given: Parameters<typeof Host>[0] = {}) {
  render(<Host {...given} />);
  return userEvent.setup();
}

const stored = () => screen.getByRole('status').textContent;
const box = (name: string) => screen.getByRole('checkbox', { name });

describe('a field of several checkboxes', () => {
  it('stores what is ticked in the order of the choices, and nothing when nothing is', async () => {
    const user = show();
    await user.click(box('Travel'));
    await user.click(box('Fiction'));
    expect(stored()).toBe('["fiction","travel"]');
    await user.click(box('Travel'));
    await user.click(box('Fiction'));
    expect(stored()).toBe('none');
  });

  it('takes all and none at once [ENGINE-14]', async () => {
    const user = show({ start: ['poetry'] });
    await user.click(screen.getByRole('button', { name: 'Select All' }));
    expect(stored()).toBe('["fiction","poetry","travel"]');
    await user.click(screen.getByRole('button', { name: 'Deselect All' }));
    expect(stored()).toBe('none');
  });

  it('shows how much of what fits is chosen, and lets no more be ticked [ENGINE-16]', async () => {
    const user = show({ options: { counter: true }, maxLength: 2, start: ['fiction'] });
    expect(screen.getByRole('group', { name: 'Shelves' })).toHaveAccessibleDescription('1 of 2');
    await user.click(box('Poetry'));
    expect(screen.getByText('2 of 2')).toBeVisible();
    expect(box('Travel')).toBeDisabled();
    expect(screen.queryByRole('button')).toBeNull();
    await user.click(box('Fiction'));
    expect(screen.getByText('1 of 2')).toBeVisible();
    expect(box('Travel')).toBeEnabled();
  });

  it('counts up to all of its choices where nothing else is said, and not unless it is asked to [ENGINE-16]', () => {
    show({ options: { counter: true } });
    expect(screen.getByText('0 of 3')).toBeVisible();
    show();
    expect(screen.queryAllByText(/ of 3$/)).toHaveLength(1);
  });
});
