import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderEngine } from '../testing/render-engine.tsx';
import { EntityForm } from './EntityForm.tsx';
import { useForm } from './use-form.ts';

function Host() {
  const form = useForm({ form: 'book', initial: { type: 'branch.book' } });
  return (
    <>
      <EntityForm form={form} onSubmit={() => undefined} />
      <button type="button">Elsewhere</button>
      <button type="button" onClick={() => form.attemptSave()}>
        Save
      </button>
    </>
  );
}

it('says nothing about a field that the page itself put the focus in, when one clicks elsewhere [VALID-08]', async () => {
  const { user } = renderEngine(<Host />);
  screen.getByLabelText(/Title/).focus();
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByText('Required')).toBeNull();
});

it('says it about a field that one was in, by pointer or by key [VALID-08]', async () => {
  const { user } = renderEngine(<Host />);
  screen.getByLabelText(/Title/).focus();
  await user.tab();
  expect(screen.getByLabelText(/Title/)).toHaveAccessibleDescription('Required');
});

it('waits with what a left field has to say until the button is released, so that no click is lost', async () => {
  const { user } = renderEngine(<Host />);
  await user.click(screen.getByLabelText(/Title/));
  await user.pointer({ target: screen.getByRole('button', { name: 'Elsewhere' }), keys: '[MouseLeft>]' });
  expect(screen.queryByText('Required')).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]' });
  expect(await screen.findByText('Required')).toBeVisible();
});

it('keeps what a left field no longer has to say until the button is released, so that no click is lost', async () => {
  const { user } = renderEngine(<Host />);
  await user.click(screen.getByLabelText(/Title/));
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(await screen.findByText('Required')).toBeVisible();
  // Presses at once, before the debounced text has reached the form's values.
  fireEvent.change(screen.getByLabelText(/Title/), { target: { value: 'Emma' } });
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }));
  fireEvent.blur(screen.getByLabelText(/Title/));
  expect(screen.getByText('Required')).toBeVisible();
  fireEvent.pointerUp(screen.getByRole('button', { name: 'Elsewhere' }));
  await waitFor(() => expect(screen.queryByText('Required')).toBeNull());
});

it('leaves the focus where somebody has pressed before the first field with an error could have it', async () => {
  const { user } = renderEngine(<Host />);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const pressed = user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await pressed;
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByLabelText(/Title/)).toHaveFocus());
});
