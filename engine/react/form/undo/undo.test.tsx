import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderEngine } from '../../testing/render-engine.tsx';
import { EntityForm } from '../EntityForm.tsx';
import { useForm } from '../use-form.ts';
import { UndoButtons } from './UndoButtons.tsx';

function Host() {
  const form = useForm({ form: 'book', initial: { type: 'branch.book', title: 'Emma', isOnLoan: false } });
  return (
    <>
      <EntityForm form={form} onSubmit={() => undefined} />
      <UndoButtons form={form} isBusy={false} />
    </>
  );
}

const title = () => screen.getByRole('textbox', { name: /^Title/ });
const focused = (element: HTMLElement) => expect.poll(() => document.activeElement).toBe(element);

describe('a form', () => {
  it('takes back a change with what it hid, from another field by keys, and makes it again', async () => {
    const { user } = renderEngine(<Host />);
    await user.click(screen.getByLabelText('On loan'));
    await user.type(screen.getByRole('textbox', { name: /^Due back/ }), '03/04/2027');
    await user.click(screen.getByLabelText('On loan'));
    expect(screen.queryByRole('textbox', { name: /^Due back/ })).toBeNull();
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByRole('textbox', { name: /^Due back/ })).toHaveValue('03/04/2027');
    await focused(screen.getByLabelText('On loan'));
    expect(screen.getByText('Undone: On loan changed.')).toBeInTheDocument();
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(screen.queryByRole('textbox', { name: /^Due back/ })).toBeNull();
    await user.keyboard('{Meta>}z{/Meta}{Meta>}z{/Meta}');
    expect(screen.getByRole('textbox', { name: /^Due back/ })).toHaveValue('');
  });

  it('leaves the keys to the browser for typing since the field was entered, and to nobody beyond', async () => {
    const { user } = renderEngine(<Host />);
    await user.click(screen.getByLabelText('On loan'));
    await user.click(title());
    await user.keyboard('!');
    const undo = (target: HTMLElement) =>
      fireEvent.keyDown(target, { key: 'z', code: 'KeyZ', ctrlKey: true });
    const isBrowsers = undo(title());
    expect(isBrowsers).toBe(true);
    expect(screen.getByLabelText('On loan')).toBeChecked();
    // The browser takes the letter back.
    fireEvent.input(title(), { target: { value: 'Emma' } });
    expect(undo(title())).toBe(false);
    await waitFor(() => expect(screen.getByLabelText('On loan')).not.toBeChecked());
  });

  it('leaves the keys to what is around it where it has nothing to take back', () => {
    renderEngine(<Host />);
    const passed: string[] = [];
    const hear = ({ key }: KeyboardEvent) => void passed.push(key);
    document.addEventListener('keydown', hear);
    fireEvent.keyDown(screen.getByLabelText('On loan'), { key: 'z', code: 'KeyZ', ctrlKey: true });
    fireEvent.click(screen.getByLabelText('On loan'));
    fireEvent.keyDown(screen.getByLabelText('On loan'), { key: 'z', code: 'KeyZ', ctrlKey: true });
    document.removeEventListener('keydown', hear);
    expect(passed).toEqual(['z']);
    expect(screen.getByLabelText('On loan')).not.toBeChecked();
  });

  it('repeats in the same box what it took back there', async () => {
    const { user } = renderEngine(<Host />);
    await user.clear(title());
    await user.type(title(), 'Persuasion');
    await user.tab();
    await user.click(title());
    await user.keyboard('{Control>}z{/Control}');
    expect(title()).toHaveValue('Emma');
    await user.keyboard('{Control>}y{/Control}');
    expect(title()).toHaveValue('Persuasion');
    await user.keyboard('{Control>}z{/Control}');
    expect(title()).toHaveValue('Emma');
  });

  it('takes back a date that was picked in the calendar, from the box of the date', async () => {
    const { user } = renderEngine(<Host />);
    const published = screen.getByRole('textbox', { name: /^Published/ });
    await user.click(screen.getByRole('button', { name: 'Choose Published from a calendar' }));
    const [day] = await screen.findAllByRole('button', { name: /^\d+ / });
    await user.click(day as HTMLElement);
    await waitFor(() => expect(published).not.toHaveValue(''));
    await focused(published);
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(published).toHaveValue(''));
  });

  it('says on the buttons what they take back and make again, in words', async () => {
    const { user } = renderEngine(<Host />);
    const undo = screen.getByRole('button', { name: 'Undo' });
    const redo = screen.getByRole('button', { name: 'Redo' });
    expect([undo, redo]).toEqual([
      expect.objectContaining({ disabled: true }),
      expect.objectContaining({ disabled: true }),
    ]);
    await user.clear(title());
    await user.type(title(), 'Persuasion');
    await user.click(screen.getByRole('textbox', { name: /^Remark/ }));
    expect(undo).toHaveAttribute('data-hint', 'Undo: Title changed');
    await user.click(undo);
    await waitFor(() => expect(title()).toHaveValue('Emma'));
    await focused(title());
    expect(undo).toBeDisabled();
    expect(redo).toHaveAttribute('data-hint', 'Redo: Title changed');
    await user.click(redo);
    expect(title()).toHaveValue('Persuasion');
  });
});
